import UIKit

/// Keeps the presented view in its place whenever the container lays out.
class PlacedPresentationController: UIPresentationController {
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let view = presentedView, view.superview === containerView else { return }
    let place = frameOfPresentedViewInContainerView
    // Not the frame, which means nothing under the transforms that the animators use.
    view.bounds.size = place.size
    view.center = CGPoint(x: place.midX, y: place.midY)
  }
}

/// Darkens what lies behind the presented view, alongside the transition.
class DimmedPresentationController: PlacedPresentationController {
  let dimming = UIControl(frame: .zero)

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    fadeDimming(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fadeDimming(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
  }

  private func fadeDimming(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate { [dimming] _ in dimming.alpha = alpha }
  }
}
