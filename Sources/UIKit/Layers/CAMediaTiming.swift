#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// What has a time of its own: layers and animations.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When it begins, in its parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it lasts, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs against its parent's.
  var speed: Float { get set }
  /// What is added to its time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it repeats.
  var repeatCount: Float { get set }
  /// For how long it repeats, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back after each run forward.
  var autoreverses: Bool { get set }
  /// What shows before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The clock of one layer or animation against its parent's: `local = (parent - beginTime) * speed + timeOffset`, at an even
/// pace but for a stretch at its beginning, if that has a pace of its own.
struct LocalTime: Equatable {
  var beginTime = 0.0
  var speed = 1.0
  var timeOffset = 0.0
  var stretch: TimeStretch?

  static let identity = LocalTime()

  /// The local time at an instant of the parent's.
  func local(fromParent parent: Double) -> Double {
    let elapsed = parent - beginTime
    if let stretch, elapsed > 0, elapsed < stretch.length {
      return timeOffset + stretch.length * speed * stretch.curve.value(at: elapsed / stretch.length)
    }
    return elapsed * speed + timeOffset
  }

  /// The instant of the parent's at a local time; `nil` while time stands still.
  func parent(fromLocal local: Double) -> Double? {
    if speed == 0 { return nil }
    let elapsed = (local - timeOffset) / speed
    if let stretch, elapsed > 0, elapsed < stretch.length {
      return beginTime + stretch.length * stretch.curve.inverse.value(at: elapsed / stretch.length)
    }
    return elapsed + beginTime
  }
}

/// A stretch of time that is gone through at a pace of its own; apart from the clock, which each layer has.
final class TimeStretch: Equatable, Sendable {
  /// How long it is, in the parent's seconds.
  let length: Double
  let curve: CubicBezier

  init(length: Double, curve: CubicBezier) { (self.length, self.curve) = (length, curve) }

  static func == (lhs: TimeStretch, rhs: TimeStretch) -> Bool { lhs.length == rhs.length && lhs.curve == rhs.curve }
}
