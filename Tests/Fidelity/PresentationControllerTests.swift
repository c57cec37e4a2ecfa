import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What presentation controllers are, and how long (contract C1–C11).
@Suite @MainActor struct PresentationControllerTests {
  @Test("The defaults", .contract("C1"))
  func defaults() {
    let scene = ModalScene(.custom).presented()
    let plain = scene.b.presentationController
    #expect(plain?.shouldPresentInFullscreen == true)
    #expect(plain?.shouldRemovePresentersView == false)
    #expect(plain?.frameOfPresentedViewInContainerView == plain?.containerView?.bounds)
    #expect(plain?.presentedView === scene.b.view)
    #expect(plain?.adaptivePresentationStyle == .custom)
    #expect(plain?.presentingViewController === scene.a)
    #expect(plain?.presentedViewController === scene.b)
  }

  @Test("Its delegate decides how it adapts", .contract("C1"))
  func adaptation() {
    final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    let controller = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    let delegate = Adapting()
    controller.delegate = delegate
    #expect(controller.adaptivePresentationStyle == .none)
  }

  @Test("Its own views live in the container and go with it", .contract("C4"))
  func ownViews() {
    final class Dimming: UIPresentationController {
      let dimming = UIView()
      override func presentationTransitionWillBegin() {
        dimming.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(dimming, at: 0)
      }
    }
    let scene = ModalScene(.custom)
    scene.delegate.makePresentation = { Dimming(presentedViewController: $0, presenting: $1) }
    _ = scene.present()
    let dimming = (scene.b.presentationController as? Dimming)?.dimming
    #expect(dimming?.window != nil)
    #expect(dimming?.superview?.subviews.first === dimming)
    _ = scene.dismiss()
    #expect(dimming != nil && dimming?.window == nil)
  }

  @Test("UIKit keeps it alive while its controller is presented, and no longer", .contract("C6"))
  func retained() {
    let scene = ModalScene.custom()
    _ = scene.present()
    weak let presentation = scene.presentation
    scene.delegate.makePresentation = nil
    #expect(presentation != nil)
    _ = scene.dismiss()
    #expect(presentation == nil)
  }

  @Test("Delegates are not kept alive", .contract("C6"))
  func weakDelegates() {
    final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {}
    let controller = UIViewController()
    let presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
    do {
      let gone = Adapting()
      presentation.delegate = gone
      controller.transitioningDelegate = RecordingDelegate(in: Journal())
      #expect(presentation.delegate != nil)
    }
    #expect(presentation.delegate == nil)
    #expect(controller.transitioningDelegate == nil)
  }

  @Test("Read too early, it pins the style of that moment for one presentation", .contract("C6b"))
  func readTooEarly() {
    let scene = ModalScene.custom()
    scene.b.modalPresentationStyle = .fullScreen
    let early = scene.b.presentationController
    scene.b.modalPresentationStyle = .custom
    #expect(!scene.present([.question]).contains("delegate.presentationController"))
    #expect(scene.b.presentationController === early)
    #expect(scene.stage.trace.transitions.last?.style == .fullScreen)
    _ = scene.dismiss()
    #expect(scene.present([.question]).contains("delegate.presentationController"))
    #expect(scene.stage.trace.transitions.last?.style == .custom)
  }

  @Test("Read before there is a presenter, the delegate is asked without one", .contract("C6c"))
  func askedWithoutAPresenter() {
    let scene = ModalScene(.custom)
    var presenters: [UIViewController?] = []
    scene.delegate.makePresentation = { presented, presenter in
      presenters.append(presenter)
      return UIPresentationController(presentedViewController: presented, presenting: presenter)
    }
    let early = scene.b.presentationController
    #expect(presenters == [nil])
    _ = scene.present()
    #expect(early?.presentingViewController === scene.a)
  }

  @Test("UIKit keeps only the views of its own styles in place when the container lays out", .contract("C5"))
  func replacement() {
    for (style, isMovedBack) in [(UIModalPresentationStyle.fullScreen, true), (.custom, false)] {
      let scene = ModalScene(style).presented()
      let place = scene.b.view.frame
      scene.b.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      scene.b.presentationController?.containerView?.setNeedsLayout()
      scene.stage.nextTurn()
      #expect((scene.b.view.frame == place) == isMovedBack)
    }
  }

  @Test("Every presentation of a controller has one of its own", .contract("C6b"))
  func freshForEveryPresentation() {
    let scene = ModalScene.custom()
    _ = scene.present()
    let first = scene.presentation
    _ = scene.dismiss()
    _ = scene.present()
    #expect(scene.presentation != nil && scene.presentation !== first)
  }

  @Test("Without one of the app's, a custom presentation keeps the presenter and fills the container", .contract("C7"))
  func plainCustom() {
    let scene = ModalScene(.custom, presenting: RecordingAnimator.fade())
    _ = scene.present()
    #expect(scene.a.view.window != nil)
    #expect(scene.b.view.frame == scene.stage.window.bounds)
    #expect(scene.delegate.presenting?.context?.presentationStyle == .custom)
  }

  @Test("The instance the app hands out is the one in force", .contract("A4", "A24"))
  func vendedInstance() {
    let scene = ModalScene.custom()
    _ = scene.present()
    #expect(scene.presentation != nil)
  }

  @Test(
    "Unless told otherwise controllers are presented as sheets, or full screen before iOS 13", .contract("C11"),
    arguments: Variants.of(\.automaticStyle))
  func automaticStyle(variant: UIKitVariant) {
    let scene = ModalScene(variant: variant)
    let plain = UIViewController()
    #expect(plain.modalPresentationStyle == .automatic || plain.modalPresentationStyle == .pageSheet)
    scene.a.present(plain, animated: true)
    scene.stage.settle()
    let isSheet = variant.automaticStyle == .pageSheet
    #expect(scene.stage.trace.transitions.last?.style == (isSheet ? .pageSheet : .fullScreen))
    #expect((scene.a.view.window != nil) == isSheet)
  }

  @Test(
    "A delegate's animator serves every style; without one UIKit's own runs", .contract("A24"),
    arguments: Styles.removing + Styles.keeping)
  func animatorsForEveryStyle(style: UIModalPresentationStyle) {
    let scene = ModalScene(style, presenting: RecordingAnimator.fade())
    #expect(scene.present([.animator]).contains("animator.animate"))
    #expect(scene.stage.trace.transitions.last?.hasCustomAnimator == true)
    _ = scene.dismiss()
    #expect(scene.stage.trace.transitions.last?.hasCustomAnimator == false)
    #expect(scene.a.presentedViewController == nil)
  }
}
