#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

extension UIPresentationController {
  /// Records a hook of the presentation controller's, or of its delegate's, and calls it. The delegate may have been set
  /// as late as in the turn of the request (contract N3).
  func run(
    _ hook: PresentationHook, completed: Bool = true, transition: Int32 = 0, coordinator: TransitionCoordinator? = nil
  ) {
    if hook.isOfDelegate, delegate == nil { return }
    let simulation = Simulation.current
    simulation.recorder.record(
      .presentationHook(hook, controller: traceName, completed: completed), transition: transition)
    simulation.callApp {
      switch hook {
      case .presentationTransitionWillBegin:
        preferredContentSizeDidChange(forChildContentContainer: presentedViewController)
        presentationTransitionWillBegin()
      case .presentationTransitionDidEnd: presentationTransitionDidEnd(completed)
      case .dismissalTransitionWillBegin: dismissalTransitionWillBegin()
      case .dismissalTransitionDidEnd: dismissalTransitionDidEnd(completed)
      case .containerViewWillLayoutSubviews: containerViewWillLayoutSubviews()
      case .containerViewDidLayoutSubviews: containerViewDidLayoutSubviews()
      case .willPresentWithAdaptiveStyle:
        delegate?.presentationController(
          self, willPresentWithAdaptiveStyle: .none, transitionCoordinator: coordinator)
      case .presentationControllerWillDismiss: delegate?.presentationControllerWillDismiss(self)
      case .presentationControllerDidDismiss: delegate?.presentationControllerDidDismiss(self)
      case .presentationControllerDidAttemptToDismiss: delegate?.presentationControllerDidAttemptToDismiss(self)
      }
    }
  }

  /// Whether a swipe may dismiss the presentation (contract C9).
  func askWhetherSwipeMayDismiss() -> Bool {
    let simulation = Simulation.current
    if simulation.callApp({ presentedViewController.isModalInPresentation }) { return false }
    guard let delegate else { return true }
    let answer = simulation.callApp { delegate.presentationControllerShouldDismiss(self) }
    simulation.recorder.record(.asked(.shouldDismiss, object: traceName, answered: answer))
    return answer
  }
}

extension PresentationHook {
  /// Whether the delegate of the presentation controller hears it, if there is one.
  fileprivate var isOfDelegate: Bool {
    switch self {
    case .willPresentWithAdaptiveStyle, .presentationControllerWillDismiss, .presentationControllerDidDismiss,
      .presentationControllerDidAttemptToDismiss:
      true
    default: false
    }
  }
}
