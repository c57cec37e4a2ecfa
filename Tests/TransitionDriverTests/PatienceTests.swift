import Foundation
import Testing
import TransitionGenerators
import TransitionInvariants
import TransitionTrace
import UIKit

@testable import TransitionDriver

/// A card whose driver is told of the finger's verdict a little later, as people do against the race of D7.
private final class LateCard: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var driver: UIPercentDrivenInteractiveTransition?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func began() {
    guard presentingViewController != nil, transitionCoordinator == nil, UIView.areAnimationsEnabled else { return }
    driver = UIPercentDrivenInteractiveTransition()
    dismiss(animated: true)
  }

  func moved(_ fraction: CGFloat) { driver?.update(fraction) }

  func ended(_ end: FingerEnd) {
    let driver = driver
    self.driver = nil
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      if end == .finished { driver?.finish() } else { driver?.cancel() }
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .from)
    UIView.animate(withDuration: 0.4) {
      view?.alpha = 0
    } completion: { _ in
      view?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A card that comes with the frames of a display link.
private final class LinkCard: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var link: CADisplayLink?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  private var context: (any UIViewControllerContextTransitioning)?
  private var frames = 0

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    view.frame = context.finalFrame(for: self)
    context.containerView.addSubview(view)
    link = CADisplayLink(target: self, selector: Selector("frame", Self.frame))
    link?.add(to: .main, forMode: .common)
  }

  private func frame() {
    frames += 1
    guard frames >= 24 else { return }
    link?.invalidate()
    link = nil
    context?.completeTransition(true)
    context = nil
  }
}

/// How long a story waits for an app that needs its time.
@Suite(.serialized) @MainActor struct PatienceTests {
  private static let late = Subject("late") { LateCard() }
    .dismissedByFinger(LateCard.self, began: { $0.began() }, moved: { $0.moved($1) }, ended: { $0.ended($1) })

  @Test(arguments: [FingerEnd.finished, .cancelled]) func aVerdictThatComesAfterALongHoldIsWaitedFor(end: FingerEnd) {
    let stage = Stage(subject: Self.late)
    stage.present(.subject)
    stage.settle()
    stage.dismiss(interactively: true)
    stage.nextTurn()
    stage.interaction.update(0.5)
    stage.advance(by: .seconds(10))
    if end == .finished { stage.interaction.finish() } else { stage.interaction.cancel() }
    let rest = stage.settle()
    #expect(rest.isAtRest, "\(rest)")
    #expect((stage.root.presentedViewController == nil) == (end == .finished))
    #expect(stage.findings().isEmpty)
  }

  @Test func lateVerdictsAreNoMistakeInStories() {
    var options = CheckOptions()
    options.cases = 700
    #expect(StoryCheck(Self.late, options).run().failures.isEmpty)
  }

  /// Display links rest in the background: the app is brought back before anything is said.
  @Test func whatRestsInTheBackgroundIsNoEvidence() {
    let story = Scenario(steps: [.init(.present(.subject)), .init(.enterBackground, delay: .nextTurn)])
    let run = StoryRun.tell(story, of: Subject("link") { LinkCard() }, rules: Invariants.all)
    #expect(run.findings.isEmpty)
    #expect(run.trace.events.contains { $0.kind == .disturbed(.enteredForeground) })
    #expect(run.trace.events.contains { $0.kind == .transitionEnded(didComplete: true) })
    #expect(run.stepsTaken == 2)
  }

  @Test func whatTheAppNeverCompletesIsStillSaid() {
    let stage = Stage(root: UIViewController())
    let shown = LateCard()
    stage.root.present(shown, animated: false)
    stage.settle()
    shown.began()
    stage.nextTurn()
    let rest = stage.settle()
    #expect(!rest.isAtRest && rest.advanced <= .seconds(2))
  }
}
