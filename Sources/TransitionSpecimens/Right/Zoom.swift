import Foundation
import UIKit

/// A wall with one photo on it.
final class PhotoWallController: UIViewController {
  let thumbnail = UIView(frame: CGRect(x: 40, y: 120, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    thumbnail.backgroundColor = .blue
    view.addSubview(thumbnail)
  }

  /// What a tap on the thumbnail does.
  func show(_ photo: PhotoController) {
    photo.thumbnail = thumbnail
    present(photo, animated: true)
  }
}

/// A photo that zooms out of its thumbnail, and back when a finger pulls it down.
class PhotoController: DraggableController {
  weak var thumbnail: UIView?

  init() { super.init(.custom) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ZoomAnimator(isPresenting: isPresenting, thumbnail: thumbnail)
  }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    PlacedPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Zooms a picture of the photo; without a picture, or a thumbnail in sight, the photo fades.
class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private weak var thumbnail: UIView?

  init(isPresenting: Bool, thumbnail: UIView?) {
    self.isPresenting = isPresenting
    self.thumbnail = thumbnail
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : 0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.bringInArrivingView(isPresenting: isPresenting)
    guard context.isAnimated, let photo = context.view(forKey: isPresenting ? .to : .from) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    if let thumbnail, thumbnail.window != nil, let picture = photo.snapshotView(afterScreenUpdates: isPresenting) {
      zoom(picture, of: photo, thumbnail, context)
    } else {
      fade(photo, context)
    }
  }

  private func zoom(
    _ picture: UIView, of photo: UIView, _ thumbnail: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    let small = container.convert(thumbnail.bounds, from: thumbnail)
    let large = photo.frame
    picture.frame = isPresenting ? small : large
    container.addSubview(picture)
    photo.isHidden = true
    thumbnail.isHidden = true
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      picture.frame = isPresenting ? large : small
    } completion: { _ in
      picture.removeFromSuperview()
      photo.isHidden = false
      self.show(thumbnail, after: context)
      context.takeBackArrivingView(isPresenting: self.isPresenting)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The thumbnail was hidden while its photo flew.
  func show(_ thumbnail: UIView, after context: any UIViewControllerContextTransitioning) {
    thumbnail.isHidden = false
  }

  private func fade(_ photo: UIView, _ context: any UIViewControllerContextTransitioning) {
    if isPresenting { photo.alpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      photo.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      photo.alpha = 1
      context.takeBackArrivingView(isPresenting: self.isPresenting)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
