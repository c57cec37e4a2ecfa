extension Generator {
  /// Arrays of the generator's values, with a number of elements in a range.
  ///
  /// Before each element, and after the last, stands a choice whether to go on, also where it is forced: so an
  /// element is deleted by deleting its choices.
  @inlinable
  public func array(count range: ClosedRange<Int> = 0...24) -> Generator<[Value]> {
    let whole = label.collection
    let element = whole.element
    return Generator<[Value]>(label: whole) { (source) throws(Rejection) in
      var values: [Value] = []
      let length = source.suggestedCount(range)
      let span = source.beginSpan(whole)
      while true {
        let part = source.beginSpan(element)
        guard try source.drawsMore(after: values.count, of: range, aimingAt: length) else {
          source.endSpan(part)
          break
        }
        values.append(try body(&source))
        source.endSpan(part)
      }
      source.endSpan(span)
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
    let room = range.upperBound - range.lowerBound
    return range.lowerBound + random.next(below: min(room, 2 + room * size / 100) + 1)
  }

  /// Draws whether a collection goes on after so many elements.
  @inlinable
  public mutating func drawsMore(
    after count: Int, of range: ClosedRange<Int>, aimingAt length: Int
  ) throws(Rejection) -> Bool {
    if count < range.lowerBound {
      try drawForced(1, through: 1)
      return true
    }
    if count >= range.upperBound {
      try drawForced(0, through: 1)
      return false
    }
    return try draw(through: 1, suggestion: count < length ? 1 : 0) == 1
  }
}
