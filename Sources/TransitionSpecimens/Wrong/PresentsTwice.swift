import UIKit

/// A menu that keeps the controller its button leads to, and presents it whenever the button is tapped.
final class MenuController: UIViewController {
  private let details = MenuDetailController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  /// The action of the button.
  func showDetails() { present(details, animated: true) }
}

final class MenuDetailController: CardController {}
