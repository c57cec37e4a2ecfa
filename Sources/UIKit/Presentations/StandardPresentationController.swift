#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// The presentation controller of UIKit's own styles.
final class StandardPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentationStyle: UIModalPresentationStyle { style }

  /// Full screen and current context take the presenter's view away, the others keep it (contract A9, A11, A13).
  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

  override var frameOfPresentedViewInContainerView: CGRect {
    let whole = super.frameOfPresentedViewInContainerView
    guard isSheet else { return whole }
    return CGRect(origin: CGPoint(x: 0, y: Self.strip), size: sheet(in: whole.size))
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { isSheet ? sheet(in: parentSize) : parentSize }

  /// A sheet leaves a strip of the presenter in sight at the top.
  private func sheet(in size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(0, size.height - Self.strip))
  }

  /// Popovers, too, are sheets on a narrow screen (contract C8).
  var isSheet: Bool { style == .pageSheet || style == .formSheet || style == .popover }

  private static let strip: CGFloat = 54

  /// UIKit's own presentations keep their view in its place whenever the container lays out, unless it is on its way
  /// out or transformed; custom ones have to do so themselves (contract C5).
  override func containerViewWillLayoutSubviews() {
    guard let view = presentedView, view.superview === containerView, !presentedViewController.isBeingDismissed,
      !view.layer.isTransformed
    else { return }
    let place = frameOfPresentedViewInContainerView
    if view.frame != place { UIView.performWithoutAnimation { view.frame = place } }
  }
}
