import Foundation
import UIKit

/// A cross fade written for full-screen presentations, used for one that keeps the presenter: there is no view to leave.
final class CrossFadingController: SelfAnimatedController {
  init() { super.init(.overFullScreen) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { CrossFade() }
}

private final class CrossFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let leaving = context.view(forKey: .from), let arriving = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    {
      arriving.frame = context.finalFrame(for: controller)
      arriving.alpha = 0
      context.containerView.addSubview(arriving)
      UIView.animate(withDuration: transitionDuration(using: context)) {
        arriving.alpha = 1
        leaving.alpha = 0
      } completion: { _ in
        leaving.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
