import UIKit

/// A card that a tap turns round while it comes: the animator runs back, and the transition hears nothing of it.
final class TurningCardController: CatchableCardController {
  private weak var lift: InterruptibleLift?

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    let lift = TrustingLift(isPresenting: isPresenting)
    self.lift = lift
    return lift
  }

  override func panBeganMidway() {
    guard isBeingPresented, let animator = lift?.current, animator.state == .active else { return }
    animator.isReversed.toggle()
  }
}

private final class TrustingLift: InterruptibleLift {
  /// When it comes, the animator leaves it where it belongs.
  override func settle(_ sheet: UIView?) { if !isPresenting { super.settle(sheet) } }
}
