import UIKit

/// A card that tidies up when its transition is over: it finishes an animator whose completion has not returned.
final class TidyingCardController: CatchableCardController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    TidyingLift(isPresenting: isPresenting)
  }
}

private final class TidyingLift: InterruptibleLift {
  override func animationEnded(_ transitionCompleted: Bool) {
    if let current, current.isRunning {
      current.stopAnimation(false)
      current.finishAnimation(at: .current)
    }
    super.animationEnded(transitionCompleted)
  }
}
