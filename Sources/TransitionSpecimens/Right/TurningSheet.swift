import UIKit

/// A sheet in the lower half of an upright screen, and in the right half of one on its side.
final class TurningSheetController: SelfAnimatedController {
  private let handle = UIView()

  init() { super.init(.custom) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    handle.backgroundColor = .gray
    view.addSubview(handle)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    handle.frame = CGRect(x: view.bounds.midX - 20, y: 8, width: 40, height: 5)
  }

  /// The handle is in the way while the sheet turns.
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let handle = handle
    coordinator.animate { _ in
      handle.alpha = 0
    } completion: { _ in
      handle.alpha = 1
    }
  }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    TurningPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

private final class TurningPresentationController: PlacedPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.height >= bounds.width
      ? CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
      : CGRect(x: bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [weak self] _ in
      self?.containerView?.setNeedsLayout()
      self?.containerView?.layoutIfNeeded()
    }
  }
}
