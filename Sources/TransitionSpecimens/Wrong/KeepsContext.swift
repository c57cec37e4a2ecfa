import UIKit

/// A card that keeps its animator, which keeps its last context, which keeps the card.
final class ClingingCardController: CardController {
  private lazy var rising = ClingingLift(isPresenting: true)
  private lazy var sinking = ClingingLift(isPresenting: false)

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting ? rising : sinking
  }
}

private final class ClingingLift: LiftAnimator {
  private var context: (any UIViewControllerContextTransitioning)?

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    super.animateTransition(using: context)
  }
}
