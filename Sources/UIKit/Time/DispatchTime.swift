#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// A point in time relative to the default clock; virtual inside a check, so that `.now()` is too.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// The time as the system's calls take it.
  public let rawValue: UInt64

  /// A time that never comes.
  public static let distantFuture = DispatchTime(rawValue: .max)

  /// The current time.
  public static func now() -> DispatchTime {
    DispatchTime(rawValue: VirtualTime.withCurrent { $0.uptime } ?? Dispatch::DispatchTime.now().uptimeNanoseconds)
  }

  /// Creates a time from the nanoseconds since the device started.
  public init(uptimeNanoseconds: UInt64) { rawValue = uptimeNanoseconds }

  private init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The number of nanoseconds since the device started.
  public var uptimeNanoseconds: UInt64 { rawValue }

  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The loop's instant at this time.
  var instant: Int64 { VirtualRunLoop.instant(uptime: rawValue) }

  /// The time as the real queues take it.
  var real: Dispatch::DispatchTime {
    self == .distantFuture ? .distantFuture : Dispatch::DispatchTime(uptimeNanoseconds: rawValue)
  }

  private func advanced(nanoseconds: Int64?) -> DispatchTime {
    DispatchTime(rawValue: dispatchSum(rawValue, nanoseconds))
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.advanced(nanoseconds: interval.inNanoseconds)
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.advanced(nanoseconds: interval.inNanoseconds.map { 0 - $0 })
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    time.advanced(nanoseconds: dispatchNanoseconds(seconds))
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time.advanced(nanoseconds: dispatchNanoseconds(-seconds))
  }
}

extension DispatchTime {
  /// Returns the time an interval later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  /// Returns the interval from this time to another.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    dispatchDistance(rawValue, other.rawValue)
  }
}
