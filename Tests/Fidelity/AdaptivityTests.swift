import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What the delegate of a presentation controller is asked and told apart from swipes. Nothing adapts here.
@Suite(.serialized) @MainActor struct AdaptivityTests {
  private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { journal.note("will present \(style) \(transitionCoordinator != nil)", .hook) }
  }

  @Test("Set after the request in the same turn, the delegate hears what begins, and not of what ends", .contract("N3"))
  func willPresent() {
    let scene = ModalScene(.pageSheet)
    let adapting = Adapting(scene.journal)
    scene.a.present(scene.b, animated: true)
    scene.b.presentationController?.delegate = adapting
    scene.stage.settle()
    #expect(scene.journal.take([.hook, .appearance]) == "will present none true, B.vWA, B.vDA")
    #expect(scene.dismiss([.hook]) == "")
  }

  @Test("The style for other traits is the style, unless told otherwise", .contract("C1"))
  func traits() {
    final class ByTraits: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .overFullScreen }
    }
    let controller = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    #expect(controller.adaptivePresentationStyle(for: .current) == .custom)
    let (adapting, byTraits) = (Adapting(Journal()), ByTraits())
    controller.delegate = adapting
    #expect(controller.adaptivePresentationStyle(for: .current) == .none)
    controller.delegate = byTraits
    #expect(controller.adaptivePresentationStyle(for: .current) == .overFullScreen)
    #expect(controller.adaptivePresentationStyle == .custom)
  }

  @Test("Every call has a default", .contract("C1"))
  func defaults() {
    final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}
    let controller = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    let silent: any UIAdaptivePresentationControllerDelegate = Silent()
    #expect(silent.presentationControllerShouldDismiss(controller))
    #expect(silent.presentationController(controller, viewControllerForAdaptivePresentationStyle: .none) == nil)
    silent.presentationController(controller, prepare: controller)
    silent.presentationController(controller, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
  }
}
