extension ShrinkSearch {
  /// Runs the passes: the cheap ones while they change something, but at most three times; then the others, and from
  /// the start whenever one of those makes the case simpler.
  ///
  /// No pass repeats itself until it finds no more: what one creeps along, another may do in a leap.
  mutating func run() {
    while !isExhausted {
      let before = best.values
      for _ in 0..<3 {
        let isSimpler = runs(
          { $0.deleteElements() }, { $0.minimiseDuplicates() }, { $0.lowerPairs(atMost: 4) }, { $0.minimiseEach() })
        if !isSimpler { break }
      }
      let isSimpler =
        runs({ $0.lowerPairs(atMost: .max) }, { $0.lowerAndDelete() })
        || runs({ $0.replaceByDescendants() }, { $0.simplifySpans() })
        || runs({ $0.reorder() }, { $0.redistribute() }, { $0.carry() })
        || runs({ $0.deleteChunks() }, { $0.deleteAndRenumber() }, { $0.deleteAndPush() }, { $0.rearrange() })
        || runs({ $0.redraw() })
        || runs({ $0.deepen() })
      if !isSimpler, best.values == before { return }
    }
  }

  /// Runs some passes; true if one of them made the case simpler.
  private mutating func runs(_ passes: (inout ShrinkSearch) -> Void...) -> Bool {
    let before = best.values
    for pass in passes { pass(&self) }
    return best.values != before
  }

  /// A small number below a start for which a trial succeeds: it tries 0, 1, 2, 4 and so on, then between the last
  /// failure and the first success. Answers the start if nothing below it does.
  ///
  /// Starting at the small end costs twice the logarithm of the result, whatever the start.
  mutating func descend(from start: UInt64, _ trial: (inout ShrinkSearch, UInt64) -> Bool) -> UInt64 {
    guard start > 0, !trial(&self, 0) else { return 0 }
    var (low, high) = (UInt64(0), start)
    var probe: UInt64 = 1
    while probe < high, !trial(&self, probe) {
      low = probe
      probe = probe > .max / 2 ? high : probe * 2
    }
    if probe < high {
      high = probe
    } else if low + 1 < high {
      // Nothing much smaller does, and often nothing at all.
      guard trial(&self, high - 1) else { return high }
      high -= 1
    }
    while low + 1 < high {
      let middle = low + (high - low) / 2
      if trial(&self, middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The largest number up to a limit for which a trial succeeds: it tries 1, 2, 4 and so on, each from the start.
  mutating func ascend(through limit: Int, _ trial: (inout ShrinkSearch, Int) -> Bool) -> Int {
    var reached = 0
    var step = 1
    while step > 0, reached < limit {
      let next = min(limit, reached + step)
      if trial(&self, next) {
        reached = next
        step *= 2
      } else {
        step = next - reached > 1 ? (next - reached) / 2 : 0
      }
    }
    return reached
  }

  func replacing(_ range: Range<Int>, with content: [UInt64] = []) -> [UInt64] {
    var values = best.values
    values.replaceSubrange(range, with: content)
    return values
  }
}

extension Choices.Span {
  var range: Range<Int> { Int(start)..<Int(end) }
}

extension Choices {
  /// The elements of each collection, as indices of their spans; without the last one, which only says “no more”.
  var elementGroups: [[Int]] {
    var groups: [[Int]] = []
    var groupOfParent: [Int32: Int] = [:]
    for index in spans.indices where spans[index].label.isElement {
      if let group = groupOfParent[spans[index].parent] {
        groups[group].append(index)
      } else {
        groupOfParent[spans[index].parent] = groups.count
        groups.append([index])
      }
    }
    return groups.map { $0.dropLast() }.filter { !$0.isEmpty }
  }
}
