import UIKit

/// A card with UIKit's own driver, which forgets a verdict that comes before the transition has begun.
final class SlowCardController: CardController {
  override func makeDriver() -> UIPercentDrivenInteractiveTransition { UIPercentDrivenInteractiveTransition() }
}
