import UIKit

/// A card that always answers a driver for its dismissal, although it has buttons and no gesture at all.
final class DrivenCardController: CardController {
  private let driver = UIPercentDrivenInteractiveTransition()

  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
