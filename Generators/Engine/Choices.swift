/// The choices that made a value, with what each ranged over and which of them belong together.
///
/// A generator is a function of its choices. A shorter sequence is simpler than a longer one, and of two equally long
/// ones the one that is smaller at the first difference (shortlex).
public struct Choices: Sendable {
  /// A run of choices that made one part of the value.
  public struct Span: Hashable, Sendable {
    /// What made it; spans of equal labels can take each other's place.
    public var label: SpanLabel
    /// The index of the span around it, -1 for none.
    public var parent: Int32
    /// The index of its first choice.
    public var start: Int32
    /// The index after its last choice.
    public var end: Int32

    @usableFromInline
    init(label: SpanLabel, parent: Int32, start: Int32, end: Int32) {
      self.label = label
      self.parent = parent
      self.start = start
      self.end = end
    }
  }

  /// The choices, as indices in shrink order.
  public var values: [UInt64]
  /// What each choice ranges over; empty where only the values are known.
  public var kinds: [ChoiceKind]
  /// The spans, in the order in which they began.
  public var spans: [Span]

  /// Makes a sequence of which only the values are known, as a token gives it.
  public init(values: [UInt64] = []) {
    self.values = values
    kinds = []
    spans = []
  }

  /// The number of choices.
  public var count: Int { values.count }

  /// Whether a sequence is simpler than another.
  static func isSimpler(_ first: [UInt64], than second: [UInt64]) -> Bool {
    guard first.count == second.count else { return first.count < second.count }
    for position in first.indices where first[position] != second[position] {
      return first[position] < second[position]
    }
    return false
  }

  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
  }

  /// A fingerprint of what the choices range over, which tells whether a generator is still the one that made them.
  public var fingerprint: UInt64 {
    var digest = SplitMix64.golden
    for kind in kinds { digest = SplitMix64.mixed(SplitMix64.mixed(digest ^ kind.bound) ^ kind.target) }
    return digest
  }
}

/// The name of a span: equal for parts that the same kind of generator made.
public struct SpanLabel: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The label's hash; the lowest bit says that the span is an element, which begins with its "go on" choice.
  @usableFromInline var hash: UInt32

  @usableFromInline
  init(hash: UInt32) { self.hash = hash }

  /// Makes the label of a name.
  public init(stringLiteral name: StaticString) {
    let digest = name.withUTF8Buffer { bytes in
      bytes.reduce(UInt64(0)) { SplitMix64.mixed($0 &+ UInt64($1) &+ 1) }
    }
    self.init(hash: UInt32(truncatingIfNeeded: digest) & ~1)
  }

  /// The label of a generator made from this one's.
  func combined(with other: SpanLabel) -> SpanLabel {
    let digest = SplitMix64.mixed(UInt64(hash) << 32 | UInt64(other.hash))
    return SpanLabel(hash: UInt32(truncatingIfNeeded: digest) & ~1)
  }

  /// The label of a collection's elements.
  @usableFromInline var element: SpanLabel { SpanLabel(hash: hash | 1) }

  var isElement: Bool { hash & 1 == 1 }
}
