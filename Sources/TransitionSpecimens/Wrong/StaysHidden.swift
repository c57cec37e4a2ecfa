import UIKit

/// A photo that zooms back into its thumbnail; the thumbnail is shown again only where the photo really went back.
final class ForgetfulPhotoController: PhotoController {
  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ForgetfulZoom(isPresenting: isPresenting, thumbnail: thumbnail)
  }
}

private final class ForgetfulZoom: ZoomAnimator {
  override func show(_ thumbnail: UIView, after context: any UIViewControllerContextTransitioning) {
    if !context.transitionWasCancelled { thumbnail.isHidden = false }
  }
}
