/// Why a generator gave no value.
public enum Rejection: Error, Hashable, Sendable {
  /// A filter or an assumption does not hold for these choices.
  case discarded
  /// The choices did not suffice, or grew beyond the limit.
  case overrun
}

/// What generators draw their choices from: recorded ones first, then random ones, zeros or none.
///
/// One source is used for many cases; its buffers grow once.
public struct ChoiceSource: ~Copyable {
  /// What follows the recorded choices.
  public enum Beyond: Sendable {
    case random, zeros, overrun
  }

  /// The choices of the case so far.
  public var choices: Choices { drawn }
  /// Randomness that is not recorded: generators use it to aim, before they draw what they aimed at.
  public var random = RandomSource(seed: 0)
  /// How large values should be, from 0 (the first cases) to 100.
  public internal(set) var size = 100
  /// The index of the random case in its run; 0 for recorded choices.
  public internal(set) var index = 0
  /// How many attempts filters threw away.
  public internal(set) var retries = 0

  @usableFromInline var drawn = Choices()
  @usableFromInline var recorded: [UInt64] = []
  @usableFromInline var beyond = Beyond.random
  /// How many choices were drawn: more than there are, if some were taken back.
  @usableFromInline var position = 0
  @usableFromInline var openSpan: Int32 = -1
  @usableFromInline var limit = 1 << 14
  /// Whether every choice counts: a case with choices that would be taken back is discarded.
  @usableFromInline var isExhaustive = false

  /// The largest number of choices of a case.
  @usableFromInline var longest: Int { 1 << 14 }

  /// Makes a source.
  public init() {}

  /// Begins a case of random choices, that of an index of a run.
  public mutating func begin(run: UInt64, index: Int) {
    begin(recorded: [], beyond: .random)
    random = RandomSource(run: run, index: index)
    size = Self.size(ofIndex: index)
    self.index = index
  }

  /// Begins a case from recorded choices.
  public mutating func begin(recorded: [UInt64], beyond: Beyond = .overrun) {
    drawn.removeAll()
    position = 0
    self.recorded = recorded
    self.beyond = beyond
    size = 100
    index = 0
    openSpan = -1
    limit = longest
    isExhaustive = false
  }

  /// Begins the next case of a walk through all cases of at most so many choices.
  mutating func begin(next prefix: [UInt64], limit: Int) {
    begin(recorded: prefix, beyond: .zeros)
    self.limit = min(limit, longest)
    isExhaustive = true
  }

  /// The size of the case of an index: it grows over the first 200 cases.
  public static func size(ofIndex index: Int) -> Int { min(100, index / 2) }

  /// Whether the next choice will be a random one.
  @inlinable
  public var isRandom: Bool { beyond == .random && position >= recorded.count }

  /// Draws a choice; a random one is equally likely to be any of `0...bound`.
  @inlinable
  public mutating func draw(through bound: UInt64, target: UInt64 = 0) throws(Rejection) -> UInt64 {
    let suggestion = isRandom ? random.next(through: bound) : 0
    return try draw(through: bound, target: target, suggestion: suggestion)
  }

  /// Draws a choice that, where it is a random one, is the suggested one.
  @inlinable
  public mutating func draw(
    through bound: UInt64, target: UInt64 = 0, suggestion: UInt64
  ) throws(Rejection) -> UInt64 {
    var value: UInt64 = 0
    if position < recorded.count {
      value = recorded[position]
      // Out of range is the simplest: clamping would push a shrunk case to the far end of a narrower range.
      if value > bound { value = 0 }
    } else if beyond == .random {
      value = min(suggestion, bound)
    } else if beyond == .overrun {
      throw .overrun
    }
    guard position < limit else { throw .overrun }
    record(value, ChoiceKind(bound: bound, target: target))
    return value
  }

  /// Records a choice that has only one possible value, so that its place in the sequence stays.
  @inlinable
  public mutating func drawForced(_ value: UInt64) throws(Rejection) {
    guard position < limit, position < recorded.count || beyond != .overrun else { throw .overrun }
    // With its value as the bound, a walk does not raise it in vain.
    record(value, ChoiceKind(bound: value))
  }

  /// Draws a value of a generator.
  @inlinable
  public mutating func draw<Value>(_ generator: Generator<Value>) throws(Rejection) -> Value {
    try generator.body(&self)
  }

  /// Draws one part of a value: its choices are deleted, moved and replaced together.
  @inlinable
  public mutating func span<Value, Failure: Error>(
    _ label: SpanLabel, _ body: (inout ChoiceSource) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let span = beginSpan(label)
    let value = try body(&self)
    endSpan(span)
    return value
  }

  /// Gives up the case, because an assumption of the generator does not hold.
  public mutating func discard() throws(Rejection) -> Never { throw .discarded }

  @inlinable
  mutating func record(_ value: UInt64, _ kind: ChoiceKind) {
    position += 1
    drawn.values.append(value)
    drawn.kinds.append(kind)
  }

  @inlinable
  mutating func beginSpan(_ label: SpanLabel) -> Int32 {
    let index = Int32(truncatingIfNeeded: drawn.spans.count)
    drawn.spans.append(
      Choices.Span(label: label, parent: openSpan, start: Int32(truncatingIfNeeded: drawn.values.count), end: 0))
    openSpan = index
    return index
  }

  @inlinable
  mutating func endSpan(_ span: Int32) {
    drawn.spans[Int(span)].end = Int32(truncatingIfNeeded: drawn.values.count)
    openSpan = drawn.spans[Int(span)].parent
  }

  /// A moment to go back to.
  @usableFromInline
  var mark: (choices: Int, spans: Int, openSpan: Int32) { (drawn.values.count, drawn.spans.count, openSpan) }

  /// Takes back everything drawn since a moment: it does not belong to the case.
  @usableFromInline
  mutating func rewind(to mark: (choices: Int, spans: Int, openSpan: Int32)) {
    drawn.values.removeSubrange(mark.choices...)
    drawn.kinds.removeSubrange(mark.choices...)
    drawn.spans.removeSubrange(mark.spans...)
    openSpan = mark.openSpan
  }
}
