import UIKit

extension UIViewControllerContextTransitioning {
  /// Puts the arriving view where it is to be: on top in a presentation, at the bottom in a dismissal.
  ///
  /// In a dismissal there is none where the presenter's view never left. Whether it did is not always this presentation's
  /// choice: when several controllers go at once, another one's may have taken it away.
  func bringInArrivingView(isPresenting: Bool) {
    guard let arriving = view(forKey: .to), let controller = viewController(forKey: .to) else { return }
    arriving.frame = finalFrame(for: controller)
    containerView.insertSubview(arriving, at: isPresenting ? containerView.subviews.count : 0)
  }

  /// UIKit does not take away again what a cancelled dismissal brought in.
  func takeBackArrivingView(isPresenting: Bool) {
    if !isPresenting, transitionWasCancelled { view(forKey: .to)?.removeFromSuperview() }
  }
}
