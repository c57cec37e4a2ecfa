#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// UIKit's own animator, which standard presentations go through like any other (contract A24, G10).
final class BuiltinAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresentation: Bool

  init(style: UIModalTransitionStyle, isPresentation: Bool) {
    self.style = style
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : 0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard
      let moving = context.view(forKey: isPresentation ? .to : .from),
      let controller = context.viewController(forKey: isPresentation ? .to : .from)
    else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    if isPresentation {
      moving.frame = context.finalFrame(for: controller)
      container.addSubview(moving)
    } else if let below = context.view(forKey: .to), let arriving = context.viewController(forKey: .to) {
      below.frame = context.finalFrame(for: arriving)
      container.insertSubview(below, at: 0)
    }
    guard context.isAnimated else {
      context.completeTransition(true)
      return
    }
    let away = Self.away(style, from: moving, in: container)
    let alpha = moving.alpha
    let home = moving.frame
    if isPresentation { (moving.frame, moving.alpha) = (away.frame, away.alpha) }
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0) { [isPresentation] in
      (moving.frame, moving.alpha) = isPresentation ? (home, alpha) : (away.frame, away.alpha)
    } completion: { [isPresentation] _ in
      // A dismissed view is let go as it was. A presented one has its place, which may be another by now.
      if !isPresentation { moving.frame = home }
      moving.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Where a view comes from and goes to. Flips and curls fade: what they look like plays no part here.
  private static func away(
    _ style: UIModalTransitionStyle, from view: UIView, in container: UIView
  ) -> (frame: CGRect, alpha: CGFloat) {
    guard style == .coverVertical else { return (view.frame, 0) }
    return (CGRect(origin: CGPoint(x: view.frame.minX, y: container.bounds.maxY), size: view.frame.size), view.alpha)
  }
}
