import Foundation
import UIKit

/// A small box in the middle of the screen; a tap outside of it dismisses it.
final class PopupController: SelfAnimatedController {
  init() {
    super.init(.custom)
    preferredContentSize = CGSize(width: 270, height: 180)
  }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    PopAnimator(isPresenting: isPresenting)
  }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    PopupPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

final class PopupPresentationController: DimmedPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let size = presentedViewController.preferredContentSize
    return CGRect(
      x: container.bounds.midX - size.width / 2, y: container.bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.addAction(UIAction { [weak self] _ in self?.tappedOutside() }, for: .touchUpInside)
  }

  private func tappedOutside() {
    let popup = presentedViewController
    if popup.isBeingPresented || popup.isBeingDismissed { return }
    popup.dismiss(animated: true)
  }
}

/// Grows the box while it fades in, and the other way round.
private final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : 0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.bringInArrivingView(isPresenting: isPresenting)
    guard context.isAnimated, let box = context.view(forKey: isPresenting ? .to : .from) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let small = CGAffineTransform(scaleX: 0.8, y: 0.8)
    if isPresenting { (box.alpha, box.transform) = (0, small) }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      (box.alpha, box.transform) = isPresenting ? (1, .identity) : (0, small)
    } completion: { [isPresenting] _ in
      (box.alpha, box.transform) = (1, .identity)
      context.takeBackArrivingView(isPresenting: isPresenting)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
