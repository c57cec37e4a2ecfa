/// An instant or a span of virtual time in a trace, in whole microseconds since the story began.
public struct TraceTime: Comparable, Hashable, Sendable, Codable {
  /// The number of microseconds.
  public var microseconds: Int64

  /// Makes an instant from microseconds.
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// Makes an instant from nanoseconds, rounded to the nearest microsecond.
  public init(nanoseconds: Int64) { microseconds = (nanoseconds + 500) / 1000 }

  /// Makes an instant from milliseconds.
  public static func milliseconds(_ milliseconds: Int64) -> TraceTime {
    TraceTime(microseconds: milliseconds * 1000)
  }

  /// The beginning of the story.
  public static var zero: TraceTime { TraceTime(microseconds: 0) }

  /// An instant that never comes.
  public static var never: TraceTime { TraceTime(microseconds: .max) }

  public static func < (lhs: TraceTime, rhs: TraceTime) -> Bool { lhs.microseconds < rhs.microseconds }

  /// The sum of two spans; what never comes stays so.
  public static func + (lhs: TraceTime, rhs: TraceTime) -> TraceTime {
    lhs == .never || rhs == .never ? .never : TraceTime(microseconds: lhs.microseconds + rhs.microseconds)
  }

  /// The span between two instants.
  public static func - (lhs: TraceTime, rhs: TraceTime) -> TraceTime {
    TraceTime(microseconds: lhs.microseconds - rhs.microseconds)
  }
}

extension TraceTime: CustomStringConvertible {
  /// The instant as people read it: `470 ms`, or `16.667 ms` where a whole number would lie.
  public var description: String {
    if self == .never { return "never" }
    let (whole, rest) = microseconds.quotientAndRemainder(dividingBy: 1000)
    if rest == 0 { return "\(whole) ms" }
    let digits = String(1000 + rest.magnitude).dropFirst()
    return "\(microseconds < 0 && whole == 0 ? "-" : "")\(whole).\(digits) ms"
  }
}
