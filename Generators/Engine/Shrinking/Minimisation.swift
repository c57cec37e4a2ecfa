extension ShrinkSearch {
  /// Lowers each choice as far as it goes.
  mutating func minimiseEach() {
    var position = 0
    while position < best.count, !isExhausted {
      minimise(position)
      position += 1
    }
  }

  private mutating func minimise(_ position: Int) {
    guard best.values[position] > 0, !lower(position, to: 0), !lower(position, to: 1) else { return }
    var (low, high) = (UInt64(1), best.values[position])
    while low + 1 < high, position < best.count {
      let middle = low + (high - low) / 2
      if lower(position, to: middle) {
        guard position < best.count else { return }
        high = best.values[position]
      } else {
        low = middle
      }
    }
    while position < best.count, best.values[position] > 0, lower(position, to: best.values[position] - 1) {}
  }

  mutating func lower(_ position: Int, to value: UInt64) -> Bool {
    guard position < best.count, value < best.values[position] else { return false }
    var values = best.values
    values[position] = value
    return attempt(values)
  }
}
