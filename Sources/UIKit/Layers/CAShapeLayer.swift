#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// A layer with a path. Nothing is drawn; the properties that animate take their time like any other.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour inside the path.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// Which parts are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// Where the line begins, as a fraction of the path.
  open var strokeStart: CGFloat = 0 {
    didSet { strokeChanged(from: oldValue, to: strokeStart) }
  }
  /// Where the line ends, as a fraction of the path.
  open var strokeEnd: CGFloat = 1 {
    didSet { strokeChanged(from: oldValue, to: strokeEnd) }
  }
  /// The width of the line.
  open var lineWidth: CGFloat = 1 {
    didSet { strokeChanged(from: oldValue, to: lineWidth) }
  }
  /// How far mitres reach.
  open var miterLimit: CGFloat = 10
  /// The line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where the dashes begin.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?

  public required init() { super.init() }

  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
    (strokeStart, strokeEnd, lineWidth, miterLimit) =
      (other.strokeStart, other.strokeEnd, other.lineWidth, other.miterLimit)
    (lineCap, lineJoin, lineDashPhase, lineDashPattern) =
      (other.lineCap, other.lineJoin, other.lineDashPhase, other.lineDashPattern)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func strokeChanged(from old: CGFloat, to new: CGFloat) {
    if old != new { changed(.other, from: .scalar(Double(old)), to: .scalar(Double(new))) }
  }
}

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
