import Foundation
import UIKit

/// Drives one transition by finger, even when the finger is lifted before UIKit has started it.
final class FingerDriver: UIPercentDrivenInteractiveTransition {
  private enum Verdict { case finish, cancel }

  private var verdict: Verdict?
  private var hasStarted = false

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    // UIKit wants to be through with the start before it hears how the gesture ended.
    if verdict != nil { DispatchQueue.main.async { self.carryOut() } }
  }

  /// A transition that began without a finger can still be taken up by one.
  override func pause() {
    super.pause()
    hasStarted = true
  }

  override func finish() { decide(.finish) }

  override func cancel() { decide(.cancel) }

  private func decide(_ verdict: Verdict) {
    self.verdict = verdict
    if hasStarted { carryOut() }
  }

  private func carryOut() {
    guard let verdict else { return }
    self.verdict = nil
    switch verdict {
    case .finish: super.finish()
    case .cancel: super.cancel()
    }
  }
}
