import UIKit

/// A card that takes no touches while it is pulled down, and none ever after a cancel.
final class NumbCardController: CardController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    NumbingLift(isPresenting: isPresenting)
  }
}

private final class NumbingLift: LiftAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if !isPresenting { context.view(forKey: .from)?.isUserInteractionEnabled = false }
    super.animateTransition(using: context)
  }

  override func end(_ context: any UIViewControllerContextTransitioning) {
    if !isPresenting, !context.transitionWasCancelled {
      context.view(forKey: .from)?.isUserInteractionEnabled = true
    }
    super.end(context)
  }
}
