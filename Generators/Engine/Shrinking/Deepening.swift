extension ShrinkSearch {
  /// Tries every shorter sequence, the shortest first, if there are few enough: the result is then provably one of
  /// fewest choices, which no editing of a longer story may lead to.
  mutating func deepen() {
    let numbers = best.kinds.indices.filter { !isGoOn($0) }
    let bits = numbers.reduce(0) { $0 + (64 - best.kinds[$1].bound.leadingZeroBitCount) }
    guard bits <= 24, numbers.allSatisfy({ best.kinds[$0].bound <= 15 }) else { return }
    var depth = 1
    while depth < best.count {
      var walk = ChoiceWalk()
      while walk.prefix != nil, depth < best.count {
        walked += 1
        guard walked <= 50_000, !isExhausted else { return }
        attemptNext(of: &walk, depth: depth)
      }
      depth += 1
    }
  }
}
