import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Interaction controllers of the app's own, which do by hand what the percent-driven one does (contract A29–A33, B12–B14, D10).
@Suite(.serialized) @MainActor struct InteractionObjectTests {
  /// Moves the view itself, tells the context, and completes the transition.
  private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    let journal: Journal
    var wantsInteractiveStart = true
    var completionSpeed: CGFloat = 1
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ journal: Journal) { self.journal = journal }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      journal.note("start \(transitionContext.isInteractive)", .animator)
      context = transitionContext
      RecordingAnimator.place(transitionContext)
    }

    func update(_ fraction: CGFloat) {
      (context?.view(forKey: .from) ?? context?.view(forKey: .to))?.alpha = 1 - fraction
      context?.updateInteractiveTransition(fraction)
    }

    /// The finger lets go; the rest takes a tenth of a second.
    func letGo(finishing: Bool) {
      guard let context else { return }
      if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
      let view = context.view(forKey: .from) ?? context.view(forKey: .to)
      UIView.animate(withDuration: 0.1) {
        view?.alpha = finishing ? 0 : 1
      } completion: { _ in
        view?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// An object that says nothing of speed and curve.
  private final class Plain: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  }

  private func scene(removes: Bool, _ variant: UIKitVariant = .standard) -> (ModalScene, Hand) {
    let scene = ModalScene.custom(removesPresenter: removes, variant: variant)
    return (scene, Hand(scene.journal))
  }

  private static let heard: [Journal.Kind] = [.appearance, .animator, .closure]

  @Test("The object is started in place of the animator, and the transition waits for it", .contract("B13", "B14"))
  func startsInPlace() {
    let (scene, hand) = scene(removes: false)
    _ = scene.presented()
    scene.delegate.interactor = hand
    scene.b.dismiss(animated: true) { scene.journal.note("completion") }
    scene.stage.nextTurn()
    #expect(scene.journal.take(Self.heard) == "animator.duration, B.vWD, start true")
    hand.update(0.4)
    scene.stage.advance(by: .seconds(9))
    hand.letGo(finishing: true)
    #expect(scene.journal.take(Self.heard) == "")
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.journal.take(Self.heard) == "B.vDD, completion, animator.ended(true)")
    #expect(scene.a.presentedViewController == nil)
  }

  @Test(
    "A dismissal given up: both turn back, one hears it was not completed", .contract("A29", "A30", "A31", "A32"),
    arguments: [true, false], UIKitVariant.CompensatingWills.allCases)
  func cancelledDismissal(removes: Bool, order: UIKitVariant.CompensatingWills) {
    var variant = UIKitVariant()
    variant.compensatingWills = order
    let (scene, hand) = scene(removes: removes, variant)
    _ = scene.presented()
    scene.delegate.interactor = hand
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    hand.update(0.4)
    scene.b.transitionCoordinator?.notifyWhenInteractionChanges { _ in scene.journal.note("handler") }
    #expect(scene.journal.take([.appearance]) == (removes ? "B.vWD, A.vWA" : "B.vWD"))
    hand.letGo(finishing: false)
    #expect(scene.stage.settle().isAtRest)
    let turned = removes ? "handler, A.vWD, B.vWA, B.vDA, A.vDD" : "handler, B.vWA, B.vDA"
    #expect(scene.journal.take(Self.heard) == turned + ", animator.ended(false)")
    #expect(scene.a.presentedViewController === scene.b && scene.b.view.window != nil)
  }

  @Test("A presentation given up leaves nothing", .contract("A29", "A33"), arguments: [true, false])
  func cancelledPresentation(removes: Bool) {
    let (scene, hand) = scene(removes: removes)
    scene.delegate.interactor = hand
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    #expect(scene.journal.take([.appearance]) == (removes ? "A.vWD, B.vWA" : "B.vWA"))
    hand.update(0.4)
    hand.letGo(finishing: false)
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.journal.take([.appearance]) == (removes ? "B.vWD, A.vWA, A.vDA, B.vDD" : "B.vWD, B.vDD"))
    #expect(scene.a.presentedViewController == nil && scene.b.presentingViewController == nil)
    #expect(scene.b.view.superview == nil && scene.a.view.window != nil)
  }

  @Test("A presentation finished by hand is a presentation", .contract("A29", "B13"))
  func finishedPresentation() {
    let (scene, hand) = scene(removes: true)
    scene.delegate.interactor = hand
    scene.a.present(scene.b, animated: true) { scene.journal.note("completion") }
    scene.stage.nextTurn()
    hand.letGo(finishing: true)
    scene.stage.settle()
    #expect(
      scene.journal.take(Self.heard)
        == "animator.duration, A.vWD, B.vWA, start true, B.vDA, A.vDD, completion, animator.ended(true)")
  }

  @Test("The coordinator follows the hand", .contract("B12", "D16"))
  func coordinator() throws {
    let (scene, hand) = scene(removes: false)
    _ = scene.presented()
    scene.delegate.interactor = hand
    hand.completionSpeed = 0.5
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    let coordinator = try #require(scene.b.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive && !coordinator.isCancelled)
    #expect(coordinator.percentComplete == 0 && coordinator.completionVelocity == 0.5)
    hand.update(0.4)
    #expect(coordinator.percentComplete == 0.4)
    hand.letGo(finishing: false)
    hand.update(0.9)
    #expect(coordinator.percentComplete == 0.4, "the finger is off")
    #expect(coordinator.initiallyInteractive && !coordinator.isInteractive && coordinator.isCancelled)
    scene.stage.settle()
    let changes = scene.stage.trace.events.compactMap { event -> String? in
      if case .interaction(let change, let perMille) = event.kind { "\(change) \(perMille)" } else { nil }
    }
    #expect(changes == ["began 0", "updated 400", "cancelled 400"])
    #expect(coordinator.isCancelled, "kept by the test, it still knows")
  }

  @Test("Speed, curve and start have defaults", .contract("D10"))
  func defaults() {
    let plain: any UIViewControllerInteractiveTransitioning = Plain()
    #expect(plain.completionSpeed == 1 && plain.completionCurve == .easeInOut && plain.wantsInteractiveStart)
  }

  @Test("One that does not want to start under the finger is not started; the animator runs", .contract("D10"))
  func startsByItself() {
    let (scene, hand) = scene(removes: false)
    _ = scene.presented()
    hand.wantsInteractiveStart = false
    scene.delegate.interactor = hand
    #expect(
      scene.dismiss(Self.heard)
        == "animator.duration, B.vWD, animator.animate, B.vDD, completion, animator.ended(true)")
    #expect(hand.context == nil && scene.stage.trace.transitions.last?.isInteractive == false)
  }

  @Test("Interaction handlers: at every change, the old kind once, and gone with the transition", .contract("D16"))
  func handlers() {
    final class Token {}
    let (scene, hand) = scene(removes: false)
    _ = scene.presented()
    scene.delegate.interactor = hand
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    let old: any NotifyingTheOldWay = OldWay(coordinator: scene.b.transitionCoordinator)
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      scene.b.transitionCoordinator?.notifyWhenInteractionChanges { _ in
        withExtendedLifetime(token) { scene.journal.note("changes") }
      }
    }
    old.notify { scene.journal.note("ends \($0.isCancelled)") }
    #expect(kept != nil)
    hand.update(0.4)
    hand.letGo(finishing: false)
    #expect(scene.journal.take([.closure]) == "changes, ends true")
    #expect(kept != nil)
    scene.stage.settle()
    #expect(scene.journal.take([.closure]) == "" && kept == nil)
  }
}

/// Reaches a deprecated method without a warning.
@MainActor
private protocol NotifyingTheOldWay {
  func notify(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

private struct OldWay: NotifyingTheOldWay {
  let coordinator: (any UIViewControllerTransitionCoordinator)?

  @available(*, deprecated)
  func notify(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    coordinator?.notifyWhenInteractionEnds(handler)
  }
}
