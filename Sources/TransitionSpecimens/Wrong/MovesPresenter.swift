import UIKit

/// A card whose dismissal puts the presenter's view under it, as full-screen dismissals must and this one must not.
final class DiggingCardController: CardController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting ? LiftAnimator(isPresenting: true) : DiggingDrop(isPresenting: false)
  }
}

private final class DiggingDrop: LiftAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let presenter = context.viewController(forKey: .to), let below = presenter.view {
      below.frame = context.finalFrame(for: presenter)
      context.containerView.insertSubview(below, at: 0)
    }
    super.animateTransition(using: context)
  }
}
