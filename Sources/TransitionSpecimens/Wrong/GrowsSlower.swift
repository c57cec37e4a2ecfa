import Foundation
import UIKit

/// A shelf that opens boxes with one animator of its own.
final class ShelfController: UIViewController {
  private let transition = GrowingTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  /// What a tap on a box does.
  func openBox() {
    let box = BoxController()
    box.modalPresentationStyle = .custom
    box.transitioningDelegate = transition
    present(box, animated: true)
  }
}

/// What is in a box.
final class BoxController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .yellow
  }
}

/// One object for all boxes. It eases its animation and steps its inset at each use, and never goes back.
private final class GrowingTransition: NSObject, UIViewControllerTransitioningDelegate {
  private var duration: TimeInterval = 0.3
  private var inset: CGFloat = 20

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    duration += 0.1
    return GrowingLift(isPresenting: true, duration: duration)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    GrowingLift(isPresenting: false, duration: duration)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    inset += 10
    return BoxPresentationController(inset, presented, presenting)
  }
}

private final class BoxPresentationController: PlacedPresentationController {
  private let inset: CGFloat

  init(_ inset: CGFloat, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.inset = inset
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: inset, dy: inset)
  }
}

private final class GrowingLift: LiftAnimator {
  private let duration: TimeInterval

  init(isPresenting: Bool, duration: TimeInterval) {
    self.duration = duration
    super.init(isPresenting: isPresenting)
  }

  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : duration }
}
