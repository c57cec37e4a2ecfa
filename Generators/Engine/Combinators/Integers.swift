extension Generator where Value: FixedWidthInteger & Sendable {
  /// Integers of a range, simplest at a target: by default 0, or the bound nearest to 0.
  ///
  /// Small distances from the target are likelier than large ones, the ends of the range are frequent, and so are
  /// values at or beside one that was drawn before.
  @inlinable
  public static func integer(
    in range: ClosedRange<Value> = Value.min...Value.max, target: Value? = nil
  ) -> Generator {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let target = min(max(target ?? 0, lower), upper)
    let bound = upper.distance(above: lower)
    guard Value.bitWidth <= 64 || bound.high == 0 else { return wide(range, target: target) }
    let kind = ChoiceKind(bound: bound.low, target: target.distance(above: lower).low)
    return Generator(label: "integer") { (source) throws(Rejection) in
      let index = try source.drawInteger(kind)
      return lower &+ Value(truncatingIfNeeded: kind.offset(ofIndex: index))
    }
  }

  /// Integers of a range, each equally likely; simplest at the lower bound.
  @inlinable
  public static func uniform(in range: ClosedRange<Value>) -> Generator {
    let bound = range.upperBound.distance(above: range.lowerBound).low
    precondition(range.upperBound.distance(above: range.lowerBound).high == 0, "the range has more than 2^64 values")
    return Generator(label: "integer") { (source) throws(Rejection) in
      range.lowerBound &+ Value(truncatingIfNeeded: try source.draw(through: bound))
    }
  }

  /// Integers of more than 64 bits: a side of the target, and the distance from it in two words.
  @usableFromInline
  static func wide(_ range: ClosedRange<Value>, target: Value) -> Generator {
    let below = target.distance(above: range.lowerBound)
    let above = range.upperBound.distance(above: target)
    return Generator(label: "wide integer") { (source) throws(Rejection) in
      let isBelow = try source.draw(through: 1) == 1
      let limit = isBelow ? below : above
      let high = try source.drawInteger(ChoiceKind(bound: limit.high))
      let low = try source.drawInteger(ChoiceKind(bound: high == limit.high ? limit.low : .max))
      let distance = Value(truncatingIfNeeded: high) << 64 | Value(truncatingIfNeeded: low)
      return isBelow ? target &- distance : target &+ distance
    }
  }
}

extension FixedWidthInteger {
  /// How far this lies above a smaller number, in two words.
  @inlinable
  func distance(above lower: Self) -> (high: UInt64, low: UInt64) {
    let distance = Magnitude(truncatingIfNeeded: self &- lower)
    return (UInt64(truncatingIfNeeded: distance >> 64), UInt64(truncatingIfNeeded: distance))
  }
}

extension ChoiceSource {
  /// Draws an integer's choice; a random one is likelier to be small, at the end of its range, or near an earlier one.
  @inlinable
  public mutating func drawInteger(_ kind: ChoiceKind) throws(Rejection) -> UInt64 {
    let suggestion = isRandom ? suggestedInteger(kind) : 0
    return try draw(through: kind.bound, target: kind.target, suggestion: suggestion)
  }

  @usableFromInline
  mutating func suggestedInteger(_ kind: ChoiceKind) -> UInt64 {
    let word = random.next()
    // The low bits choose how, the high bits what.
    let how = word & 31
    // The last few indices are both ends of the range, if the target lies between them.
    if how == 0 { return kind.bound - min(word >> 5 & 3, kind.bound) }
    if how < 3, let near = earlierChoice(kind, word >> 5) { return near }
    guard kind.bound > 127 else { return random.next(through: kind.bound) }
    let width = 64 - UInt64(kind.bound.leadingZeroBitCount)
    let widest = max(4, width * UInt64(size) / 100)
    let bits = 1 + ((word >> 5 & 0xFFFF) * min(widest, width)) >> 16
    let value = random.next() >> (64 - bits)
    return value <= kind.bound ? value : random.next(through: kind.bound)
  }

  /// A choice at or beside the nearest of the last eight choices that has the same kind, if it is a wide one.
  @usableFromInline
  mutating func earlierChoice(_ kind: ChoiceKind, _ word: UInt64) -> UInt64? {
    guard kind.bound > 15 else { return nil }
    var position = drawn.kinds.count - 1
    let last = max(0, position - 7)
    while position >= last {
      if drawn.kinds[position] == kind {
        let offset = kind.offset(ofIndex: drawn.values[position])
        let step = word & 7
        if step < 4 { return drawn.values[position] }
        let moved = step < 6 ? offset &+ (step - 3) : offset &- (step - 5)
        return moved <= kind.bound ? kind.index(ofOffset: moved) : drawn.values[position]
      }
      position -= 1
    }
    return nil
  }
}
