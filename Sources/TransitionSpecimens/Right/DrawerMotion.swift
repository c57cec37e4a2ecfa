import Foundation
import UIKit

/// Moves a drawer when a button asks for it.
final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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
    guard context.isAnimated, let drawer = context.view(forKey: isPresenting ? .to : .from) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let away = CGAffineTransform(translationX: -drawer.bounds.width, y: 0)
    if isPresenting { drawer.transform = away }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      drawer.transform = isPresenting ? .identity : away
    } completion: { [isPresenting] _ in
      drawer.transform = .identity
      context.takeBackArrivingView(isPresenting: isPresenting)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Moves a drawer by finger, without a percent driver: it places the view itself and ends the transition itself.
final class DrawerPull: NSObject, UIViewControllerInteractiveTransitioning {
  private let isPresenting: Bool
  private var context: (any UIViewControllerContextTransitioning)?
  private var fraction: CGFloat = 0
  /// How the gesture ended, if it did before the transition had begun.
  private var earlyVerdict: Bool?

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    transitionContext.bringInArrivingView(isPresenting: isPresenting)
    move(to: fraction)
    guard let earlyVerdict else { return }
    DispatchQueue.main.async { self.letGo(finishing: earlyVerdict) }
  }

  func move(to fraction: CGFloat) {
    self.fraction = max(0, min(1, fraction))
    guard let context else { return }
    context.updateInteractiveTransition(self.fraction)
    moving(in: context)?.transform = transform(at: self.fraction, in: context)
  }

  func letGo(finishing: Bool) {
    guard let context else {
      earlyVerdict = finishing
      return
    }
    self.context = nil
    if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    let drawer = moving(in: context)
    let end = transform(at: finishing ? 1 : 0, in: context)
    UIView.animate(withDuration: 0.3 * Double(finishing ? 1 - fraction : fraction)) {
      drawer?.transform = end
    } completion: { [isPresenting] _ in
      drawer?.transform = .identity
      context.takeBackArrivingView(isPresenting: isPresenting)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func moving(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.view(forKey: isPresenting ? .to : .from)
  }

  private func transform(
    at fraction: CGFloat, in context: any UIViewControllerContextTransitioning
  ) -> CGAffineTransform {
    let width = moving(in: context)?.bounds.width ?? 0
    return CGAffineTransform(translationX: -width * (isPresenting ? 1 - fraction : fraction), y: 0)
  }
}
