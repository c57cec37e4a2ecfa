#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
package import Foundation

/// Where a finger's touch goes. Hit tests use model values, whatever is seen (contract H10).
extension Simulation {
  /// The view that gets a touch at a point of a window: the one the hit test finds, unless touches are kept from it.
  package func touchTarget(at point: CGPoint, in window: UIWindow) -> UIView? {
    guard takesTouches, let hit = callApp({ window.hitTest(point, with: nil) }), !isKeptFromTouches(hit) else {
      return nil
    }
    return hit
  }

  /// The controller whose view, or a view in it, gets a touch at a point of a window; `nil` where that is a container, a
  /// view that a presentation put into it, the window, or nothing.
  package func controllerReached(at point: CGPoint, in window: UIWindow) -> UIViewController? {
    var view = touchTarget(at: point, in: window)
    while let current = view {
      if let controller = current.owningController { return controller }
      if current is TransitionContainerView { return nil }
      view = current._superview
    }
    return nil
  }

  /// Records whether a touch falls through a transition's container to the presenter, tried out in the middle of the
  /// container. A container is what keeps touches from what lies behind it (contract B15).
  func recordTouchBehind(_ transition: ModalTransition) {
    guard let container = transition.context?.containerView, let window = container.window,
      !container.isUserInteractionEnabled || container.isHidden || container.alpha < 0.01
    else { return }
    let middle = container.convert(CGPoint(x: container.bounds.midX, y: container.bounds.midY), to: window)
    var view = callApp { window.hitTest(middle, with: nil) }
    while let current = view, current.owningController == nil { view = current._superview }
    guard let reached = view?.owningController, !transition.chain.contains(where: { $0 === reached }) else { return }
    recorder.record(
      .touch(.inFlight, aimed: transition.presented.traceName, reached: reached.traceName),
      transition: transition.ordinal)
  }

  /// Whether a touch aimed at a view gets there, if nothing lies in front of it.
  package func deliversTouches(to view: UIView) -> Bool {
    guard takesTouches, view.window != nil, !isKeptFromTouches(view) else { return false }
    var current: UIView? = view
    while let place = current {
      if !place.isUserInteractionEnabled || place.isHidden || place.alpha < 0.01 { return false }
      current = place._superview
    }
    return true
  }

  /// Whether the app gets touches at all.
  private var takesTouches: Bool { applicationState == .active && ignoredTouches == 0 }

  /// Whether a view takes part in an open transition (contract G21), or is being animated by a block that does not let
  /// touches through (contract H10).
  private func isKeptFromTouches(_ view: UIView) -> Bool {
    if openTransitions.contains(where: { $0.keepsTouches(from: view) }) { return true }
    if runningAnimations.isEmpty { return false }
    var current: UIView? = view
    while let place = current {
      if place.layer.animations.contains(where: { !$0.isOver && $0.group?.allowsTouches == false }) { return true }
      current = place._superview
    }
    return false
  }
}

extension ModalTransition {
  /// Whether a view is in the hierarchy of the presenter or of what is presented or dismissed, or was put into the
  /// container by the app. The container itself takes the touches that are meant for them (contract G21, B15).
  fileprivate func keepsTouches(from view: UIView) -> Bool {
    func contains(_ other: UIView?) -> Bool { other.map { view.isDescendant(of: $0) } ?? false }
    if view is TransitionContainerView { return false }
    return contains(presenter.viewIfLoaded) || contains(context?.containerView)
      || chain.contains { contains($0.viewIfLoaded) || contains($0.ownPresentationController?.containerView) }
  }
}
