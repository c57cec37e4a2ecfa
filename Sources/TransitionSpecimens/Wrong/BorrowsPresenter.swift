import UIKit

/// A sheet that pushes its presenter back a little, and takes the presenter's view into its own container for that.
final class BorrowingSheetController: SelfAnimatedController {
  init() { super.init(.overFullScreen) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    BorrowingLift(isPresenting: isPresenting)
  }
}

private final class BorrowingLift: LiftAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let presenter = context.viewController(forKey: isPresenting ? .from : .to)?.view
    if isPresenting, let presenter { context.containerView.addSubview(presenter) }
    super.animateTransition(using: context)
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      presenter?.transform = isPresenting ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    }
  }
}
