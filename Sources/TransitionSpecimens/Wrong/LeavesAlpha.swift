import UIKit

/// A card that lets its presenter fade a little, and never lets it come back.
final class FadingCardController: CardController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting ? FadingLift(isPresenting: true) : LiftAnimator(isPresenting: false)
  }
}

private final class FadingLift: LiftAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let presenter = context.viewController(forKey: .from)?.view
    super.animateTransition(using: context)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      presenter?.alpha = 0.5
    }
  }
}
