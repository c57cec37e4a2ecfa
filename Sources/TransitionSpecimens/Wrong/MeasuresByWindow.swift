import UIKit

/// A card whose presentation controller leaves a strip in sight, and whose animator does not ask: it measures the window.
final class MeasuringCardController: SelfAnimatedController {
  init() { super.init(.custom) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting ? MeasuringRise() : LiftAnimator(isPresenting: false)
  }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    StripPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Says where the card belongs, and leaves it to the animator to put it there.
private final class StripPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).inset(by: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
  }
}

private final class MeasuringRise: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : 0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    card.frame = context.containerView.window?.bounds ?? .zero
    context.containerView.addSubview(card)
    card.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: context)) {
      card.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
