import UIKit

/// A card with one animator for all its transitions, which makes its property animator once: the second transition gets one
/// that has run already.
final class ThriftyCardController: CatchableCardController {
  private let presenting = ThriftyLift(isPresenting: true)
  private let dismissing = ThriftyLift(isPresenting: false)

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting ? presenting : dismissing
  }
}

private final class ThriftyLift: InterruptibleLift {
  private var kept: UIViewPropertyAnimator?

  override func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let kept { return kept }
    let animator = prepare(context)
    kept = animator
    return animator
  }

  override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    // Only a success is thought of.
    if transitionCompleted { kept = nil }
  }
}
