import UIKit

/// A card that tells the transition when a finger gives it up, and forgets to tell the animator.
final class StubbornCardController: ScrubbedCardController {
  override func makeMotion(isPresenting: Bool, wantsInteractiveStart: Bool) -> ScrubbedMotion {
    StubbornMotion(isPresenting: isPresenting, wantsInteractiveStart: wantsInteractiveStart)
  }
}

private final class StubbornMotion: ScrubbedMotion {
  override func turn(_ animator: UIViewPropertyAnimator, finishing: Bool) {}
}
