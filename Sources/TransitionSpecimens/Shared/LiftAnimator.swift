import Foundation
import UIKit

/// Lifts a view from below the screen, and lets it sink again.
class LiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : 0.35
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.bringInArrivingView(isPresenting: isPresenting)
    guard context.isAnimated, let sheet = context.view(forKey: isPresenting ? .to : .from) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.maxY - sheet.frame.minY)
    if isPresenting { sheet.transform = away }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      sheet.transform = isPresenting ? .identity : away
    } completion: { _ in
      sheet.transform = .identity
      context.takeBackArrivingView(isPresenting: self.isPresenting)
      self.end(context)
    }
  }

  /// The animation is over.
  func end(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}
