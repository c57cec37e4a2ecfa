extension ShrinkSearch {
  /// Deletes elements of collections, from the last one on, in ever longer runs as long as that succeeds.
  mutating func deleteElements() {
    var group = 0
    while group < best.elementGroups.count, !isExhausted {
      var last = Int.max
      while true {
        let groups = best.elementGroups
        guard group < groups.count else { break }
        last = min(last, groups[group].count - 1)
        guard last >= 0 else { break }
        last -= max(1, deleteRun(of: groups[group], endingAt: last))
      }
      group += 1
    }
  }

  /// Deletes as many elements up to one as possible, and answers how many.
  private mutating func deleteRun(of group: [Int], endingAt last: Int) -> Int {
    let (base, spans) = (best.values, group.map { best.spans[$0] })
    return ascend(through: last + 1) { search, count in
      var values = base
      values.removeSubrange(Int(spans[last + 1 - count].start)..<Int(spans[last].end))
      return search.attempt(values)
    }
  }

  /// Deletes runs of five choices down to one, whatever they belong to, if the others keep their meaning: so lists
  /// are joined, where one's end and the next one's beginning are deleted.
  mutating func deleteChunks() {
    for length in stride(from: 5, through: 1, by: -1) {
      var start = best.count - length
      while start >= 0, !isExhausted {
        if start + length <= best.count {
          var kinds = best.kinds
          kinds.removeSubrange(start..<start + length)
          _ = attempt(replacing(start..<start + length), kinds: kinds)
        }
        start -= 1
      }
    }
  }

  /// Lowers a choice and deletes what it may have announced: a count and elements, or a switch and the part after it.
  mutating func lowerAndDelete() {
    var position = 0
    while position < best.count, !isExhausted {
      if best.values[position] > 0, !isGoOn(position), !lowerAndDeleteNext(position) {
        lowerAndDeleteElements(position)
      }
      position += 1
    }
  }

  private mutating func lowerAndDeleteNext(_ position: Int) -> Bool {
    guard let span = best.spans.first(where: { Int($0.start) == position + 1 && $0.end > $0.start }) else {
      return false
    }
    var values = replacing(span.range)
    values[position] -= 1
    return attempt(values)
  }

  private mutating func lowerAndDeleteElements(_ position: Int) {
    // Elements behind the choice may be its own: as many as it says.
    guard let group = best.elementGroups.first(where: { Int(best.spans[$0[0]].start) > position }) else { return }
    guard best.values[position] < 1_000, group.count <= Int(best.values[position]) + 1 else { return }
    let (base, spans) = (best.values, group.map { best.spans[$0] })
    for first in spans.indices {
      let most = min(spans.count - first, Int(base[position]))
      for count in [most, most - 1, 1] where count > 0 {
        var values = base
        values.removeSubrange(Int(spans[first].start)..<Int(spans[first + count - 1].end))
        values[position] -= UInt64(count)
        if attempt(values) { return }
      }
    }
  }

  /// Deletes an element, and lowers by one every choice above a threshold: what named a later element by its place
  /// still names it.
  mutating func deleteAndRenumber() {
    var group = 0
    while group < best.elementGroups.count, !isExhausted {
      var place = 0
      while group < best.elementGroups.count, place < best.elementGroups[group].count, !isExhausted {
        if !deleteAndRenumber(best.elementGroups[group], place) { place += 1 }
      }
      group += 1
    }
  }

  private mutating func deleteAndRenumber(_ group: [Int], _ place: Int) -> Bool {
    let span = best.spans[group[place]]
    let numbers = best.kinds.indices.filter {
      !span.range.contains($0) && best.kinds[$0].bound > 1 && best.values[$0] > 0
    }
    var tried: [(kind: ChoiceKind, threshold: UInt64)] = []
    for number in numbers {
      let kind = best.kinds[number]
      // An element is named by its place, or by its place among those of its sort.
      for threshold in [UInt64(place), best.values[number] - 1] where threshold <= 16 {
        guard !tried.contains(where: { $0 == (kind, threshold) }) else { continue }
        tried.append((kind, threshold))
        var values = best.values
        for other in numbers where best.kinds[other] == kind && values[other] > threshold { values[other] -= 1 }
        values.removeSubrange(span.range)
        if attempt(values) { return true }
      }
    }
    return false
  }

  /// Deletes an element, and adds its number to another or pushes that one to an end of its range.
  mutating func deleteAndPush() {
    var group = 0
    while group < best.elementGroups.count, !isExhausted {
      let elements = best.elementGroups[group]
      for index in elements where deleteAndPush(best.spans[index]) { break }
      group += 1
    }
  }

  private mutating func deleteAndPush(_ span: Choices.Span) -> Bool {
    guard let number = span.range.first(where: { isWide($0) }) else { return false }
    let kind = best.kinds[number]
    let added = kind.offset(ofIndex: best.values[number]) &- kind.target
    for position in best.kinds.indices where !span.range.contains(position) && best.kinds[position] == kind {
      let offset = kind.offset(ofIndex: best.values[position])
      // Where the range is that of a type, numbers wrap around.
      let mask = (kind.bound &+ 1) & kind.bound == 0 ? kind.bound : .max
      let sum = (offset &+ added) & mask
      for end in [sum, 0, kind.bound] where end <= kind.bound && kind.index(ofOffset: end) != best.values[position] {
        var values = best.values
        values[position] = kind.index(ofOffset: end)
        values.removeSubrange(span.range)
        if attempt(values) { return true }
      }
    }
    return false
  }

  /// Whether a choice is a number of a wide range.
  func isWide(_ position: Int) -> Bool { best.kinds[position].bound > 15 }
}
