import Testing
import TransitionDriver
import UIKit

@testable import TransitionSpecimens

/// The transitions that nobody meant to be driven, under a finger all the same.
@Suite(.serialized) @MainActor struct IfInteractiveTests {
  /// Answers a driver where the app answers none.
  private final class Puppeteer: NSObject, UIViewControllerTransitioningDelegate {
    private let app: any UIViewControllerTransitioningDelegate
    var driver: UIPercentDrivenInteractiveTransition?

    init?(of controller: UIViewController) {
      guard let app = controller.transitioningDelegate else { return nil }
      self.app = app
      super.init()
      controller.transitioningDelegate = self
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      app.animationController(forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      app.animationController(forDismissed: dismissed)
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  /// A transition that was asked for, driven half way and then given up.
  private func giveUp(_ puppeteer: Puppeteer, _ stage: Stage) {
    let driver = UIPercentDrivenInteractiveTransition()
    puppeteer.driver = driver
    stage.nextTurn()
    driver.update(0.5)
    stage.nextTurn()
    driver.cancel()
    stage.settle()
    puppeteer.driver = nil
  }

  private func shown(_ subject: Subject) throws -> (Stage, UIViewController, Puppeteer) {
    let stage = Stage(subject: subject)
    stage.present(.subject)
    stage.settle()
    let controller = try #require(stage.root.presentedViewController)
    return (stage, controller, try #require(Puppeteer(of: controller)))
  }

  @Test func aCancelledDismissalOfTheAnswersWayLeavesThePresenterInTheContainer() throws {
    let (stage, controller, puppeteer) = try shown(Specimens.answersWayIfInteractive)
    #expect(stage.root.view.window == nil)
    stage.dismiss()
    giveUp(puppeteer, stage)
    #expect(controller.presentingViewController != nil)
    #expect(stage.root.view.window != nil, "it should have left again")
  }

  @Test func aCancelledDismissalOfTheStorysWayIsCompleted() throws {
    let (stage, controller, puppeteer) = try shown(Specimens.storysWayIfInteractive)
    stage.dismiss()
    giveUp(puppeteer, stage)
    #expect(controller.presentingViewController == nil)
  }

  @Test func theRightOnesRestoreTheWorldAfterADismissal() throws {
    for subject in [Specimens.answersWayMadeRight, Specimens.storyMadeRightIfInteractive] {
      let (stage, controller, puppeteer) = try shown(subject)
      let before = Hand.sight(of: stage)
      for _ in 0..<2 {
        stage.dismiss()
        giveUp(puppeteer, stage)
        #expect(controller.presentingViewController != nil && Hand.sight(of: stage) == before, "\(subject.name)")
      }
      stage.dismiss()
      #expect(stage.settle().isAtRest)
      #expect(stage.root.presentedViewController == nil && stage.root.view.window != nil, "\(subject.name)")
    }
  }

  @Test func theRightOnesRestoreTheWorldAfterAPresentation() throws {
    for subject in [Specimens.answersWayMadeRight, Specimens.storyMadeRightIfInteractive] {
      let stage = Stage(subject: subject)
      let before = Hand.sight(of: stage)
      for _ in 0..<2 {
        stage.present(.subject)
        let controller = try #require(stage.root.presentedViewController)
        giveUp(try #require(Puppeteer(of: controller)), stage)
        #expect(stage.root.presentedViewController == nil && Hand.sight(of: stage) == before, "\(subject.name)")
      }
      stage.present(.subject)
      #expect(stage.settle().isAtRest)
      #expect(stage.root.presentedViewController?.view.window != nil, "\(subject.name)")
    }
  }
}
