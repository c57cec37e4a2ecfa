import UIKit

/// A card that lies over its presenter and that a finger can pull down.
class CardController: DraggableController {
  init() { super.init(.custom) }

  required init?(coder: NSCoder) { nil }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Leaves a strip of the presenter in sight.
private final class CardPresentationController: DimmedPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).inset(by: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
  }
}
