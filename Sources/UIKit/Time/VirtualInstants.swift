#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// How virtual time appears on the clocks an app can read.
///
/// A story begins 1,000 s after the device started, since apps take a media time of zero for "not yet", and at the reference date
/// of `Date`, where dates have their greatest precision.
extension VirtualRunLoop {
  private nonisolated static let startUptime: Int64 = 1_000_000_000_000
  private nonisolated static let startWallTime: Int64 = 978_307_200_000_000_000

  /// Now in nanoseconds since the device started.
  var uptime: UInt64 { UInt64(Self.startUptime + now) }

  /// Now in nanoseconds since 1970.
  var wallTime: UInt64 { UInt64(Self.startWallTime + now) }

  /// Now as a date.
  var date: Date { Date(timeIntervalSinceReferenceDate: Double(now) / 1e9) }

  /// Now as `CACurrentMediaTime()` says it, in seconds.
  package var mediaTime: Double { Double(uptime) / 1e9 }

  /// Now in nanoseconds of media time, which is what layers count (contract D1).
  var mediaNanoseconds: Int64 { Self.startUptime + now }

  /// The loop's instant at a media time in nanoseconds.
  nonisolated static func instant(mediaNanoseconds: Int64) -> Int64 { mediaNanoseconds - startUptime }

  /// The loop's instant at an uptime; `.max`, which never comes, beyond the range of time.
  nonisolated static func instant(uptime: UInt64) -> Int64 {
    uptime > UInt64(Int64.max) ? .max : Int64(uptime) - startUptime
  }

  /// The loop's instant at a wall time; `.max`, which never comes, beyond the range of time.
  nonisolated static func instant(wallTime: UInt64) -> Int64 {
    wallTime > UInt64(Int64.max) ? .max : Int64(wallTime) - startWallTime
  }

  /// The loop's instant at a date.
  nonisolated static func instant(of date: Date) -> Int64 {
    nanoseconds(seconds: date.timeIntervalSinceReferenceDate)
  }

  /// A span in seconds as nanoseconds, rounded. Negative spans and what is no number are zero; beyond the range of time it is `.max`.
  package nonisolated static func nanoseconds(seconds: Double) -> Int64 {
    let nanoseconds = (seconds * 1e9).rounded()
    guard nanoseconds > 0 else { return 0 }
    return nanoseconds < 9.2e18 ? Int64(nanoseconds) : .max
  }
}

#if !canImport(Darwin)
  /// A span or point of time, in seconds.
  public typealias CFTimeInterval = Double
#endif

/// The current absolute time, in seconds; virtual inside a check.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
  VirtualTime.withCurrent { $0.mediaTime } ?? Double(Dispatch::DispatchTime.now().uptimeNanoseconds) / 1e9
}
