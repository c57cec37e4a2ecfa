import Foundation
import UIKit

/// A full-screen controller that fades in and out.
final class FadingController: SelfAnimatedController {
  init() { super.init(.fullScreen) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    FadeAnimator(isPresenting: isPresenting)
  }
}

/// The same fade both ways: the presented view's alpha alone changes.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let fading = context.view(forKey: isPresenting ? .to : .from)
    context.bringInArrivingView(isPresenting: isPresenting)
    fading?.alpha = isPresenting ? 0 : 1
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      fading?.alpha = isPresenting ? 1 : 0
    } completion: { [isPresenting] _ in
      fading?.alpha = 1
      context.takeBackArrivingView(isPresenting: isPresenting)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
