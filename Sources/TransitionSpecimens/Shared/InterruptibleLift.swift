import Foundation
import UIKit

/// Lifts a view from below the screen, and lets it sink again, with a property animator that can be taken up midway.
class InterruptibleLift: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  /// What moves the transition in flight: one object from its beginning to its end.
  private(set) var current: UIViewPropertyAnimator?

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  /// An animator without animations, with the pace of this lift.
  func makeAnimator() -> UIViewPropertyAnimator { UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : makeAnimator().duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard context.isAnimated else {
      context.bringInArrivingView(isPresenting: isPresenting)
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let current { return current }
    let animator = prepare(context)
    current = animator
    return animator
  }

  /// Puts the views in their places, and makes the animator that will move them.
  func prepare(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    context.bringInArrivingView(isPresenting: isPresenting)
    let animator = makeAnimator()
    let sheet = context.view(forKey: isPresenting ? .to : .from)
    let top = sheet?.frame.minY ?? 0
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.maxY - top)
    if isPresenting { sheet?.transform = away }
    animate(sheet, to: isPresenting ? .identity : away, with: animator)
    animator.addCompletion { [self] _ in
      settle(sheet)
      context.takeBackArrivingView(isPresenting: isPresenting)
      end(context)
    }
    return animator
  }

  /// What moves.
  func animate(_ sheet: UIView?, to transform: CGAffineTransform, with animator: UIViewPropertyAnimator) {
    animator.addAnimations { sheet?.transform = transform }
  }

  /// The sheet has come to where it stays, or where it is taken away.
  func settle(_ sheet: UIView?) { sheet?.transform = .identity }

  /// The animation is over.
  func end(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }

  func animationEnded(_ transitionCompleted: Bool) { current = nil }
}
