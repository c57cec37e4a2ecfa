import UIKit

/// A screen with a headline, which makes room for a card.
final class HeadlineController: UIViewController {
  let headline = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(headline)
  }

  /// The action of a button.
  func show(_ card: HeadlineCardController) {
    card.headline = headline
    present(card, animated: true)
  }
}

/// A card that fades its presenter's headline alongside; the block lies outside the container, where no finger drives it,
/// and nobody asks whether the transition was cancelled.
final class HeadlineCardController: CardController {
  weak var headline: UIView?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fadeHeadline(to: 0)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fadeHeadline(to: 1)
  }

  private func fadeHeadline(to alpha: CGFloat) {
    guard let coordinator = transitionCoordinator else {
      headline?.alpha = alpha
      return
    }
    coordinator.animate { [weak headline] _ in headline?.alpha = alpha }
  }
}
