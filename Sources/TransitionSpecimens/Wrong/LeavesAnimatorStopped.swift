import UIKit

/// A card whose tap stops the animator and completes the transition by itself. Nobody finishes the animator.
final class StoppedCardController: SkippableCardController {
  override func makeLift(isPresenting: Bool) -> SkippableLift { StoppedLift(isPresenting: isPresenting) }
}

private final class StoppedLift: SkippableLift {
  private var context: (any UIViewControllerContextTransitioning)?

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    super.animateTransition(using: context)
  }

  override func skip() {
    guard let context, let running, running.state == .active, running.fractionComplete < 1 else { return }
    running.stopAnimation(false)
    context.view(forKey: lift.isPresenting ? .to : .from)?.transform = .identity
    context.completeTransition(!context.transitionWasCancelled)
  }

  override func animationEnded(_ transitionCompleted: Bool) { context = nil }
}
