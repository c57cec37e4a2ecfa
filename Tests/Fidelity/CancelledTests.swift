import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What a transition leaves that ends with `completeTransition(false)` (contract A29–A36).
@Suite @MainActor struct CancelledTests {
  @Test("Full screen: who was coming turns back first, then who was going", .contract("A30", "A33"))
  func presentation() {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.fade(false))
    #expect(scene.present([.appearance]) == "A.vWD, B.vWA, B.vWD, A.vWA, A.vDA, B.vDD")
    #expect(scene.a.presentedViewController == nil)
    #expect(scene.b.presentingViewController == nil)
    #expect(scene.b.view.superview == nil)
    #expect(scene.a.view.window != nil)
    #expect(scene.stage.window.subviews.count == 1)
  }

  @Test("A presentation that keeps its presenter: only the presented one hears of it", .contract("A33"))
  func customPresentation() {
    let scene = ModalScene.custom(presenting: RecordingAnimator.fade(false))
    #expect(scene.present([.appearance, .hook]) == "pc.willBegin, B.vWA, B.vWD, pc.didEnd(false), B.vDD")
    #expect(scene.b.view.superview == nil)
    #expect(scene.stage.window.subviews.count == 1)
  }

  @Test("A dismissal that keeps its presenter: the presented one stays", .contract("A31", "A35"))
  func customDismissal() {
    let scene = ModalScene.custom(dismissing: RecordingAnimator.fade(false)).presented()
    #expect(scene.dismiss([.appearance, .isAppearing]) == "B.vWD, B.vWA, B.vIA, B.vDA")
    #expect(scene.a.presentedViewController === scene.b)
    #expect(!scene.b.isBeingDismissed)
    #expect(scene.b.view.window != nil)
    scene.delegate.dismissing = nil
    #expect(scene.dismiss() == "B.vWD, B.vDD, completion")
  }

  @Test("Full screen: UIKit leaves the presenter's view below the one that stays", .contract("A32", "A36"))
  func fullScreenDismissal() {
    let scene = ModalScene(
      .fullScreen,
      dismissing: { context in
        context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
        context.completeTransition(false)
      }
    ).presented()
    #expect(scene.dismiss([.appearance]) == "B.vWD, A.vWA, A.vWD, B.vWA, B.vDA, A.vDD")
    #expect(scene.a.view.superview === scene.b.view.superview)
    #expect(scene.a.view.window != nil)
  }

  // The contract infers this from what the blocks are documented to wait for (A34′); on a device it may differ.
  @Test("The block of a transition that was not completed does not run", .contract("A34"))
  func completionBlocks() {
    let presentation = ModalScene(.fullScreen, presenting: RecordingAnimator.fade(false))
    #expect(presentation.present([.closure]) == "")
    let dismissal = ModalScene.custom(dismissing: RecordingAnimator.fade(false)).presented()
    #expect(dismissal.dismiss([.closure]) == "")
  }
}
