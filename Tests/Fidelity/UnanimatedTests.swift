import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Transitions without animation (contract A25–A27).
@Suite @MainActor struct UnanimatedTests {
  @Test("The order is that of animated transitions", .contract("A25"), arguments: Variants.each)
  func order(variant: UIKitVariant) {
    let scene = ModalScene(.fullScreen, variant: variant)
    #expect(scene.present(animated: false) == "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD, completion")
    #expect(scene.dismiss(animated: false) == "B.vWD, A.vWA, A.vDA, B.vDD, completion")
  }

  @Test(
    "Nothing but the links happens inside the call, or all of it up to iOS 7", .contract("A25"),
    arguments: Variants.of(\.unanimatedTiming))
  func timing(variant: UIKitVariant) {
    let isInside = variant.unanimatedTiming == .insideCall
    let scene = ModalScene(.fullScreen, variant: variant)
    let journal = scene.journal
    scene.a.present(scene.b, animated: false) { journal.note("completion") }
    #expect(journal.take() == (isInside ? "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD, completion" : "B.vDL"))
    #expect(scene.b.presentingViewController === scene.a)
    scene.stage.nextTurn()
    #expect(journal.take() == (isInside ? "" : "A.vWD, B.vWA, B.vDA, A.vDD, completion"))

    scene.b.dismiss(animated: false) { journal.note("completion") }
    #expect(scene.a.presentedViewController === (isInside ? nil : scene.b))
    scene.stage.nextTurn()
    #expect(scene.a.presentedViewController == nil)
    #expect(journal.take() == "B.vWD, A.vWA, A.vDA, B.vDD, completion")
  }

  @Test(
    "A standard style does not ask for the app's animator", .contract("A25"),
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func noAnimatorForStandardStyles(style: UIModalPresentationStyle) {
    let scene = ModalScene(style, presenting: RecordingAnimator.endless, dismissing: RecordingAnimator.endless)
    #expect(scene.present(animated: false, [.question, .animator]) == "")
    #expect(scene.b.view.window != nil)
    #expect(scene.dismiss(animated: false, [.question, .animator]) == "")
    #expect(scene.b.view.window == nil)
  }

  @Test("A custom style calls the animator all the same, and tells it not to animate", .contract("A26", "B12"))
  func customCallsTheAnimator() {
    var animated: [Bool] = []
    let behaviour: RecordingAnimator.Behaviour = {
      animated.append($0.isAnimated)
      RecordingAnimator.immediate($0)
    }
    let scene = ModalScene(.custom, presenting: behaviour, dismissing: behaviour)
    #expect(scene.present(animated: false) == "B.vDL, B.vWA, B.vDA, completion")
    #expect(scene.dismiss(animated: false) == "B.vWD, B.vDD, completion")
    #expect(animated == [false, false])
  }

  @Test("An animator of the custom style that does not add the view leaves the screen as it was", .contract("A26"))
  func customMustMoveTheViews() {
    let scene = ModalScene(.custom, presenting: { $0.completeTransition(true) })
    _ = scene.present(animated: false)
    #expect(scene.b.view.window == nil)
  }

  @Test(
    "With animations disabled the animator runs, its changes are immediate and it completes", .contract("A27"),
    arguments: Variants.of(\.disabledAnimation))
  func animationsDisabled(variant: UIKitVariant) {
    let scene = ModalScene(.fullScreen, variant: variant, presenting: RecordingAnimator.fade())
    UIView.setAnimationsEnabled(false)
    scene.a.present(scene.b, animated: true) { [journal = scene.journal] in journal.note("completion") }
    let settlement = scene.stage.settle()
    #expect(settlement.advanced == .zero)
    #expect(scene.journal.take(Journal.usual + [.animator]).has("animator.animate", "B.vDA", "A.vDD", "completion"))
    #expect(scene.delegate.presenting?.context?.isAnimated == true)
  }

  @Test("The context of an ordinary transition", .contract("B12"))
  func ordinaryContext() throws {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.endless)
    _ = scene.present()
    let context = try #require(scene.delegate.presenting?.context)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    #expect(context.presentationStyle == .fullScreen)
    #expect(context.targetTransform == .identity)
  }

  @Test("Telling a context nobody drives that its interaction is over changes nothing", .contract("B13b"))
  func finishingWithoutInteraction() {
    let scene = ModalScene(
      .fullScreen,
      presenting: { context in
        RecordingAnimator.place(context)
        context.cancelInteractiveTransition()
        context.finishInteractiveTransition()
        context.completeTransition(!context.transitionWasCancelled)
      })
    #expect(scene.present() == "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD, completion")
  }
}
