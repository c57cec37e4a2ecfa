#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

// swift-format-ignore: OrderedImports
import TransitionTrace

/// How a transition ends (contract A17, A18′).
extension ModalTransition {
  func carryOut(_ step: TransitionPlan.Step, didComplete: Bool) {
    let simulation = Simulation.current
    switch step {
    case .begin(.presenter, let appearing): presenter.beginAppearance(appearing, animated: isAnimated)
    case .begin(.presented, let appearing):
      for controller in callbackOrder where appearing || controller.appearance.phase != .disappeared {
        controller.beginAppearance(appearing, animated: isAnimated)
      }
    case .end(.presenter): presenter.endAppearance()
    case .end(.presented):
      for controller in callbackOrder
      where controller.appearance.phase == .appearing
        || controller.appearance.phase == .disappearing
      { controller.endAppearance() }
    case .willBeginHook:
      presentationController.run(
        isPresentation ? .presentationTransitionWillBegin : .dismissalTransitionWillBegin, transition: ordinal)
    case .didEndHook:
      presentationController.run(
        isPresentation ? .presentationTransitionDidEnd : .dismissalTransitionDidEnd, completed: didComplete,
        transition: ordinal)
    case .commitHierarchy: commitHierarchy(didComplete: didComplete)
    case .cutLinks: cutLinks()
    case .clearFlags:
      for controller in chain {
        controller.beingPresented = false
        controller.beingDismissed = false
      }
      if !isPresentation, !didComplete { takePlaceAgain() }
    case .completion: runCompletion()
    case .didDismiss: presentationController.run(.presentationControllerDidDismiss, transition: ordinal)
    case .animationEnded: tellAnimator(didComplete)
    case .coordinatorCompletions: finish(in: simulation, didComplete: didComplete)
    }
  }

  /// The animated one first, then those dropped along with it (contract C9b).
  var callbackOrder: [UIViewController] { [animated] + chain.reversed().filter { $0 !== animated } }

  /// Puts the views where they belong now (contract A12, A33, A36, B7, B9, B10).
  func commitHierarchy(didComplete: Bool) {
    switch (direction, didComplete) {
    case (.present, true):
      if removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
    case (.present, false): tearDownPresentation(of: [presented])
    case (.dismiss, true): tearDownPresentation(of: chain)
    case (.dismiss, false):
      // UIKit leaves the presenter's view in the container, below the one that stays (contract A36).
      break
    }
    Simulation.current.recorder.record(.transitionEnded(didComplete: didComplete), transition: ordinal)
  }

  /// A view that was on its way out and stays has its place to take, should the container have another size by now
  /// (contract C5).
  private func takePlaceAgain() {
    if isResized { context?.containerView.setNeedsLayout() }
  }

  private var isResized: Bool {
    guard let context else { return false }
    return context.containerView.bounds.size != context.sizeAtStart
  }

  /// Takes presented views and containers away. The presenter's view goes back only from inside the container: an
  /// animator that never put it there leaves it out of the window (contract B8), and one that put it there although it
  /// was never taken away loses it with the container (contract B10).
  func tearDownPresentation(of controllers: [UIViewController]) {
    for controller in controllers.reversed() {
      guard let pc = controller.ownPresentationController else { continue }
      let presenterView = controller.ownPresenting?.viewIfLoaded
      if controller === presented, pc.removedPresenter, let presenterView, let place = pc.presenterPlace {
        let containers = controllers.compactMap { $0.ownPresentationController?.containerView }
        let isInside = containers.contains { presenterView.isDescendant(of: $0) }
        if isInside || (isPresentation && presenterView.superview == nil) {
          place.restore(presenterView)
          // Its window may have another size by now (contract J3).
          if isPresentation, isResized { presenterView.frame = place.superview.bounds }
        }
      }
    }
    for controller in controllers.reversed() {
      guard let pc = controller.ownPresentationController else { continue }
      pc.presentedView?.removeFromSuperview()
      controller.viewIfLoaded?.removeFromSuperview()
      pc.containerView?.removeFromSuperview()
    }
  }

  func cutLinks() {
    presenter.ownPresented = nil
    for controller in chain {
      if controller !== chain.last { controller.ownPresented = nil }
      controller.ownPresenting = nil
    }
  }

  func runCompletion() {
    guard let block = completion else { return }
    completion = nil
    let simulation = Simulation.current
    simulation.recorder.record(
      .closureRun(isPresentation ? .presentCompletion : .dismissCompletion, closure: closure, flag: false),
      transition: ordinal)
    simulation.callApp(block)
  }

  func tellAnimator(_ didComplete: Bool) {
    guard let animator else { return }
    let simulation = Simulation.current
    simulation.recorder.record(.animatorEnded(completed: didComplete), transition: ordinal)
    simulation.callApp { animator.animationEnded(didComplete) }
  }

  /// The transition is no longer in flight; what waited for it goes on (contract A18′, G3).
  func finish(in simulation: Simulation, didComplete: Bool) {
    for controller in chain where (direction == .dismiss) == didComplete {
      controller.ownPresentationController?.containerView = nil
      controller.ownPresentationController = nil
    }
    simulation.openTransitions.removeAll { $0 === self }
    simulation.lastTransitionEnd = simulation.loop.now
    if root?.transitionInFlight === self { root?.transitionInFlight = nil }
    simulation.keepSnapshot(.afterCompletion, transition: ordinal)
    coordinator?.runCompletions()
  }
}
