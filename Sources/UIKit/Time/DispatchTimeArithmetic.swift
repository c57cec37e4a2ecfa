#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

#if !canImport(Darwin)
  // C's constants of Dispatch, under their own names.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let USEC_PER_SEC: UInt64 = 1_000_000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSEC_PER_USEC: UInt64 = 1_000
#endif

extension DispatchTimeInterval {
  /// The span in nanoseconds; nil for ever.
  var inNanoseconds: Int64? {
    switch self {
    case .seconds(let count): scaled(count, by: 1_000_000_000)
    case .milliseconds(let count): scaled(count, by: 1_000_000)
    case .microseconds(let count): scaled(count, by: 1_000)
    case .nanoseconds(let count): Int64(count)
    case .never: nil
    @unknown default: nil
    }
  }

  private func scaled(_ count: Int, by factor: Int64) -> Int64 {
    let (product, overflow) = Int64(count).multipliedReportingOverflow(by: factor)
    return overflow ? (count < 0 ? .min : .max) : product
  }
}

/// A span in seconds as nanoseconds; nil if it is beyond the range of time, or no number, which stands for ever.
func dispatchNanoseconds(_ seconds: Double) -> Int64? {
  let nanoseconds = (seconds * 1e9).rounded()
  return nanoseconds.magnitude < 9.2e18 ? Int64(nanoseconds) : nil
}

/// A time and a span later, at least 0; `.max`, which never comes, if either never ends.
func dispatchSum(_ time: UInt64, _ interval: Int64?) -> UInt64 {
  guard let interval, time != .max else { return .max }
  if interval < 0 { return time > interval.magnitude ? time - interval.magnitude : 0 }
  let (sum, overflow) = time.addingReportingOverflow(interval.magnitude)
  return overflow ? .max : sum
}

/// The span between two times.
func dispatchDistance(_ from: UInt64, _ to: UInt64) -> DispatchTimeInterval {
  if from == .max || to == .max { return from == to ? .nanoseconds(0) : .never }
  return .nanoseconds(Int(truncatingIfNeeded: to &- from))
}
