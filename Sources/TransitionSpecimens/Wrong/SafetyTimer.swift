import Foundation
import UIKit

/// A sheet with one animator for all its transitions, which ends them by a timer too, just in case.
final class TimedSheetController: CardController {
  private let sharedAnimator = TimedAnimator()

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    sharedAnimator.isPresenting = isPresenting
    return sharedAnimator
  }
}

private final class TimedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true
  private var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    LiftAnimator(isPresenting: isPresenting).transitionDuration(using: transitionContext)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    LiftAnimator(isPresenting: isPresenting).animateTransition(using: context)
    // No animation of ours takes as long as that.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.context?.completeTransition(true) }
  }

  func animationEnded(_ transitionCompleted: Bool) { context = nil }
}
