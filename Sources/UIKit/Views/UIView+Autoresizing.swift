#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

extension UIView {
  /// The bounds changed: subviews follow a new size, and the next layout pass comes by here. A scrolled view is laid out
  /// too, but nothing in it moves of itself.
  func boundsChanged(from old: CGRect) {
    let size = layer._bounds.size
    if autoresizesSubviews, old.size != size {
      for subview in _subviews where !subview.autoresizingMask.isEmpty { subview.follow(from: old.size, to: size) }
    }
    setNeedsLayout()
  }

  /// Moves and resizes the view as its superview's size changes.
  ///
  /// What follows is the view's rectangle before its transform: a mask works on bounds and centre.
  func follow(from old: CGSize, to new: CGSize) {
    let (size, anchor, mask) = (layer._bounds.size, layer._anchorPoint, autoresizingMask)
    var (x, y) = (
      AxisSpan(start: layer._position.x - size.width * anchor.x, length: size.width),
      AxisSpan(start: layer._position.y - size.height * anchor.y, length: size.height)
    )
    x.follow(
      from: old.width, to: new.width, before: mask.contains(.flexibleLeftMargin),
      length: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
    y.follow(
      from: old.height, to: new.height, before: mask.contains(.flexibleTopMargin),
      length: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
    if !layer.isTransformed {
      frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      return
    }
    bounds.size = CGSize(width: x.length, height: y.length)
    center = CGPoint(x: x.start + x.length * anchor.x, y: y.start + y.length * anchor.y)
  }
}
