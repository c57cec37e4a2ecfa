import Foundation
import UIKit

/// The slide of the answer, for a finger too: it tidies up after a cancelled dismissal, and takes its frames from UIKit.
final class TidySlidingController: SelfAnimatedController {
  init() { super.init(.custom) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    TidySlide(isPresenting: isPresenting)
  }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    TidyPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

private final class TidyPresentationController: PlacedPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Moves both views sideways by the width of the container.
private final class TidySlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : 2
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let arriving = context.view(forKey: .to)
    let leaving = context.view(forKey: .from)
    if let arriving, let controller = context.viewController(forKey: .to) {
      arriving.frame = context.finalFrame(for: controller)
      container.addSubview(arriving)
    }
    guard context.isAnimated else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let right = CGAffineTransform(translationX: container.bounds.width, y: 0)
    let left = CGAffineTransform(translationX: -container.bounds.width, y: 0)
    arriving?.transform = isPresenting ? right : left
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      arriving?.transform = .identity
      leaving?.transform = isPresenting ? left : right
    } completion: { _ in
      arriving?.transform = .identity
      leaving?.transform = .identity
      // UIKit does so itself only after a cancelled presentation.
      if context.transitionWasCancelled { arriving?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
