import Foundation
import UIKit

/// A slide as UIKit wants it: a custom presentation that takes the presenter's view away, and one animator for both ways.
final class SlidingController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
    modalPresentationStyle = .custom
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    transitioningDelegate = self
    modalPresentationStyle = .custom
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(.arriving) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideAnimator(.leaving)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CoveringPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// The presenter's view has no place under a controller that covers it all.
private final class CoveringPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Moves both views sideways by the width of the one that leaves.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction { case arriving, leaving }

  private let direction: Direction

  init(_ direction: Direction) {
    self.direction = direction
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard
      let arriving = context.viewController(forKey: .to)?.view,
      let leaving = context.viewController(forKey: .from)?.view
    else {
      context.completeTransition(false)
      return
    }
    let home = leaving.frame
    let right = home.offsetBy(dx: home.width, dy: 0)
    let left = home.offsetBy(dx: -home.width, dy: 0)
    arriving.frame = direction == .arriving ? right : left
    context.containerView.addSubview(arriving)
    UIView.animate(withDuration: transitionDuration(using: context)) { [direction] in
      arriving.frame = home
      leaving.frame = direction == .arriving ? left : right
    } completion: { _ in
      leaving.frame = home
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
