import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// The styles, by what becomes of the presenter's view.
enum Styles {
  static let removing: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
  static let keeping: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom,
  ]
}

/// Which callbacks a presentation and a dismissal send, and in which order (contract A.1).
@Suite @MainActor struct ModalOrderTests {
  @Test("A style that covers the presenter sends it away", .contract("A9", "A13"), arguments: Styles.removing)
  func presentationThatRemoves(style: UIModalPresentationStyle) {
    #expect(ModalScene(style).present() == "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD, completion")
  }

  @Test("A style that covers the presenter brings it back", .contract("A10", "A13"), arguments: Styles.removing)
  func dismissalThatRemoves(style: UIModalPresentationStyle) {
    #expect(ModalScene(style).presented().dismiss() == "B.vWD, A.vWA, A.vDA, B.vDD, completion")
  }

  @Test("A style that keeps the presenter leaves it in peace", .contract("A11"), arguments: Styles.keeping)
  func stylesThatKeep(style: UIModalPresentationStyle) {
    let scene = ModalScene(style)
    #expect(scene.present() == "B.vDL, B.vWA, B.vDA, completion")
    #expect(scene.dismiss() == "B.vWD, B.vDD, completion")
  }

  @Test("A custom presentation that removes the presenter is like full screen", .contract("A12"))
  func customThatRemoves() {
    let scene = ModalScene.custom(
      removesPresenter: true,
      dismissing: { context in
        context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
        context.completeTransition(true)
      })
    #expect(scene.present() == "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD, completion")
    #expect(scene.a.view.window == nil)
    #expect(scene.dismiss() == "B.vWD, A.vWA, A.vDA, B.vDD, completion")
    #expect(scene.a.view.window != nil)
  }

  @Test("A custom presentation that keeps the presenter leaves it in peace", .contract("A11"))
  func customThatKeeps() {
    let scene = ModalScene.custom()
    #expect(scene.present() == "B.vDL, B.vWA, B.vDA, completion")
    #expect(scene.dismiss() == "B.vWD, B.vDD, completion")
  }

  @Test("The presented view is loaded before anybody hears of an appearance", .contract("A3"))
  func viewLoadsFirst() {
    let scene = ModalScene()
    #expect(scene.present([.loading, .appearance]).hasPrefix("B.vDL, A.vWD"))
  }

  @Test("viewIsAppearing comes once, in the window, between will and did", .contract("A14"), arguments: [true, false])
  func viewIsAppearing(animated: Bool) {
    let scene = ModalScene(.pageSheet)
    let b = scene.b
    var wasInWindow = false
    b.on(.vIA) { wasInWindow = b.view.window != nil && b.view.superview?.frame.size == b.view.window?.frame.size }
    #expect(scene.present(animated: animated, [.appearance, .isAppearing]) == "B.vWA, B.vIA, B.vDA")
    #expect(wasInWindow)
  }

  @Test("The presenter gets viewIsAppearing too when it comes back", .contract("A14"))
  func presenterIsAppearing() {
    let scene = ModalScene().presented()
    #expect(scene.dismiss([.appearance, .isAppearing]) == "B.vWD, A.vWA, A.vIA, A.vDA, B.vDD")
  }

  @Test("The presented view is laid out between viewIsAppearing and the first frame", .contract("A15"))
  func layoutBeforeFirstFrame() {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.fade())
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    let heard = scene.journal.take([.isAppearing, .layout, .appearance])
    #expect(heard.has("B.vWA", "B.vIA", "B.wLS", "B.dLS"))
    #expect(!heard.has("B.vDA"))
  }

  @Test("The will-callbacks come at the start of the animation, the did-callbacks at its end", .contract("A9", "A10"))
  func didsWaitForTheAnimation() {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.fade())
    scene.a.present(scene.b, animated: true)
    scene.stage.advance(to: .beforeEnd)
    #expect(scene.journal.take() == "B.vDL, A.vWD, B.vWA")
    scene.stage.advance(to: .afterEnd)
    #expect(scene.journal.take() == "B.vDA, A.vDD")
  }

  @Test("Completion blocks run last: after viewDidAppear, after viewDidDisappear", .contract("A16"))
  func completionsRunLast() {
    let scene = ModalScene()
    #expect(scene.present().hasSuffix("B.vDA, A.vDD, completion"))
    #expect(scene.dismiss().hasSuffix("A.vDA, B.vDD, completion"))
  }

  @Test(
    "The order of callbacks is the same whatever is left open", .contract("A9", "A10", "A18"), arguments: Variants.each)
  func openOrdersDoNotTouchTheOrder(variant: UIKitVariant) {
    let scene = ModalScene(.fullScreen, variant: variant)
    #expect(scene.present() == "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD, completion")
    #expect(scene.dismiss() == "B.vWD, A.vWA, A.vDA, B.vDD, completion")
  }
}
