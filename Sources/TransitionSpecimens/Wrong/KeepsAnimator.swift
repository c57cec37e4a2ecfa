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
  override func animationEnded(_ transitionCompleted: Bool) {
    // Only a success is thought of: after a cancel the animator is kept.
    if transitionCompleted { super.animationEnded(transitionCompleted) }
  }
}
