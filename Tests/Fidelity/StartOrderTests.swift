import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What UIKit asks before an animation starts, and when (contract A4–A8, L1–L3).
@Suite @MainActor struct StartOrderTests {
  private let asked: [Journal.Kind] = [.question, .animator]

  @Test("Presentation controller, animator, interaction, duration, animation", .contract("A4"))
  func orderOfQuestions() {
    let scene = ModalScene(.custom, presenting: RecordingAnimator.fade())
    #expect(
      scene.present(asked) == """
        delegate.presentationController, delegate.animatorForPresented, delegate.interactor, animator.duration, \
        animator.animate, animator.ended(true)
        """)
  }

  @Test("Without an animator nobody is asked for interaction", .contract("A4"))
  func noAnimatorNoInteraction() {
    let scene = ModalScene(.custom)
    #expect(scene.present(asked) == "delegate.presentationController, delegate.animatorForPresented")
    #expect(scene.dismiss(asked) == "delegate.animatorForDismissed")
  }

  @Test("Only the custom style asks for a presentation controller", .contract("A4", "A24"))
  func onlyCustomAsksForPresentationController() {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.fade())
    #expect(!scene.present(asked).contains("presentationController"))
  }

  @Test("An interaction controller starts the transition in the animator's place", .contract("A4"))
  func interactionStartsInstead() {
    final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
      var starts = 0
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { starts += 1 }
    }
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.fade())
    let driver = Driver()
    scene.delegate.interactor = driver
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    #expect(driver.starts == 1)
    #expect(!scene.journal.take(asked).contains("animator.animate"))
  }

  @Test(
    "All questions come before the hook, the hook before the animation", .contract("A5"),
    arguments: Variants.of(\.willBeginHook))
  func customPresentationProcess(variant: UIKitVariant) {
    let scene = ModalScene.custom(variant: variant)
    #expect(
      scene.present([.hook, .animator]) == """
        animator.duration, pc.willBegin, animator.animate, pc.didEnd(true), animator.ended(true)
        """)
    #expect(
      scene.dismiss([.hook, .animator]) == """
        animator.duration, pc.dismissalWillBegin, animator.animate, pc.dismissalDidEnd(true), animator.ended(true)
        """)
  }

  @Test(
    "The hook comes before or after the will-callbacks, as chosen", .contract("A5"),
    arguments: Variants.of(\.willBeginHook))
  func hookAndWillCallbacks(variant: UIKitVariant) {
    let scene = ModalScene.custom(removesPresenter: true, variant: variant)
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    let expected =
      variant.willBeginHook == .beforeAppearance ? "pc.willBegin, A.vWD, B.vWA" : "A.vWD, B.vWA, pc.willBegin"
    #expect(scene.journal.take([.hook, .appearance]) == expected)
  }

  @Test("The container is there before the hook, the presented view is read after it", .contract("A5", "A6"))
  func containerBeforeHook() {
    let scene = ModalScene.custom()
    let journal = scene.journal
    scene.delegate.makePresentation = { presented, presenter in
      let made = RecordingPresentation(presented, presenter, in: journal)
      made.on("willBegin") { journal.note("container \($0.containerView?.window != nil)") }
      return made
    }
    let heard = scene.present([.closure, .hook, .question])
    #expect(heard.has("pc.willBegin", "container true", "pc.presentedView"))
    #expect(!heard.has("pc.presentedView", "pc.willBegin"))
  }

  @Test("The content's size is told to the presentation controller just before the hook", .contract("A6"))
  func preferredContentSizeBeforeHook() {
    final class Sized: UIPresentationController {
      var heard: [String] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard.append(container === presentedViewController ? "size of presented" : "size of other")
      }
      override func presentationTransitionWillBegin() { heard.append("willBegin") }
    }
    let scene = ModalScene(.custom)
    var made: Sized?
    scene.delegate.makePresentation = { presented, presenter in
      made = Sized(presentedViewController: presented, presenting: presenter)
      return made
    }
    _ = scene.present()
    #expect(made?.heard == ["size of presented", "willBegin"])
  }

  @Test("Whether the presenter leaves is asked before there is a container", .contract("A7"))
  func shouldRemoveBeforeContainer() {
    let scene = ModalScene.custom()
    let journal = scene.journal
    scene.delegate.makePresentation = { presented, presenter in
      let made = RecordingPresentation(presented, presenter, in: journal)
      made.on("shouldRemove") { journal.note("shouldRemove, container \($0.containerView != nil)") }
      return made
    }
    #expect(scene.present([.closure]).hasPrefix("shouldRemove, container false"))
  }

  @Test("The container's layout hooks run before the presentation has ended", .contract("A5", "C5"))
  func containerLayout() {
    let heard = ModalScene.custom().present([.hook, .layout])
    #expect(heard.contains("pc.willBegin, pc.wLS, pc.dLS"))
    #expect(heard.hasSuffix("pc.didEnd(true)"))
  }
}
