import UIKit

/// A card whose animator calls every transition a success, from the days before a finger could pull the card down.
final class OptimisticCardController: CardController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    OptimisticLift(isPresenting: isPresenting)
  }
}

private final class OptimisticLift: LiftAnimator {
  override func end(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}
