import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Whom a dismissal takes away, and when (contract G6–G9).
@Suite @MainActor struct DismissalTests {
  @Test(
    "A dismissal in flight waits or is ignored, as chosen", .contract("G6"), arguments: Variants.of(\.dismissInFlight))
  func inFlight(variant: UIKitVariant) {
    let scene = ModalScene(variant: variant)
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    scene.b.dismiss(animated: true)
    scene.stage.settle()
    let waits = variant.dismissInFlight == .queued
    #expect((scene.a.presentedViewController == nil) == waits)
    #expect(scene.warnings == (waits ? [] : [.transitionInProgress]))
  }

  @Test("dismiss takes away what the receiver presents, or else the receiver", .contract("G7"))
  func receiver() {
    let fromPresenter = ModalScene().presented()
    fromPresenter.a.dismiss(animated: true)
    fromPresenter.stage.settle()
    #expect(fromPresenter.a.presentedViewController == nil)

    let fromPresented = ModalScene().presented()
    fromPresented.b.dismiss(animated: true)
    fromPresented.stage.settle()
    #expect(fromPresented.a.presentedViewController == nil)
  }

  @Test("A child's dismissal takes its parent away", .contract("G7"))
  func child() {
    let scene = ModalScene().presented()
    let child = scene.controller("C")
    scene.b.addChild(child)
    scene.b.view.addSubview(child.view)
    scene.stage.settle()
    child.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.a.presentedViewController == nil)
  }

  @Test("With nothing to dismiss nothing happens; the block does not run", .contract("G7b"))
  func nothingToDismiss() {
    let scene = ModalScene()
    scene.a.dismiss(animated: true) { [journal = scene.journal] in journal.note("completion") }
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.journal.take() == "")
    #expect(scene.warnings == [])
  }

  @Test("Of several calls for the same controller the first has an effect, and its block runs", .contract("G7b"))
  func repeatedDismissals() {
    let scene = ModalScene().presented()
    for number in 1...3 {
      scene.b.dismiss(animated: true) { [journal = scene.journal] in journal.note("completion \(number)") }
    }
    scene.stage.settle()
    #expect(scene.journal.take() == "B.vWD, A.vWA, A.vDA, B.vDD, completion 1")
  }

  /// A presents B, B presents C; each with an animator of its own.
  private func chain(_ variant: UIKitVariant) -> (scene: ModalScene, top: RecordingController, RecordingDelegate) {
    let scene = ModalScene(.fullScreen, variant: variant, dismissing: RecordingAnimator.fade()).presented()
    let top = scene.controller("C")
    let delegate = RecordingDelegate(in: scene.journal)
    delegate.dismissing = RecordingAnimator(in: scene.journal, RecordingAnimator.fade())
    top.transitioningDelegate = delegate
    scene.b.present(top, animated: true)
    scene.stage.settle()
    _ = scene.journal.take()
    return (scene, top, delegate)
  }

  @Test(
    "Dismissing from below removes all above; the block runs after the last viewDidDisappear", .contract("G8"),
    arguments: Variants.of(\.chainDismissal))
  func chainGoes(variant: UIKitVariant) {
    let (scene, top, delegate) = chain(variant)
    scene.a.dismiss(animated: true) { [journal = scene.journal] in journal.note("completion") }
    scene.stage.settle()
    #expect(scene.journal.take() == "C.vWD, A.vWA, A.vDA, C.vDD, completion")
    #expect(scene.a.presentedViewController == nil && scene.b.presentedViewController == nil)
    #expect(top.presentingViewController == nil && top.view.window == nil && scene.b.view.window == nil)
    #expect(scene.a.view.window != nil)
    _ = delegate
  }

  @Test(
    "Whose animator runs, and who it is told leaves, as chosen", .contract("G8"),
    arguments: Variants.of(\.chainDismissal))
  func chainAnimator(variant: UIKitVariant) {
    let (scene, top, delegate) = chain(variant)
    scene.a.dismiss(animated: true)
    scene.stage.settle()
    let topContext = delegate.dismissing?.context
    let childContext = scene.delegate.dismissing?.context
    switch variant.chainDismissal {
    case .topMost:
      #expect(topContext?.viewController(forKey: .from) === top)
      #expect(childContext == nil)
    case .child:
      #expect(childContext?.viewController(forKey: .from) === scene.b)
      #expect(topContext == nil)
    case .topMostFromChild:
      #expect(topContext?.viewController(forKey: .from) === scene.b)
      #expect(childContext == nil)
    }
  }

  @Test("A second dismissal of the presenter, while its presented one goes, takes the presenter too", .contract("G9"))
  func dismissWhileChildIsDismissed() {
    let scene = ModalScene().presented()
    let top = scene.controller("C")
    scene.b.present(top, animated: true)
    scene.stage.settle()
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    scene.b.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.b.presentingViewController == nil)
    #expect(scene.a.presentedViewController == nil)
  }
}
