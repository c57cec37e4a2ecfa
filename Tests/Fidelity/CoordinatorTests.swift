import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// The coordinator and what runs alongside a transition (contract A8, H14).
@Suite @MainActor struct CoordinatorTests {
  @Test("There is a coordinator from the hook on until the end, and at no other time", .contract("A8"))
  func life() {
    let scene = ModalScene.custom(removesPresenter: true)
    let (a, b, journal) = (scene.a, scene.b, scene.journal)
    scene.delegate.makePresentation = { presented, presenter in
      let made = RecordingPresentation(presented, presenter, in: journal, removesPresenter: true)
      made.on("willBegin") { journal.note("pc \($0.presentedViewController.transitionCoordinator != nil)") }
      return made
    }
    a.on(.vWD) { journal.note("A \(a.transitionCoordinator != nil)") }
    b.on(.vWA) { journal.note("B \(b.transitionCoordinator != nil)") }
    #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
    a.present(b, animated: true)
    scene.stage.advance(to: .beforeEnd)
    #expect(journal.take([.closure]) == "pc true, A true, B true")
    #expect(a.transitionCoordinator != nil && b.transitionCoordinator != nil)
    scene.stage.settle()
    #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
  }

  @Test(
    "A transition without animation has one or none, as chosen", .contract("A8"),
    arguments: Variants.of(\.unanimatedCoordinator))
  func unanimated(variant: UIKitVariant) {
    let scene = ModalScene(.fullScreen, variant: variant)
    let (b, journal) = (scene.b, scene.journal)
    b.on(.vWA) { journal.note("\(b.transitionCoordinator != nil)") }
    #expect(scene.present(animated: false, [.closure]) == "\(variant.unanimatedCoordinator == .present), completion")
  }

  @Test("It knows the transition", .contract("A8"))
  func facts() throws {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.endless)
    _ = scene.present()
    let coordinator = try #require(scene.b.transitionCoordinator)
    #expect(coordinator.isAnimated && !coordinator.isCancelled && !coordinator.initiallyInteractive)
    #expect(coordinator.transitionDuration == 0.4)
    #expect(coordinator.viewController(forKey: .from) === scene.a)
    #expect(coordinator.view(forKey: .to) === scene.b.view)
    #expect(coordinator.containerView === scene.delegate.presenting?.context?.containerView)
    #expect(coordinator.presentationStyle == .fullScreen)
  }

  @Test("Blocks alongside run at the close of the animator's first animation block, in its animation", .contract("H14"))
  func insideTheFirstBlock() {
    let scene = ModalScene(.fullScreen)
    let (b, journal) = (scene.b, scene.journal)
    scene.delegate.presenting = RecordingAnimator(in: journal) { context in
      RecordingAnimator.place(context)
      journal.note("before")
      UIView.animate(withDuration: 0.4) {
        journal.note("block")
        b.view.alpha = 0.5
      } completion: { _ in
        context.completeTransition(true)
      }
      journal.note("after")
    }
    b.on(.vWA) {
      b.transitionCoordinator?.animate(
        alongsideTransition: { _ in journal.note("alongside for \(UIView.inheritedAnimationDuration)") },
        completion: { _ in journal.note("over") })
    }
    #expect(scene.present([.closure]) == "before, block, alongside for 0.4, after, completion, over")
  }

  @Test("Without an animation block they run when animateTransition returns", .contract("H14"))
  func withoutABlock() {
    let scene = ModalScene(.fullScreen)
    let (b, journal) = (scene.b, scene.journal)
    scene.delegate.presenting = RecordingAnimator(in: journal) { context in
      RecordingAnimator.place(context)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { context.completeTransition(true) }
      journal.note("returns")
    }
    b.on(.vWA) { b.transitionCoordinator?.animate(alongsideTransition: { _ in journal.note("alongside") }) }
    #expect(scene.present([.closure]) == "returns, alongside, completion")
  }

  @Test("What is animated alongside moves with the transition", .contract("H14"))
  func movesAlong() {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.fade())
    let b = scene.b
    let bar = UIView()
    b.view.addSubview(bar)
    b.on(.vWA) { b.transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 }) }
    scene.a.present(b, animated: true)
    scene.stage.advance(toFractionOfTransition: 0.5)
    #expect(bar.alpha == 0)
    #expect(bar.layer.presentation().map { $0.opacity > 0 && $0.opacity < 1 } == true)
    scene.stage.settle()
    #expect(bar.layer.presentation()?.opacity == 0)
  }

  @Test("Too late to animate, it says so; the completion still runs", .contract("H14"))
  func tooLate() throws {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.fade())
    let journal = scene.journal
    scene.a.present(scene.b, animated: true)
    scene.stage.advance(toFractionOfTransition: 0.5)
    let coordinator = try #require(scene.a.transitionCoordinator)
    let isQueued = coordinator.animate(
      alongsideTransition: { _ in journal.note("alongside") }, completion: { _ in journal.note("over") })
    #expect(!isQueued)
    scene.stage.settle()
    #expect(journal.take([.closure]) == "over")
  }

  @Test("Queued in time, it says so", .contract("H14"))
  func inTime() {
    let scene = ModalScene(.fullScreen)
    let (b, journal) = (scene.b, scene.journal)
    b.on(.vWA) {
      let isQueued = b.transitionCoordinator?.animateAlongsideTransition(in: nil, animation: { _ in }, completion: nil)
      journal.note("\(isQueued == true)")
    }
    #expect(scene.present([.closure]) == "true, completion")
  }
}
