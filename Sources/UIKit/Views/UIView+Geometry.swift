#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

extension UIView {
  /// Converts a point to another view's coordinates, or to the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }
  /// Converts a point from another view's coordinates, or from the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer) }
  /// Converts a rectangle to another view's coordinates, or to the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }
  /// Converts a rectangle from another view's coordinates, or from the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }

  /// Takes the size that fits the content. The corner stays, as people who place labels rely on; of a transformed view,
  /// which has no such corner, the centre does.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    if layer.isTransformed { bounds.size = size } else { frame = CGRect(origin: frame.origin, size: size) }
  }

  /// How what can be tapped looks.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal, dimmed
  }

  /// Tells the view and those in it that their tint may look another way now.
  func tellOfTint() {
    tintColorDidChange()
    for subview in _subviews { subview.tellOfTint() }
  }

  /// How contents are fitted.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which edges and sizes follow the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
