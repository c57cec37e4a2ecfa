import UIKit

/// A card that makes a new animator whenever it is asked for the interruptible one.
final class ForgetfulCardController: CatchableCardController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ForgetfulLift(isPresenting: isPresenting)
  }
}

private final class ForgetfulLift: InterruptibleLift {
  override func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { prepare(context) }
}
