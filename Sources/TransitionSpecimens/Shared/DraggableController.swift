import UIKit

/// A controller that a finger can drag away. The five methods are what the handler of its pan gesture does in each state.
class DraggableController: SelfAnimatedController {
  /// What the finger moves.
  private var driver: UIPercentDrivenInteractiveTransition?
  /// The same, until UIKit has asked for it.
  private var waitingDriver: UIPercentDrivenInteractiveTransition?

  func makeDriver() -> UIPercentDrivenInteractiveTransition { FingerDriver() }

  /// Whether a drag may dismiss the controller now.
  var canBeDragged: Bool {
    presentingViewController != nil && presentedViewController == nil && !isBeingPresented && !isBeingDismissed
      && transitionCoordinator == nil
  }

  func panBegan() {
    guard driver == nil, canBeDragged else { return }
    let driver = makeDriver()
    self.driver = driver
    waitingDriver = driver
    dismiss(animated: true)
  }

  /// A touch while the controller comes or goes by itself, which means nothing to most.
  func panBeganMidway() {}

  func panMoved(to fraction: CGFloat) { driver?.update(fraction) }

  func panEnded(finishing: Bool) {
    if finishing { driver?.finish() } else { driver?.cancel() }
    forgetDriver()
  }

  /// A call, or a trip to the background: nobody decided anything, so nothing happens.
  func panCancelled() {
    driver?.cancel()
    forgetDriver()
  }

  private func forgetDriver() {
    driver = nil
    // A dismissal that was refused must not leave a driver for the next one.
    if !isBeingDismissed { waitingDriver = nil }
  }

  /// Hands the driver out once, for the dismissal that the finger began; one by button must not wait for a finger.
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    defer { waitingDriver = nil }
    // Where nothing animates there is nothing to drive.
    return UIView.areAnimationsEnabled ? waitingDriver : nil
  }
}
