extension ShrinkSearch {
  /// Puts a part inside a part of the same label in that one's place.
  mutating func replaceByDescendants() {
    var outer = 0
    while outer < best.spans.count, !isExhausted {
      if !replaceByDescendant(outer) { outer += 1 }
    }
  }

  private mutating func replaceByDescendant(_ outer: Int) -> Bool {
    let span = best.spans[outer]
    guard !span.label.isElement, span.end > span.start + 1 else { return false }
    var tried = 0
    for inner in best.spans[(outer + 1)...] where inner.label == span.label {
      guard inner.end <= span.end, tried < 8 else { return false }
      tried += 1
      if attempt(replacing(span.range, with: Array(best.values[inner.range]))) { return true }
    }
    return false
  }

  /// Makes a part the simplest it can be; if that is too much, lowers one of its switches, and lets zeros follow.
  mutating func simplifySpans() {
    var index = 0
    while index < best.spans.count, !isExhausted {
      let span = best.spans[index]
      if !span.label.isElement, span.end > span.start, !simplify(index) { lowerSwitches(index) }
      index += 1
    }
  }

  private mutating func simplify(_ index: Int) -> Bool {
    let range = best.spans[index].range
    guard best.values[range].contains(where: { $0 > 0 }),
      let content = content(ofSpan: index, head: [], beyond: .zeros)
    else { return false }
    return attempt(replacing(range, with: content))
  }

  private mutating func lowerSwitches(_ index: Int) {
    let range = best.spans[index].range
    for position in range where isSwitch(position) {
      for value in 0..<best.values[position] {
        let head = Array(best.values[range.lowerBound..<position]) + [value]
        if let content = content(ofSpan: index, head: head, beyond: .zeros),
          attempt(replacing(range, with: content))
        {
          return
        }
      }
    }
  }

  /// Draws parts that contain switches anew, small ones: other alternatives may need other surroundings.
  ///
  /// Running the generator costs little; the property is executed only on what is simpler and new.
  mutating func redraw() {
    var index = 0
    while index < best.spans.count, !isExhausted {
      if isAlternative(index) {
        for _ in 0..<128 {
          if let content = content(ofSpan: index, head: [], beyond: .random),
            attempt(replacing(best.spans[index].range, with: content))
          {
            break
          }
        }
      }
      index += 1
    }
  }

  /// Whether a span is one part in one of several ways, and neither a collection nor large.
  private func isAlternative(_ index: Int) -> Bool {
    let span = best.spans[index]
    guard !span.label.isElement, 2...32 ~= span.range.count,
      !best.spans.contains(where: { Int($0.parent) == index && $0.label.isElement })
    else { return false }
    return span.range.contains { isSwitch($0) }
  }

  /// Whether a choice selects one of a few alternatives, and not the simplest.
  private func isSwitch(_ position: Int) -> Bool {
    best.values[position] > 0 && !isWide(position) && !isGoOn(position)
  }

  /// Sorts parts of equal labels that stand side by side, the simplest first: all of them, or else neighbours.
  mutating func reorder() {
    var index = 0
    while index < best.spans.count, !isExhausted {
      let siblings = siblings(from: index)
      if siblings.count > 1, !sort(siblings) {
        for place in siblings.indices.dropFirst() {
          let now = self.siblings(from: index)
          if place < now.count { sort(Array(now[(place - 1)...place])) }
        }
      }
      index += 1
    }
  }

  /// The spans of a span's label and parent, if it is the first of them.
  private func siblings(from index: Int) -> [Int] {
    let span = best.spans[index]
    let all = best.spans.indices.filter { best.spans[$0].label == span.label && best.spans[$0].parent == span.parent }
    guard all.first == index else { return [] }
    return span.label.isElement ? all.dropLast() : all
  }

  @discardableResult
  private mutating func sort(_ siblings: [Int]) -> Bool {
    let contents = siblings.map { Array(best.values[best.spans[$0].range]) }
    let sorted = contents.sorted { Choices.isSimpler($0, than: $1) }
    guard sorted != contents else { return false }
    var values: [UInt64] = []
    var position = 0
    for (sibling, content) in zip(siblings, sorted) {
      let range = best.spans[sibling].range
      values += best.values[position..<range.lowerBound] + content
      position = range.upperBound
    }
    return attempt(values + best.values[position...])
  }
}
