import UIKit

/// A card that sinks by an animation of its layer, which no percent driver can hold: it is over while the finger still
/// lies on the card.
final class LayerCardController: CardController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting ? LiftAnimator(isPresenting: true) : LayerDrop(isPresenting: false)
  }
}

private final class LayerDrop: LiftAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard context.isAnimated, let card = context.view(forKey: .from) else {
      super.animateTransition(using: context)
      return
    }
    context.bringInArrivingView(isPresenting: false)
    let sinking = CABasicAnimation(keyPath: "position")
    sinking.fromValue = card.layer.position
    sinking.toValue = CGPoint(
      x: card.layer.position.x, y: card.layer.position.y + context.containerView.bounds.height)
    sinking.duration = transitionDuration(using: context)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      context.takeBackArrivingView(isPresenting: false)
      self.end(context)
    }
    card.layer.add(sinking, forKey: "sinking")
    CATransaction.commit()
  }
}
