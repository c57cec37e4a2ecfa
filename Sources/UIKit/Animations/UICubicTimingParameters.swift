#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// A pace along a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve it was made with, if with one of UIKit's.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  let curve: TimingCurve
  private let isBuiltin: Bool

  /// UIKit's default pace.
  public convenience override init() {
    self.init(
      .easeInOut, CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1), .standard, isBuiltin: true)
  }

  /// One of UIKit's paces.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    let ends = [(0.42, 0.0, 0.58, 1.0), (0.42, 0.0, 1.0, 1.0), (0.0, 0.0, 0.58, 1.0), (0.0, 0.0, 1.0, 1.0)]
    let (x1, y1, x2, y2) = ends[curve.rawValue]
    self.init(curve, CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2), curve.pace, isBuiltin: true)
  }

  /// A curve from (0, 0) to (1, 1) with two control points.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    // A curve whose x went back would not be a function.
    let bezier = CubicBezier(
      x1: min(max(Double(point1.x), 0), 1), y1: Double(point1.y), x2: min(max(Double(point2.x), 0), 1),
      y2: Double(point2.y))
    self.init(.easeInOut, point1, point2, .cubic(bezier), isBuiltin: false)
  }

  private init(
    _ animationCurve: UIView.AnimationCurve, _ point1: CGPoint, _ point2: CGPoint, _ curve: TimingCurve, isBuiltin: Bool
  ) {
    self.animationCurve = animationCurve
    controlPoint1 = point1
    controlPoint2 = point2
    self.curve = curve
    self.isBuiltin = isBuiltin
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
