extension ShrinkSearch {
  /// Swaps parts of recursive values, wherever they stand, in one step or in two: the shape of a tree is simpler when
  /// what hangs on it hangs elsewhere, and the way there may lead over a tree that does not fail.
  ///
  /// Hardly any of the sequences is simpler and new, so the property is executed on few of them.
  mutating func rearrange() {
    for first in swaps(in: best) {
      let swapped = Self.swapping(first, in: best)
      if attempt(swapped) { return }
      guard let read = read(swapped) else { continue }
      for second in swaps(in: read) {
        guard !isExhausted else { return }
        if attempt(Self.swapping(second, in: read)) { return }
      }
    }
  }

  /// The pairs of disjoint spans of equal labels, of labels that lie within themselves; none if there are too many.
  private func swaps(in choices: Choices) -> [(Range<Int>, Range<Int>)] {
    let spans = choices.spans.filter { !$0.label.isElement && $0.end > $0.start }
    var pairs: [(Range<Int>, Range<Int>)] = []
    for (index, span) in spans.enumerated() where isRecursive(span.label, spans) {
      for other in spans[(index + 1)...] where other.label == span.label && other.start >= span.end {
        let (one, another) = (choices.values[span.range], choices.values[other.range])
        if !one.elementsEqual(another) { pairs.append((span.range, other.range)) }
      }
    }
    return pairs.count <= 40 ? pairs : []
  }

  private func isRecursive(_ label: SpanLabel, _ spans: [Choices.Span]) -> Bool {
    guard let outer = spans.firstIndex(where: { $0.label == label }) else { return false }
    return spans[(outer + 1)...].contains { $0.label == label && $0.end <= spans[outer].end }
  }

  private static func swapping(_ pair: (Range<Int>, Range<Int>), in choices: Choices) -> [UInt64] {
    let values = choices.values
    return Array(values[..<pair.0.lowerBound]) + values[pair.1] + values[pair.0.upperBound..<pair.1.lowerBound]
      + values[pair.0] + values[pair.1.upperBound...]
  }
}
