import UIKit

/// A controller that is its own transitioning delegate; how it moves is a subclass's business.
class SelfAnimatedController: UIViewController, UIViewControllerTransitioningDelegate {
  init(_ style: UIModalPresentationStyle) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  /// The animator for one way.
  func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    LiftAnimator(isPresenting: isPresenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isPresenting: false)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
