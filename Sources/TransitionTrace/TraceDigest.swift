/// A 64-bit fingerprint of traces, the same in every process, build mode and platform.
///
/// The algorithm: each 64-bit word `w` takes the state `h` to `(rotl(h, 5) ^ w) * 0x9E3779B97F4A7C15` (wrapping);
/// ``value`` ends with two rounds of xor-shift-multiply. Strings enter as their UTF-8 bytes, then their length.
public struct TraceDigest: Hashable, Sendable {
  private var state: UInt64 = 0x243F_6A88_85A3_08D3

  /// Makes the digest of nothing.
  public init() {}

  /// Takes in a word.
  public mutating func combine(_ word: UInt64) {
    state = ((state << 5 | state >> 59) ^ word) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Takes in a signed word.
  public mutating func combine(_ word: Int64) { combine(UInt64(bitPattern: word)) }

  /// Takes in a string.
  public mutating func combine(_ text: String) {
    var count: UInt64 = 0
    for byte in text.utf8 {
      combine(UInt64(byte))
      count += 1
    }
    combine(count)
  }

  /// Takes in a whole trace.
  public mutating func combine(_ trace: Trace) {
    for event in trace.events { combine(event) }
    for transition in trace.transitions { combine(transition) }
    for snapshot in trace.snapshots { combine(snapshot) }
    for name in trace.names { combine(name) }
    for text in trace.texts { combine(text) }
    if trace.variant != .standard { for difference in trace.variant.differences { combine(difference) } }
  }

  /// The fingerprint of all that was taken in.
  public var value: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ (mixed >> 32)
  }

  /// The fingerprint as 16 hexadecimal digits.
  public var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func combine(_ event: TraceEvent) {
    combine(event.time.microseconds)
    let place = UInt64(UInt32(bitPattern: event.turn)) << 32 | UInt64(UInt32(bitPattern: event.transition))
    combine(place)
    let words = event.kind.words
    combine(UInt64(event.kind.tag.rawValue) << 8 | UInt64(event.origin.rawValue))
    combine(words.0)
    combine(words.1)
    combine(words.2)
  }

  private mutating func combine(_ record: TransitionRecord) {
    combine(Self.pair(record.presenter.rawValue, record.presented.rawValue))
    combine(Self.pair(record.from.rawValue, record.to.rawValue))
    combine(Self.pair(record.fromView.rawValue, record.toView.rawValue))
    combine(Self.pair(record.container.rawValue, record.closure))
    combine(Self.pair(record.request, record.ordinal))
    combine(record.finalFrameOfFrom)
    combine(record.finalFrameOfTo)
    combine(record.duration.microseconds)
    let flags = [
      record.isAnimated, record.removesPresenter, record.hasCustomAnimator, record.fromViewIsNil, record.toViewIsNil,
      record.direction == .present, record.isInteractive, record.isWhatIf, record.hasCustomPresentationController,
      record.presentedTakesTouches,
    ]
    combine(flags.reduce(UInt64(record.style.rawValue)) { $0 << 1 | ($1 ? 1 : 0) })
  }

  private mutating func combine(_ snapshot: TraceSnapshot) {
    combine(Self.pair(Int32(snapshot.moment.rawValue), snapshot.transition))
    for view in snapshot.views {
      combine(Self.pair(view.view.rawValue, view.parent))
      combine(Self.pair(view.controller.rawValue, Int32(view.alpha)))
      combine(view.frame)
      combine(view.windowFrame)
      let flags = [view.isHidden, view.isTransformed, view.hasContent, view.isInteractive]
      combine(flags.reduce(UInt64(0)) { $0 << 1 | ($1 ? 1 : 0) })
    }
    for controller in snapshot.controllers {
      combine(Self.pair(controller.controller.rawValue, controller.view.rawValue))
      combine(Self.pair(controller.presenting.rawValue, controller.presented.rawValue))
      let flags = UInt64(controller.phase.rawValue) << 2 | (controller.isInWindow ? 2 : 0)
      combine(flags | (controller.removesPresenter ? 1 : 0))
      combine(Self.pair(controller.parent.rawValue, Int32(controller.style.rawValue)))
    }
  }

  private mutating func combine(_ rect: TraceRect) {
    combine(Self.pair(rect.x, rect.y))
    combine(Self.pair(rect.width, rect.height))
  }

  static func pair(_ high: Int32, _ low: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low))
  }
}
