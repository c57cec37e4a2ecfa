import Foundation
import Testing
import TransitionDriver
import TransitionTrace
import UIKit

@testable import TransitionSpecimens

/// A delegate that gives an animator which completes at once.
private final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var duration = 0.0

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    for key in [UITransitionContextViewKey.from, .to] {
      if let view = context.view(forKey: key) { context.containerView.addSubview(view) }
    }
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
    }
    context.completeTransition(true)
  }
}

/// A card that has been where it belongs for a while when it says so (R19).
private final class LateCard: SelfAnimatedController {
  init() { super.init(.custom) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    LateLift(isPresenting: isPresenting)
  }
}

private final class LateLift: LiftAnimator {
  override func end(_ context: any UIViewControllerContextTransitioning) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { super.end(context) }
  }
}

@MainActor private final class Keeper {
  var delegate: Delegate? = Delegate()
}

/// Presents something before its own view is in a window.
private final class HastyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    present(UIViewController(), animated: true)
  }
}

/// Rules about what an app forgets, on traces of the simulation itself.
@Suite(.serialized) @MainActor struct ForgetfulAppsTests {
  @Test(arguments: [true, false]) func aDelegateThatNobodyKeepsIsMissed(isKept: Bool) {
    let keeper = Keeper()
    let subject = Subject("forgetful") {
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      controller.transitioningDelegate = keeper.delegate
      return controller
    }
    let stage = Stage(subject: subject)
    stage.present(.subject)
    stage.settle()
    if !isKept { keeper.delegate = nil }
    stage.dismiss()
    stage.settle()
    #expect(stage.findings().map(\.invariant) == (isKept ? [] : ["the transitioning delegate stays"]))
  }

  @Test func presentingFromViewDidLoadIsWarnedOf() {
    let stage = Stage(subject: Subject("hasty") { HastyController() })
    stage.present(.subject)
    stage.settle()
    let found = stage.findings()
    #expect(found.map(\.invariant) == ["UIKit has nothing to warn of"])
    #expect(found.first?.because.hasPrefix("it was asked for after viewDidLoad of") == true)
  }

  @Test func oneThatTakesLongerThanItSaysGetsAdvice() {
    var options = CheckOptions()
    options.cases = 200
    let summary = StoryCheck(Subject("late") { LateCard() }, options).run()
    #expect(summary.verdict == .passed && summary.failures.isEmpty)
    #expect(summary.advice.map(\.invariant) == ["duration is honest"])
    #expect(summary.advice.first?.statement == "the presentation of LateCard#2 takes 450 ms")
  }

  @Test func anAnimatorThatChangesItsMindIsNamed() {
    let delegate = Delegate()
    let subject = Subject("fickle") {
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      controller.transitioningDelegate = delegate
      return controller
    }
    let stage = Stage(subject: subject)
    for _ in 0..<2 {
      stage.present(.subject)
      stage.settle()
      delegate.duration = 0.3
      stage.dismiss()
      stage.settle()
    }
    #expect(stage.findings().map(\.invariant) == ["cycles repeat"])
  }

  @Test func aButtonThatWorksOnceIsNamed() {
    let keeper = Keeper()
    let subject = Subject(
      "once", root: { UIViewController() },
      start: { root in
        if keeper.delegate == nil { return }
        keeper.delegate = nil
        root.present(UIViewController(), animated: true)
      })
    let stage = Stage(subject: subject)
    for _ in 0..<2 {
      stage.present(.subject)
      stage.settle()
      stage.dismiss()
      stage.settle()
    }
    #expect(stage.findings().map(\.invariant) == ["cycles repeat"])
    #expect(stage.findings().first?.statement.hasSuffix("presents nothing now") == true)
  }
}
