extension Generator {
  /// Arrays of the generator's values, with a number of elements in a range.
  @inlinable
  public func array(count range: ClosedRange<Int> = 0...24) -> Generator<[Value]> {
    let whole = label.collection
    return Generator<[Value]>(label: whole) { (source) throws(Rejection) in
      var values: [Value] = []
      let length = source.suggestedCount(range)
      try source.drawList(whole, range, aimingAt: length) { (source, _) throws(Rejection) in
        values.append(try body(&source))
        return true
      }
      return values
    }
  }
}

extension SpanLabel {
  @usableFromInline var collection: SpanLabel { combined(with: "array") }
}

extension ChoiceSource {
  /// How many elements a random collection should have: more in later cases.
  @inlinable
  public mutating func suggestedCount(_ range: ClosedRange<Int>) -> Int {
    guard isRandom, range.lowerBound < range.upperBound else { return range.lowerBound }
    let room = min(range.upperBound - range.lowerBound, longest)
    return range.lowerBound + random.next(below: min(room, 2 + room * size / 100) + 1)
  }

  /// Draws a list's elements with a function that gets each one's position, and says whether to keep it.
  ///
  /// Before each element, and after the last, stands a choice whether to go on, also where it is forced: so an
  /// element is deleted by deleting its choices. The choices of an element that is not kept are no part of the case.
  /// A random list has as many elements as it aims at, if the range allows.
  @inlinable
  public mutating func drawList(
    _ label: SpanLabel, _ range: ClosedRange<Int>, aimingAt length: Int,
    _ drawElement: (inout ChoiceSource, Int) throws(Rejection) -> Bool
  ) throws(Rejection) {
    let whole = beginSpan(label)
    let element = label.element
    var (count, length, misses) = (0, length, 0)
    while true {
      let start = mark
      let part = beginSpan(element)
      guard try drawsMore(after: count, of: range, aimingAt: length) else {
        endSpan(part)
        break
      }
      if try drawElement(&self, count) {
        endSpan(part)
        count += 1
        misses = 0
      } else {
        // Without the element it is a case that a walk visits anyway.
        guard !isExhaustive else { throw .discarded }
        rewind(to: start)
        misses += 1
        // There may be no more elements to keep: a random list then ends, if the range allows.
        if misses >= 32 { length = 0 }
      }
    }
    endSpan(whole)
  }

  /// Draws whether a collection goes on after so many elements.
  @inlinable
  mutating func drawsMore(
    after count: Int, of range: ClosedRange<Int>, aimingAt length: Int
  ) throws(Rejection) -> Bool {
    if count < range.lowerBound {
      try drawForced(1)
      return true
    }
    if count >= range.upperBound {
      try drawForced(0)
      return false
    }
    return try draw(through: 1, suggestion: count < length ? 1 : 0) == 1
  }
}
