import Foundation
import UIKit

/// A card that is pulled down as a picture; the card itself is taken away for that, and after a cancel nobody brings it
/// back.
final class PicturedCardController: CardController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting ? LiftAnimator(isPresenting: true) : PictureDrop(isPresenting: false)
  }
}

private final class PictureDrop: LiftAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard context.isAnimated, let card = context.view(forKey: .from),
      let picture = card.snapshotView(afterScreenUpdates: false)
    else {
      super.animateTransition(using: context)
      return
    }
    context.bringInArrivingView(isPresenting: false)
    picture.frame = card.frame
    context.containerView.addSubview(picture)
    card.removeFromSuperview()
    UIView.animate(withDuration: transitionDuration(using: context)) {
      picture.transform = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    } completion: { _ in
      picture.removeFromSuperview()
      context.takeBackArrivingView(isPresenting: false)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
