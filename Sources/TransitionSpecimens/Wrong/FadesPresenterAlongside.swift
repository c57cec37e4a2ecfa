import UIKit

/// A screen with a line that says how to close what lies over it.
final class HintingController: UIViewController {
  let hint = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    hint.text = "Pull down to close"
    hint.alpha = 0
    view.addSubview(hint)
  }

  /// The action of a button.
  func show(_ card: HintedCardController) {
    card.hint = hint
    present(card, animated: true)
  }
}

/// A card that fades its presenter's hint alongside. The hint lies outside the container, where no finger drives it, and
/// nobody asks whether the transition was cancelled.
final class HintedCardController: CardController {
  weak var hint: UIView?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fadeHint(to: 1)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fadeHint(to: 0)
  }

  private func fadeHint(to alpha: CGFloat) {
    guard let coordinator = transitionCoordinator else {
      hint?.alpha = alpha
      return
    }
    coordinator.animate { [weak hint] _ in hint?.alpha = alpha }
  }
}
