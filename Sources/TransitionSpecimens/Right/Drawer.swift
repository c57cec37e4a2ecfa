import UIKit

/// A drawer at the left edge. A finger can pull it out and push it back in; so can a button.
final class DrawerController: SelfAnimatedController {
  private var pull: DrawerPull?
  /// The pull that UIKit has not asked for yet.
  private var waitingPull: DrawerPull?

  init() { super.init(.custom) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    DrawerAnimator(isPresenting: isPresenting)
  }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentationController(presentedViewController: presented, presenting: presenting)
  }

  // MARK: - What the pan handlers do

  func edgePanBegan(over presenter: UIViewController) {
    guard presentingViewController == nil, presenter.presentedViewController == nil,
      presenter.transitionCoordinator == nil, !presenter.isBeingPresented, !presenter.isBeingDismissed
    else { return }
    begin(isPresenting: true)
    presenter.present(self, animated: true)
  }

  func panBegan() {
    guard presentingViewController != nil, presentedViewController == nil, transitionCoordinator == nil,
      !isBeingPresented, !isBeingDismissed
    else { return }
    begin(isPresenting: false)
    dismiss(animated: true)
  }

  private func begin(isPresenting: Bool) {
    let pull = DrawerPull(isPresenting: isPresenting)
    self.pull = pull
    waitingPull = pull
  }

  func panMoved(to fraction: CGFloat) { pull?.move(to: fraction) }

  func panEnded(finishing: Bool) {
    pull?.letGo(finishing: finishing)
    pull = nil
    // A request that was refused must not leave a pull for the next one.
    if !isBeingPresented && !isBeingDismissed { waitingPull = nil }
  }

  // MARK: - The transitioning delegate

  override func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { takePull() }

  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { takePull() }

  private func takePull() -> DrawerPull? {
    defer { waitingPull = nil }
    return waitingPull
  }
}

private final class DrawerPresentationController: PlacedPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: 0, width: min(320, bounds.width * 0.8), height: bounds.height)
  }
}
