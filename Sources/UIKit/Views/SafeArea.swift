#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// What notch, rounded corners and bars cover of the screen's edges, whichever way it is turned.
struct ScreenSafeArea: Equatable, Sendable {
  /// While the screen is higher than wide, or as high as wide.
  var portrait = UIEdgeInsets.zero
  /// While it is wider than high.
  var landscape = UIEdgeInsets.zero

  init() {}
}

extension Simulation {
  /// Gives the screen other insets; views are told of them before the next layout.
  package func setSafeArea(portrait: UIEdgeInsets, landscape: UIEdgeInsets) {
    (safeArea.portrait, safeArea.landscape) = (portrait, landscape)
    loop.wakeUp()
  }

  /// What is covered of the screen as it is now.
  var screenInsets: UIEdgeInsets {
    screenBounds.width > screenBounds.height ? safeArea.landscape : safeArea.portrait
  }
}

/// What is safe of a view, in its own coordinates.
struct SafeArea {
  /// How far the safe area keeps from the view's edges.
  var insets: UIEdgeInsets
  /// The safe area as the views inside must keep to it. It may reach beyond this view, where they may too.
  var safe: CGRect
  /// What the window shows.
  var shown: CGRect

  /// The safe area of a view with some bounds whose superview has this one.
  func within(_ bounds: CGRect, placedBy affine: CGAffineTransform, additional: UIEdgeInsets) -> SafeArea {
    let inverse = affine.inverted()
    return SafeArea(
      safe: safe.applying(inverse), shown: shown.applying(inverse), bounds: bounds, additional: additional)
  }

  /// A view off screen has no insets. Of others they are what lies between their edges and the safe area's, and never more
  /// than the view itself.
  init(safe: CGRect, shown: CGRect, bounds: CGRect, additional: UIEdgeInsets) {
    (self.safe, self.shown, insets) = (safe, shown, .zero)
    // A view that only touches the screen's edge is off screen: Foundation's `intersects` says otherwise.
    guard shown.minX < bounds.maxX, bounds.minX < shown.maxX, shown.minY < bounds.maxY, bounds.minY < shown.maxY else {
      return
    }
    insets = UIEdgeInsets(
      top: Self.covered(safe.minY - bounds.minY, of: bounds.height, additional.top),
      left: Self.covered(safe.minX - bounds.minX, of: bounds.width, additional.left),
      bottom: Self.covered(bounds.maxY - safe.maxY, of: bounds.height, additional.bottom),
      right: Self.covered(bounds.maxX - safe.maxX, of: bounds.width, additional.right))
    if additional != .zero { narrow(bounds, by: additional) }
  }

  private static func covered(_ distance: CGFloat, of length: CGFloat, _ additional: CGFloat) -> CGFloat {
    max(0, min(max(0, distance), length) + additional)
  }

  /// At the edges at which a controller took from its view's safe area, that counts for the views inside.
  private mutating func narrow(_ bounds: CGRect, by additional: UIEdgeInsets) {
    let inner = bounds.inset(by: insets)
    let (left, top) = (additional.left == 0 ? safe.minX : inner.minX, additional.top == 0 ? safe.minY : inner.minY)
    let (right, bottom) = (
      additional.right == 0 ? safe.maxX : inner.maxX, additional.bottom == 0 ? safe.maxY : inner.maxY
    )
    safe = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
