#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// A curve from (0, 0) to (1, 1) with two control points, as a function of x.
struct CubicBezier: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The y where the curve is at `x`; 0 before the curve and 1 after it.
  ///
  /// Only sums and products of doubles: the same on every platform.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return x }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// The curve with x and y changed for each other: for a curve that never falls, the x where it is at a y.
  var inverse: CubicBezier { CubicBezier(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// Newton's method, inside a bracket that each step narrows and that is halved where a step would leave it.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<100 {
      let error = Self.coordinate(x1, x2, at: t) - x
      if error == 0 { return t }
      if error < 0 { low = t } else { high = t }
      let slope = Self.slope(x1, x2, at: t)
      var next = slope > 0 ? t - error / slope : low
      if next <= low || next >= high { next = (low + high) / 2 }
      if abs(next - t) < 1e-15 { return next }
      t = next
    }
    return t
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return (3 * rest * rest * first + 3 * rest * t * second + t * t) * t
  }

  private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * (rest * rest * first + 2 * rest * t * (second - first) + t * t * (1 - second))
  }
}
