import Foundation
import UIKit

/// The same growth made right: style and delegate are set at birth, every path completes, and views whose key is `nil`
/// are left where they are.
final class CarefullyGrownController: GrownController {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  override func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CarefulGrowth(edge: start) }

  override func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CarefulShrinking(edge: start) }
}

private final class CarefulGrowth: NSObject, UIViewControllerAnimatedTransitioning {
  private let edge: CGRect

  init(edge: CGRect) {
    self.edge = edge
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : 0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to), let grown = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    let final = context.finalFrame(for: controller)
    grown.frame = final
    context.containerView.addSubview(grown)
    // Without a picture, or without animation, the view simply is there.
    guard context.isAnimated, let picture = grown.snapshotView(afterScreenUpdates: true) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    grown.isHidden = true
    picture.frame = edge
    context.containerView.addSubview(picture)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      picture.frame = final
    } completion: { _ in
      grown.isHidden = false
      picture.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class CarefulShrinking: NSObject, UIViewControllerAnimatedTransitioning {
  private let edge: CGRect

  init(edge: CGRect) {
    self.edge = edge
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : 0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let host = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      host.frame = context.finalFrame(for: controller)
      context.containerView.insertSubview(host, at: 0)
    }
    guard
      context.isAnimated, let grown = context.view(forKey: .from),
      let picture = grown.snapshotView(afterScreenUpdates: true)
    else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    picture.frame = grown.frame
    context.containerView.addSubview(picture)
    grown.isHidden = true
    UIView.animate(withDuration: transitionDuration(using: context)) { [edge] in
      picture.frame = edge
    } completion: { _ in
      picture.removeFromSuperview()
      grown.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
