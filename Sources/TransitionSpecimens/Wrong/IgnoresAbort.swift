import UIKit

/// A card whose pan handler knows `.began`, `.changed` and `.ended`, and no `.cancelled`.
final class DeafCardController: CardController {
  override func panCancelled() {}
}
