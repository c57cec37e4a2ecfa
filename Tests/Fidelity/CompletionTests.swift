import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What `completeTransition` causes, and in which order (contract A17–A20, B14–B20, Z4).
@Suite @MainActor struct CompletionTests {
  @Test("Everything happens inside the call", .contract("A17", "Z4"))
  func synchronous() {
    let scene = ModalScene.custom(removesPresenter: true, presenting: RecordingAnimator.endless)
    let journal = scene.journal
    scene.a.present(scene.b, animated: true) { journal.note("completion") }
    scene.stage.nextTurn()
    scene.a.transitionCoordinator?.animate(alongsideTransition: nil) { _ in journal.note("coordinator") }
    _ = journal.take()
    scene.delegate.presenting?.context?.completeTransition(true)
    let heard = journal.take([.appearance, .hook, .closure, .animator])
    for line in ["B.vDA", "A.vDD", "pc.didEnd(true)", "completion", "coordinator", "animator.ended(true)"] {
      #expect(heard.contains(line))
    }
    #expect(scene.a.view.window == nil)
    #expect(scene.a.transitionCoordinator == nil)
  }

  @Test(
    "Dids, then the completion of present, then the coordinator's completions in order", .contract("A18"),
    arguments: Variants.each)
  func fixedOrder(variant: UIKitVariant) {
    let scene = ModalScene(.fullScreen, variant: variant, presenting: RecordingAnimator.fade())
    let journal = scene.journal
    let a = scene.a
    a.on(.vWD) {
      // There is none where a transition without animation has no coordinator; this one is animated.
      a.transitionCoordinator?.animate(alongsideTransition: nil) { _ in journal.note("first") }
      a.transitionCoordinator?.animate(alongsideTransition: nil) { _ in journal.note("second") }
    }
    #expect(scene.present().hasSuffix("B.vDA, A.vDD, completion, first, second"))
  }

  @Test(
    "The presentation controller's hook stands before or after the dids, as chosen", .contract("A18"),
    arguments: Variants.of(\.didEndHook))
  func didEndHook(variant: UIKitVariant) {
    let scene = ModalScene.custom(removesPresenter: true, variant: variant)
    let expected =
      variant.didEndHook == .beforeAppearance
      ? "pc.didEnd(true), B.vDA, A.vDD, completion" : "B.vDA, A.vDD, pc.didEnd(true), completion"
    #expect(scene.present([.hook, .appearance, .closure]).hasSuffix(expected))
  }

  @Test(
    "animationEnded comes after present's completion, on either side of the coordinator's", .contract("A18", "A19"),
    arguments: Variants.of(\.animationEnded))
  func animationEndedSlot(variant: UIKitVariant) {
    let scene = ModalScene(.fullScreen, variant: variant, presenting: RecordingAnimator.fade())
    let (b, journal) = (scene.b, scene.journal)
    b.on(.vWA) { b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in journal.note("coordinator") } }
    let expected =
      variant.animationEnded == .beforeCoordinator
      ? "completion, animator.ended(true), coordinator" : "completion, coordinator, animator.ended(true)"
    #expect(scene.present([.closure, .animator]).hasSuffix(expected))
  }

  @Test("Everyone hears the flag given to completeTransition", .contract("A19", "A20"), arguments: [true, false])
  func flagIsPassedOn(flag: Bool) {
    let scene = ModalScene.custom(presenting: RecordingAnimator.fade(flag))
    let heard = scene.present([.hook, .animator])
    #expect(heard.hasSuffix("pc.didEnd(\(flag)), animator.ended(\(flag))"))
  }

  @Test("Everyone hears the flag of a dismissal too", .contract("A19", "A20"), arguments: [true, false])
  func flagOfDismissal(flag: Bool) {
    let scene = ModalScene.custom(dismissing: RecordingAnimator.fade(flag)).presented()
    #expect(scene.dismiss([.hook, .animator]).hasSuffix("pc.dismissalDidEnd(\(flag)), animator.ended(\(flag))"))
  }

  @Test("Without completeTransition a transition does not end, with it it does", .contract("B14", "B15"))
  func transitionsEndOnlyByCompletion() {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.endless)
    #expect(scene.present() == "B.vDL, A.vWD, B.vWA")
    #expect(scene.a.transitionCoordinator != nil)
    scene.delegate.presenting?.context?.completeTransition(true)
    #expect(scene.journal.take() == "B.vDA, A.vDD, completion")
    #expect(scene.a.transitionCoordinator == nil)
  }

  @Test("A transition that hangs swallows touches and holds up later requests", .contract("B15"))
  func hangingTransition() {
    let scene = ModalScene.custom(presenting: RecordingAnimator.endless)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.a.view.addSubview(button)
    scene.stage.settle()
    #expect(scene.stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === button)
    _ = scene.present()
    let hit = scene.stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil)
    #expect(hit != nil && hit?.isDescendant(of: scene.a.view) == false)
    #expect(scene.dismiss() == "")
    #expect(!scene.stage.settle().isAtRest)
  }

  @Test("An animator that gives up without a snapshot hangs", .contract("B16"))
  func noSnapshotNoCompletion() {
    let scene = ModalScene.custom(presenting: { context in
      guard let picture = context.view(forKey: .to)?.snapshotView(afterScreenUpdates: true) else { return }
      context.containerView.addSubview(picture)
      context.completeTransition(true)
    })
    scene.stage.setSnapshots(.none)
    #expect(scene.present() == "B.vDL, B.vWA")
  }

  @Test(
    "A second completeTransition does nothing, or repeats the dids, as chosen", .contract("B17"),
    arguments: Variants.of(\.secondCompletion))
  func secondCompletion(variant: UIKitVariant) {
    let scene = ModalScene(
      .fullScreen, variant: variant,
      presenting: {
        RecordingAnimator.place($0)
        $0.completeTransition(true)
        $0.completeTransition(true)
      })
    // Either way nobody hears anything twice: ends without their begins are warned of, not delivered (contract F6).
    #expect(scene.present() == "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD, completion")
    #expect(scene.warnings.contains(.unbalancedAppearance) == (variant.secondCompletion == .repeatsCallbacks))
  }

  @Test("completeTransition inside animateTransition is legal", .contract("B18"), arguments: Variants.each)
  func insideAnimateTransition(variant: UIKitVariant) {
    let scene = ModalScene(
      .fullScreen, variant: variant, presenting: RecordingAnimator.immediate, dismissing: RecordingAnimator.immediate)
    #expect(scene.present() == "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD, completion")
    #expect(scene.dismiss() == "B.vWD, A.vWA, A.vDA, B.vDD, completion")
    #expect(scene.b.view.window == nil)
  }

  @Test("completeTransition(false) undoes a presentation nobody cancelled", .contract("B20"))
  func falseWithoutCancel() {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.fade(false))
    _ = scene.present()
    #expect(scene.a.presentedViewController == nil)
    #expect(scene.b.view.superview == nil)
    #expect(scene.a.view.window != nil)
    scene.delegate.presenting = nil
    #expect(scene.present() == "A.vWD, B.vWA, B.vDA, A.vDD, completion")
  }
}
