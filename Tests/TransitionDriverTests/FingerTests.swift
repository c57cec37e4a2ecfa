import Testing
import TransitionDriver
import TransitionGenerators
import TransitionTrace
import UIKit

/// A card with a pan of its own, as people write it: it says so when the finger comes down, and completes truthfully.
private final class PannedCard: UIViewController, UIViewControllerTransitioningDelegate {
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  private(set) var ends: [FingerEnd] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func begin() {
    driver = UIPercentDrivenInteractiveTransition()
    dismiss(animated: true)
  }

  func move(_ fraction: CGFloat) { driver?.update(fraction) }

  func end(_ end: FingerEnd) {
    ends.append(end)
    if end == .finished { driver?.finish() } else { driver?.cancel() }
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    Sinking()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A card that is driven by whoever drives it: it always answers a driver.
private final class DrivenCard: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    Sinking()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { UIPercentDrivenInteractiveTransition() }
}

private final class Sinking: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .from)!
    UIView.animate(withDuration: 0.4) {
      view.frame.origin.y += 844
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@Suite(.serialized) @MainActor struct FingerTests {
  private static let panned = Subject("panned") { PannedCard() }
    .dismissedByFinger(PannedCard.self, began: { $0.begin() }, moved: { $0.move($1) }, ended: { $0.end($1) })

  private func changes(_ stage: Stage) -> [String] {
    stage.trace.events.compactMap { event in
      guard case .interaction(let change, let perMille) = event.kind else { return nil }
      return "\(change.name) \(perMille)"
    }
  }

  private func presented(_ subject: Subject) -> Stage {
    let stage = Stage(subject: subject)
    stage.present(.subject)
    stage.settle()
    return stage
  }

  @Test func theAppsOwnHandlerIsRun() {
    let stage = presented(Self.panned)
    let card = stage.controller(.top) as? PannedCard
    #expect(stage.dismiss(interactively: true))
    stage.nextTurn()
    stage.interaction.update(0.3)
    stage.interaction.cancel()
    stage.settle()
    #expect(changes(stage) == ["began 0", "updated 300", "cancelled 300"])
    #expect(card?.ends == [.cancelled] && stage.controller(.top) === card)
    #expect(stage.dismiss(interactively: true))
    stage.nextTurn()
    stage.interaction.finish()
    stage.settle()
    #expect(stage.controllers.count == 1)
  }

  /// A handler that does not keep what a quick flick decided loses it, as on a device (contract D7).
  @Test func aFlickIsTheAppsToKeep() {
    let stage = presented(Self.panned)
    stage.dismiss(interactively: true)
    stage.interaction.finish()
    #expect(!stage.settle().isAtRest)
    #expect(stage.controllers.count == 2)
  }

  /// Where the app only answers a driver, the finger is the story's, and it knows how to wait.
  @Test(arguments: [true, false]) func anAnsweredDriverIsDriven(isFlick: Bool) throws {
    var subject = Subject("driven") { DrivenCard() }
    subject.stories.dismissesInteractively = true
    let stage = presented(subject)
    #expect(stage.dismiss(interactively: true))
    if !isFlick { stage.nextTurn() }
    stage.interaction.update(0.5)
    stage.interaction.cancel(speed: 2)
    let rest = stage.settle()
    #expect(rest.isAtRest)
    #expect(changes(stage) == ["began 0", "updated 500"] + (isFlick ? [] : ["updated 500"]) + ["cancelled 500"])
    #expect(stage.controllers.count == 2)
    #expect(abs(rest.advanced / .milliseconds(1) - 100) < 0.01)
  }

  @Test func storiesFindOutWhoAnswersADriver() {
    var options = CheckOptions()
    options.cases = 60
    func actions(_ subject: Subject) -> Set<String> {
      Set(StoryCheck(subject, options).run().coverage.map(\.action))
    }
    #expect(actions(Subject("driven") { DrivenCard() }).contains("dismissInteractively"))
    let plain = Subject("plain") { UIViewController() }
    #expect(!actions(plain).contains("presentInteractively"))
  }

  @Test func aStoryMayAskWhatWouldHappenUnderAFinger() throws {
    final class Undriven: UIViewController, UIViewControllerTransitioningDelegate {
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Sinking() }
    }
    let subject = Subject("undriven") {
      let controller = Undriven()
      controller.transitioningDelegate = controller
      return controller
    }
    let stage = presented(subject.whatIfInteractive())
    #expect(stage.dismiss(interactively: true))
    stage.nextTurn()
    stage.interaction.update(0.5)
    stage.interaction.cancel()
    stage.settle()
    #expect(changes(stage).last == "cancelled 500")
    let record = try #require(stage.trace.transitions.last)
    #expect(record.isInteractive && record.isWhatIf)
    // Without asking, the finger means nothing: the style is a sheet, but this animator is no swipe of the sheet's.
    stage.dismiss()
    stage.settle()
    #expect(stage.trace.transitions.last?.isWhatIf == false)
  }

  @Test func sheetsAreSwipedAway() {
    let stage = Stage(root: PlainController(style: .automatic))
    stage.present(.plain(.pageSheet))
    stage.settle()
    #expect(stage.dismiss(interactively: true))
    stage.interaction.update(0.4)
    stage.interaction.finish()
    #expect(stage.settle().isAtRest && stage.controllers.count == 1)
    stage.present(.plain(.fullScreen))
    stage.settle()
    #expect(!stage.dismiss(interactively: true))
  }

  @Test func thereIsOneFinger() {
    let stage = presented(Self.panned)
    #expect(!stage.interaction.update(0.5) && !stage.interaction.cancel())
    #expect(stage.dismiss(interactively: true))
    #expect(!stage.dismiss(interactively: true))
    #expect(stage.stepsSkipped == 3)
  }

  @Test func theSystemTakesTheFingerAwayWhenTheAppGoes() {
    let stage = presented(Self.panned)
    let card = stage.controller(.top) as? PannedCard
    stage.dismiss(interactively: true)
    stage.nextTurn()
    stage.enterBackground()
    stage.settle()
    #expect(card?.ends == [.aborted])
    #expect(!stage.dismiss(interactively: true))
    stage.enterForeground()
    #expect(stage.dismiss(interactively: true))
  }

  /// A story's last words about a finger are what a test needs to paste.
  @Test func aFingerLeftDownIsLiftedInTheCodeToo() {
    let held = Scenario(steps: [.init(.present(.subject)), .init(.dismissInteractively), .init(.drag(perMille: 250))])
    let last = ["stage.settle()", "#expect(stage.findings().isEmpty)"]
    let end = ["stage.interaction.update(0.25)", "stage.settle()", "stage.interaction.lift()"]
    #expect(held.code(subject: "card").suffix(5) == end + last)
    var lifted = held
    lifted.steps.append(.init(.cancel(speed: 300), delay: .sameTurn))
    #expect(lifted.code(subject: "card").suffix(3) == ["stage.interaction.cancel(speed: 3.0)"] + last)
  }
}
