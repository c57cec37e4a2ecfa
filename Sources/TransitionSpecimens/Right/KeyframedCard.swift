import UIKit

/// A catchable card that comes a little too far before it stays, by keyframes inside its property animator.
final class KeyframedCardController: CatchableCardController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    KeyframedLift(isPresenting: isPresenting)
  }
}

private final class KeyframedLift: InterruptibleLift {
  override func animate(_ sheet: UIView?, to transform: CGAffineTransform, with animator: UIViewPropertyAnimator) {
    let raised = CGAffineTransform(translationX: 0, y: -20)
    animator.addAnimations { [isPresenting] in
      // The duration is the animator's.
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: isPresenting ? 0.8 : 0.2) {
          sheet?.transform = raised
        }
        UIView.addKeyframe(withRelativeStartTime: isPresenting ? 0.8 : 0.2, relativeDuration: isPresenting ? 0.2 : 0.8)
        {
          sheet?.transform = transform
        }
      }
    }
  }
}
