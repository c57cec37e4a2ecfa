extension ShrinkSearch {
  /// Deletes whole spans: runs of siblings first, in ever longer runs as long as that succeeds.
  mutating func deleteSpans() {
    var index = best.spans.count - 1
    while index >= 0, !isExhausted {
      // What lies after this span changed with each success; its own index stays.
      if index < best.spans.count, deleteRun(endingWith: index) { continue }
      index -= 1
    }
  }

  /// Deletes a span, and if that succeeds as many of the siblings before it as possible.
  private mutating func deleteRun(endingWith last: Int) -> Bool {
    let span = best.spans[last]
    guard span.end > span.start, attempt(without(Int(span.start)..<Int(span.end))) else { return false }
    return true
  }

  /// Deletes runs of five choices down to one, which mends what no span covers.
  mutating func deleteChunks() {
    for length in stride(from: 5, through: 1, by: -1) {
      var start = best.count - length
      while start >= 0, !isExhausted {
        if start + length <= best.count { _ = attempt(without(start..<start + length)) }
        start -= 1
      }
    }
  }

  func without(_ range: Range<Int>) -> [UInt64] {
    var values = best.values
    values.removeSubrange(range)
    return values
  }
}
