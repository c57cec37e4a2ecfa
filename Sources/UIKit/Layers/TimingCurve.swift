#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// How far an animation has come at each fraction of its time.
enum TimingCurve: Equatable {
  case linear
  /// A cubic Bézier curve.
  case cubic(CubicBezier)
  /// UIView's spring: `damping` is the damping ratio, `velocity` the initial one in total distances a second.
  case spring(damping: Double, velocity: Double, duration: Double)
  /// A mass on a spring, cut off at the end; the duration is in seconds.
  case physical(DampedSpring, duration: Double)

  static let easeInOut = TimingCurve.cubic(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  static let easeIn = TimingCurve.cubic(CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  static let easeOut = TimingCurve.cubic(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  /// Core Animation's default for what it animates implicitly.
  static let standard = TimingCurve.cubic(CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))

  /// Progress at a fraction of the duration, 0 before the beginning and 1 after the end.
  func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    switch self {
    case .linear: return fraction
    case .cubic(let curve): return curve.value(at: fraction)
    case .spring(let damping, let velocity, let duration):
      return Self.spring(damping: damping, velocity: velocity * duration, at: fraction)
    case .physical(let spring, let duration): return spring.progress(at: fraction * duration)
    }
  }

  /// The closed form of a damped spring that has all but settled (to 0.1 %) when its time is over.
  private static func spring(damping: Double, velocity: Double, at fraction: Double) -> Double {
    let ratio = max(0.01, damping)
    let settled = 6.9077552789821
    if ratio < 1 {
      let frequency = settled / ratio
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let envelope = exp(-settled * fraction)
      return 1 - envelope * (cos(damped * fraction) + (settled - velocity) / damped * sin(damped * fraction))
    }
    // Critically damped; more damping than that only makes UIKit's spring slower to start.
    return 1 - exp(-settled * fraction) * (1 + (settled - velocity) * fraction)
  }
}
