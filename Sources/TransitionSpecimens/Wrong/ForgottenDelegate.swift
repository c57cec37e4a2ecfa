import UIKit

/// A list that leads to a card; only a local, and the completion block, hold the card's transitioning delegate.
final class ListController: UIViewController {
  private(set) var cardsShown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  /// What a tap on a row does.
  func showCard() {
    let card = UIViewController()
    card.view.backgroundColor = .yellow
    let transition = CardTransition()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transition
    present(card, animated: true) { [weak self] in self?.cardsShown += transition.presentations }
  }
}

private final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var presentations = 0

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presentations += 1
    return LiftAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    LiftAnimator(isPresenting: false)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    PlacedPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
