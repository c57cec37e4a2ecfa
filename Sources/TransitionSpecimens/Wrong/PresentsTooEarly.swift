import UIKit

/// A card that welcomes its user before anybody can see it.
final class EagerCardController: CardController {
  override func viewDidLoad() {
    super.viewDidLoad()
    present(PopupController(), animated: true)
  }
}
