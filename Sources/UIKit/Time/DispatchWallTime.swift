#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// A point in time by the wall clock; virtual inside a check, so that `.now()` is too.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
  /// The nanoseconds since 1970.
  private let nanoseconds: UInt64

  /// A time that never comes.
  public static let distantFuture = DispatchWallTime(nanoseconds: .max)

  /// The current time.
  public static func now() -> DispatchWallTime {
    DispatchWallTime(
      nanoseconds: VirtualTime.withCurrent { $0.wallTime } ?? UInt64(Date().timeIntervalSince1970 * 1e9))
  }

  /// Creates a time from seconds and nanoseconds since 1970.
  public init(timespec: timespec) {
    nanoseconds = UInt64(timespec.tv_sec) * 1_000_000_000 + UInt64(timespec.tv_nsec)
  }

  private init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

  /// The time as the system's calls take it.
  public var rawValue: UInt64 { real.rawValue }

  public static func < (lhs: DispatchWallTime, rhs: DispatchWallTime) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

  /// The loop's instant at this time.
  var instant: Int64 { VirtualRunLoop.instant(wallTime: nanoseconds) }

  /// The time as the real queues take it.
  var real: Dispatch::DispatchWallTime {
    guard self != .distantFuture else { return .distantFuture }
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return Dispatch::DispatchWallTime(timespec: timespec(tv_sec: Int(seconds), tv_nsec: Int(rest)))
  }

  private func advanced(nanoseconds interval: Int64?) -> DispatchWallTime {
    DispatchWallTime(nanoseconds: dispatchSum(nanoseconds, interval))
  }

  public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    time.advanced(nanoseconds: interval.inNanoseconds)
  }

  public static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    time.advanced(nanoseconds: interval.inNanoseconds.map { 0 - $0 })
  }

  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    time.advanced(nanoseconds: dispatchNanoseconds(seconds))
  }

  public static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    time.advanced(nanoseconds: dispatchNanoseconds(-seconds))
  }
}

extension DispatchWallTime {
  /// Returns the time an interval later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchWallTime { self + interval }

  /// Returns the interval from this time to another.
  public func distance(to other: DispatchWallTime) -> DispatchTimeInterval {
    dispatchDistance(nanoseconds, other.nanoseconds)
  }
}
