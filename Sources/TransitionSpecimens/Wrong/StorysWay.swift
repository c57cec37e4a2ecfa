import Foundation
import UIKit

/// The controller that shows another one growing out of a button.
final class GrowingHostController: UIViewController {
  let button = UIButton(frame: CGRect(x: 145, y: 400, width: 100, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(button)
  }

  /// The action of the button.
  func show(_ grown: GrownController) {
    grown.start = button.frame
    present(grown, animated: true)
  }
}

/// A controller that grows out of a frame and shrinks back into it; how is a subclass's business.
class GrownController: UIViewController, UIViewControllerTransitioningDelegate {
  var start = CGRect.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .yellow
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }
}

/// The story's way, with its three mistakes: no completion without a snapshot, a literal `true`, and a dismissal that
/// puts the presenter's view into a container that is thrown away.
final class CarelesslyGrownController: GrownController {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  override func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CarelessGrowth(from: start) }

  override func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CarelessShrinking(to: start) }
}

private final class CarelessGrowth: NSObject, UIViewControllerAnimatedTransitioning {
  private let start: CGRect

  init(from start: CGRect) {
    self.start = start
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard
      let grown = context.viewController(forKey: .to),
      let picture = grown.view.snapshotView(afterScreenUpdates: true)
    else { return }
    let container = context.containerView
    grown.view.isHidden = true
    container.addSubview(grown.view)
    picture.frame = start
    container.addSubview(picture)
    UIView.animate(withDuration: 0.3) {
      picture.frame = context.finalFrame(for: grown)
    } completion: { _ in
      grown.view.isHidden = false
      picture.removeFromSuperview()
      context.completeTransition(true)
    }
  }
}

private final class CarelessShrinking: NSObject, UIViewControllerAnimatedTransitioning {
  private let end: CGRect

  init(to end: CGRect) {
    self.end = end
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard
      let host = context.viewController(forKey: .to),
      let grown = context.viewController(forKey: .from),
      let picture = grown.view.snapshotView(afterScreenUpdates: true)
    else { return }
    let container = context.containerView
    container.addSubview(host.view)
    container.addSubview(picture)
    grown.view.isHidden = true
    UIView.animate(withDuration: 0.3) { [end] in
      picture.frame = end
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
