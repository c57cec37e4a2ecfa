import Foundation
import UIKit

/// A full-screen page that comes in from the side, and that a finger can push out again.
final class PageController: DraggableController {
  init() { super.init(.fullScreen) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    PageAnimator(isPresenting: isPresenting)
  }
}

/// Moves the page by its whole width, and what lies below it by a third of that.
private final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let page = context.view(forKey: isPresenting ? .to : .from)
    let below = context.view(forKey: isPresenting ? .from : .to)
    context.bringInArrivingView(isPresenting: isPresenting)
    let aside = CGAffineTransform(translationX: container.bounds.width, y: 0)
    let back = CGAffineTransform(translationX: -container.bounds.width / 3, y: 0)
    page?.transform = isPresenting ? aside : .identity
    below?.transform = isPresenting ? .identity : back
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      page?.transform = isPresenting ? .identity : aside
      below?.transform = isPresenting ? back : .identity
    } completion: { [isPresenting] _ in
      page?.transform = .identity
      below?.transform = .identity
      context.takeBackArrivingView(isPresenting: isPresenting)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
