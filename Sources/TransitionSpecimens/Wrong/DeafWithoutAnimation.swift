import UIKit

/// A card whose animator does nothing where nothing is to be animated: it was never asked then, it thinks.
final class BusyCardController: CardController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    BusyLift(isPresenting: isPresenting)
  }
}

private final class BusyLift: LiftAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard context.isAnimated else { return }
    super.animateTransition(using: context)
  }
}
