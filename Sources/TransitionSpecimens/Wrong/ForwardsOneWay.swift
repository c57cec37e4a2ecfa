import UIKit

/// A card that tells its presenter of its comings and goings, although UIKit keeps a presenter like that out of it, and
/// forgets that a dismissal can be cancelled.
final class ForwardingCardController: DraggableController {
  init() { super.init(.custom) }

  required init?(coder: NSCoder) { nil }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    ForwardingPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

private final class ForwardingPresentationController: DimmedPresentationController {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentingViewController.beginAppearanceTransition(false, animated: true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    presentingViewController.endAppearanceTransition()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentingViewController.beginAppearanceTransition(true, animated: true)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { presentingViewController.endAppearanceTransition() }
  }
}
