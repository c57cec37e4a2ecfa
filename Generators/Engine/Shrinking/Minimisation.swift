extension ShrinkSearch {
  /// Lowers each choice as far as it goes.
  mutating func minimiseEach() {
    var position = 0
    // An element's first choice is its “go on”: lowering it is deleting what follows, which other passes do better.
    while position < best.count, !isExhausted {
      if !isGoOn(position) { minimise([position]) }
      position += 1
    }
  }

  /// Lowers choices that are equal together.
  mutating func minimiseDuplicates() {
    var first = 0
    while first < best.count, !isExhausted {
      let (kind, value) = (best.kinds[first], best.values[first])
      if value > 0, kind.bound > 1 {
        let equal = (first..<best.count).filter { best.values[$0] == value && best.kinds[$0] == kind }
        if equal.count > 1 { minimise(equal) }
      }
      first += 1
    }
  }

  /// Whether a choice says that a collection goes on.
  func isGoOn(_ position: Int) -> Bool {
    best.kinds[position].bound == 1
      && best.spans.contains { Int($0.start) == position && $0.label.isElement }
  }

  /// Lowers choices, equal ones, to the same value: on their own side of the target first, then across it.
  private mutating func minimise(_ positions: [Int]) {
    let (kind, start) = (best.kinds[positions[0]], best.values[positions[0]])
    guard start > 0 else { return }
    let offset = kind.offset(ofIndex: start)
    let isBelow = offset < kind.target
    let distance = isBelow ? kind.target - offset : offset - kind.target
    _ = descend(from: distance) { search, distance in
      search.set(positions, to: kind.index(ofOffset: isBelow ? kind.target - distance : kind.target + distance))
    }
    // What lies between is on the other side.
    for step in UInt64(1)...2 {
      guard positions[0] < best.count, best.values[positions[0]] >= step else { return }
      if set(positions, to: best.values[positions[0]] - step) { return }
    }
  }

  private mutating func set(_ positions: [Int], to value: UInt64) -> Bool {
    guard positions[positions.count - 1] < best.count, value < best.values[positions[0]] else { return false }
    var values = best.values
    for position in positions { values[position] = value }
    return attempt(values)
  }

  /// Lowers one number and raises a later one by as much.
  mutating func redistribute() {
    forEachPair { search, first, second in
      guard search.best.values[first] > 0, search.best.kinds[first] == search.best.kinds[second] else { return }
      let kind = search.best.kinds[first]
      let from = kind.offset(ofIndex: search.best.values[first])
      let to = kind.offset(ofIndex: search.best.values[second])
      let isBelow = from < kind.target
      let room = isBelow ? to : kind.bound - to
      let most = min(isBelow ? kind.target - from : from - kind.target, room)
      guard most > 0 else { return }
      // How much of the way is left: none at best.
      _ = search.descend(from: most) { search, left in
        let moved = most - left
        return search.set(
          first, kind.index(ofOffset: isBelow ? from + moved : from - moved),
          second, kind.index(ofOffset: isBelow ? to - moved : to + moved))
      }
    }
  }

  /// Makes a number the simplest, and the one after it larger by one: a fraction becomes part of the whole.
  mutating func carry() {
    var position = 0
    while position + 1 < best.count, !isExhausted {
      if isWide(position), !isGoOn(position + 1), best.values[position] > 0 {
        let kind = best.kinds[position + 1]
        let offset = kind.offset(ofIndex: best.values[position + 1])
        let next = offset < kind.target ? offset &- 1 : offset &+ 1
        if next <= kind.bound { _ = set(position, 0, position + 1, kind.index(ofOffset: next)) }
      }
      position += 1
    }
  }

  /// Lowers two numbers by as much, so that their difference stays; only where there are at most so many numbers.
  mutating func lowerPairs(atMost count: Int) {
    let numbers = best.kinds.indices.count { isWide($0) && best.values[$0] > 0 }
    guard numbers <= count else { return }
    forEachPair { search, first, second in
      let (values, kinds) = (search.best.values, search.best.kinds)
      guard values[first] > 0, values[second] > 0, kinds[first] == kinds[second] else { return }
      let kind = kinds[first]
      let (one, other) = (kind.offset(ofIndex: values[first]), kind.offset(ofIndex: values[second]))
      guard (one < kind.target) == (other < kind.target) else { return }
      let isBelow = one < kind.target
      let most = isBelow ? kind.target - max(one, other) : min(one, other) - kind.target
      _ = search.descend(from: most) { search, left in
        let moved = most - left
        return search.set(
          first, kind.index(ofOffset: isBelow ? one + moved : one - moved),
          second, kind.index(ofOffset: isBelow ? other + moved : other - moved))
      }
    }
  }

  private mutating func set(_ first: Int, _ value: UInt64, _ second: Int, _ other: UInt64) -> Bool {
    guard second < best.count else { return false }
    var values = best.values
    values[first] = value
    values[second] = other
    return attempt(values)
  }

  /// Goes through the pairs of numbers that are at most eight numbers apart.
  private mutating func forEachPair(_ body: (inout ShrinkSearch, Int, Int) -> Void) {
    var first = 0
    while first < best.count, !isExhausted {
      if isWide(first) {
        var second = first + 1
        var partners = 0
        while second < best.count, partners < 8, !isExhausted {
          if isWide(second) {
            body(&self, first, second)
            partners += 1
          }
          second += 1
        }
      }
      first += 1
    }
  }
}
