import Foundation
import UIKit

/// Lifts a view from below the screen, and lets it sink again; for presentations that keep the presenter's view.
class LiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : 0.35
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let sheet = context.view(forKey: isPresenting ? .to : .from) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    if isPresenting { place(sheet, context) }
    guard context.isAnimated else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.maxY - sheet.frame.minY)
    if isPresenting { sheet.transform = away }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      sheet.transform = isPresenting ? .identity : away
    } completion: { _ in
      sheet.transform = .identity
      self.end(context)
    }
  }

  /// Puts the arriving view where it is to be.
  func place(_ sheet: UIView, _ context: any UIViewControllerContextTransitioning) {
    if let controller = context.viewController(forKey: .to) { sheet.frame = context.finalFrame(for: controller) }
    context.containerView.addSubview(sheet)
  }

  /// The animation is over.
  func end(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}
