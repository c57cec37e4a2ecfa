#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// The pacing of an animation: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The curve that is solved.
  let curve: CubicBezier
  private let controlPoints: [(Float, Float)]

  /// Creates one of the ready-made functions; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a function from its two inner control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    // A curve whose x went back would not be a function.
    curve = CubicBezier(
      x1: Double(min(max(c1x, 0), 1)), y1: Double(c1y), x2: Double(min(max(c2x, 0), 1)), y2: Double(c2y))
  }

  /// Writes a control point's coordinates; the first is (0, 0), the fourth (1, 1).
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    (ptr[0], ptr[1]) = controlPoints[idx]
  }

  /// The progress of the animation after a fraction of its duration.
  package func value(at fraction: Double) -> Double { curve.value(at: fraction) }
}
