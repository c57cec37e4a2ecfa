import UIKit

/// A card that a tap turns round while it comes or goes: the animator runs back, and the transition hears nothing of it.
final class TurningCardController: CatchableCardController {
  private weak var lift: InterruptibleLift?

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    let lift = InterruptibleLift(isPresenting: isPresenting)
    self.lift = lift
    return lift
  }

  override func panBeganMidway() {
    guard let animator = lift?.current, animator.state == .active else { return }
    animator.isReversed.toggle()
  }
}
