import UIKit

/// A card that drops its driver when a drag is finished, but not when it is cancelled: the next dismissal by button gets
/// it, and waits for a finger that is long gone.
final class ArmedCardController: CardController {
  private var driver: FingerDriver?

  override func panBegan() {
    guard canBeDragged else { return }
    driver = FingerDriver()
    dismiss(animated: true)
  }

  override func panMoved(to fraction: CGFloat) { driver?.update(fraction) }

  override func panEnded(finishing: Bool) {
    if finishing {
      driver?.finish()
      driver = nil
    } else {
      driver?.cancel()
    }
  }

  override func panCancelled() { panEnded(finishing: false) }

  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { UIView.areAnimationsEnabled ? driver : nil }
}
