import UIKit

/// A sheet that lays a shade over its presenter, outside of the container. Only its own animator takes it away, and
/// UIKit does not ask for that where the dismissal is not animated.
final class ShadingSheetController: SelfAnimatedController {
  let shade = UIView()

  init() { super.init(.overFullScreen) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ShadingLift(isPresenting: isPresenting, shade: shade)
  }
}

private final class ShadingLift: LiftAnimator {
  private let shade: UIView

  init(isPresenting: Bool, shade: UIView) {
    self.shade = shade
    super.init(isPresenting: isPresenting)
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresenting, let presenter = context.viewController(forKey: .from)?.view {
      shade.backgroundColor = .black
      shade.alpha = 0.4
      shade.frame = presenter.frame
      presenter.superview?.insertSubview(shade, aboveSubview: presenter)
    }
    super.animateTransition(using: context)
  }

  override func end(_ context: any UIViewControllerContextTransitioning) {
    if !isPresenting { shade.removeFromSuperview() }
    super.end(context)
  }
}
