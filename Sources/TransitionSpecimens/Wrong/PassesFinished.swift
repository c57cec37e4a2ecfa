import Foundation
import UIKit

/// A banner that drops in; its animator passes on whether the animation ran to its end.
final class BannerController: SelfAnimatedController {
  init() { super.init(.overFullScreen) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting ? BannerDrop() : BannerRise()
  }
}

private final class BannerDrop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let banner = context.view(forKey: .to)
    context.bringInArrivingView(isPresenting: true)
    banner?.transform = CGAffineTransform(translationX: 0, y: -(banner?.bounds.height ?? 0))
    UIView.animate(withDuration: transitionDuration(using: context)) {
      banner?.transform = .identity
    } completion: { finished in
      context.completeTransition(finished)
    }
  }
}

private final class BannerRise: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let banner = context.view(forKey: .from)
    context.bringInArrivingView(isPresenting: false)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      banner?.transform = CGAffineTransform(translationX: 0, y: -(banner?.bounds.height ?? 0))
    } completion: { finished in
      banner?.transform = .identity
      context.completeTransition(finished)
    }
  }
}
