import UIKit

/// A card that a finger can catch while it comes or goes, whether a finger or a button began that.
class CatchableCardController: CardController {
  /// What drives the transition in flight, from its beginning to its end.
  private var driver: FingerDriver?
  /// The driver of a drag, until UIKit has asked for it.
  private var waitingDriver: FingerDriver?

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    InterruptibleLift(isPresenting: isPresenting)
  }

  // MARK: - What the handler of its pan gesture does

  override func panBegan() {
    guard canBeDragged else { return }
    waitingDriver = FingerDriver()
    driver = waitingDriver
    dismiss(animated: true)
  }

  /// A touch on the card while it moves.
  override func panBeganMidway() { driver?.pause() }

  override func panMoved(to fraction: CGFloat) { driver?.update(fraction) }

  override func panEnded(finishing: Bool) {
    if finishing { driver?.finish() } else { driver?.cancel() }
    // A dismissal that was refused must not leave a driver for the next one.
    if !isBeingDismissed { waitingDriver = nil }
  }

  override func panCancelled() { panEnded(finishing: false) }

  // MARK: - The transitioning delegate

  override func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { takeDriver() }

  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { takeDriver() }

  /// The finger's driver, or one that lets the transition begin by itself.
  private func takeDriver() -> FingerDriver {
    let driver = waitingDriver ?? FingerDriver()
    if waitingDriver == nil { driver.wantsInteractiveStart = false }
    waitingDriver = nil
    self.driver = driver
    return driver
  }
}

/// The same card on a spring with a mass, which takes the time it needs.
final class SpringCardController: CatchableCardController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    SpringLift(isPresenting: isPresenting)
  }
}

private final class SpringLift: InterruptibleLift {
  override func makeAnimator() -> UIViewPropertyAnimator {
    let spring = UISpringTimingParameters(mass: 2, stiffness: 300, damping: 40, initialVelocity: .zero)
    return UIViewPropertyAnimator(duration: 0, timingParameters: spring)
  }
}
