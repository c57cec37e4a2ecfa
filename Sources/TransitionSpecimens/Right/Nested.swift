import Foundation
import UIKit

/// A card that offers help in a popup of its own, the first time it has appeared.
final class HelpfulCardController: CardController {
  private var hasOfferedHelp = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Once the transition is over, and if the card is still there then.
    DispatchQueue.main.async { [weak self] in self?.offerHelp() }
  }

  private func offerHelp() {
    guard !hasOfferedHelp, canBeDragged, view.window != nil else { return }
    hasOfferedHelp = true
    present(PopupController(), animated: true)
  }
}
