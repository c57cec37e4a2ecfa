import Testing
import TransitionCheck
import UIKit
import XCTest

/// Never completes.
final class StuckController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

@Suite(.keepingNoFailures) @MainActor struct CheckTransitionsTests {
  @Test func aRightTransitionPasses() throws {
    let summary = try #require(checkTransitions("plain", cases: 50) { UIViewController() })
    #expect(summary.cases == 50)
  }

  @Test func aBrokenRuleFailsTheTestAtTheCallersLine() {
    withKnownIssue {
      checkTransitions("stuck", cases: 50) { StuckController() }
    } matching: { issue in
      issue.sourceLocation?.fileName == "CheckTransitionsTests.swift"
        && issue.comments.contains { $0.rawValue.contains("✗ completes exactly once — stuck") }
    }
  }

  @Test func aLabelThatIsNotMetFailsTheTest() {
    withKnownIssue {
      checkTransitions(of: Subject("plain") { UIViewController() }.breaking("completes exactly once"), cases: 20)
    }
  }

  @Test func aRuleOfTheAppsOwnCounts() {
    let rule = EventRule.never("never loads a view", .callback(.loadView))
    withKnownIssue {
      checkTransitions("plain", cases: 5, adding: [rule]) { UIViewController() }
    }
  }
}

final class CheckTransitionsXCTests: XCTestCase {
  @MainActor func testARightTransitionPasses() {
    let summary = checkTransitions("plain", cases: 50) { UIViewController() }
    XCTAssertEqual(summary?.cases, 50)
  }

  @MainActor func testInAnAsyncTest() async {
    let summary = checkTransitions("plain", cases: 20) { UIViewController() }
    XCTAssertEqual(summary?.cases, 20)
  }
}
