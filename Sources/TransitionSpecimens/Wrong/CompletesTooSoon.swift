import Foundation
import UIKit

/// A page that flies up; its animator sets the transaction's completion block after the animations were added, so the
/// block waits for none of them.
final class ImpatientController: SelfAnimatedController {
  init() { super.init(.overFullScreen) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ImpatientLift(isPresenting: isPresenting)
  }
}

private final class ImpatientLift: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let page = context.view(forKey: isPresenting ? .to : .from)
    context.bringInArrivingView(isPresenting: isPresenting)
    let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if isPresenting { page?.transform = below }
    CATransaction.begin()
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      page?.transform = isPresenting ? .identity : below
    }
    CATransaction.setCompletionBlock {
      page?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    CATransaction.commit()
  }
}
