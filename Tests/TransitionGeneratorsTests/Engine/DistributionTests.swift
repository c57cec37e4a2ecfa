import Testing

@testable import TransitionGenerators

/// Whether bounded draws are as even as they claim. The thresholds are those that a fair source exceeds once in a
/// million; the seeds are fixed, so a test that passes once always does.
@Suite struct DistributionTests {
  static let bounds: [UInt64] = (1...63).map { 1 << $0 } + [3, 5, 6, 7, 10, 11, 100, 1_000, 1 << 63 - 1, 1 << 63 + 1]

  /// The number of a cell out of so many, for a draw below a bound.
  static func cell(_ draw: UInt64, _ bound: UInt64, _ cells: UInt64) -> Int {
    bound <= cells ? Int(draw) : Int(bound.dividingFullWidth(draw.multipliedFullWidth(by: cells)).quotient)
  }

  /// How probable each cell is: cells of a bound that they do not divide are not equally large.
  static func shares(_ bound: UInt64, _ cells: UInt64) -> [Double] {
    let count = min(bound, cells)
    guard bound > cells, bound < 1 << 20 else { return Array(repeating: 1 / Double(count), count: Int(count)) }
    var sizes = Array(repeating: 0.0, count: Int(cells))
    for draw in 0..<bound { sizes[cell(draw, bound, cells)] += 1 / Double(bound) }
    return sizes
  }

  /// The threshold of chi-squared for so many degrees of freedom (Wilson and Hilferty's approximation).
  static func threshold(_ freedom: Int) -> Double {
    let share = 2 / (9 * Double(freedom))
    let root = 1 - share + 4.7534 * share.squareRoot()
    return Double(freedom) * root * root * root
  }

  static func chiSquared(_ counts: [Int], _ shares: [Double]) -> Double {
    let total = Double(counts.reduce(0, +))
    return zip(counts, shares).reduce(0) { sum, cell in
      let expected = total * cell.1
      return sum + (Double(cell.0) - expected) * (Double(cell.0) - expected) / expected
    }
  }

  @Test(arguments: bounds)
  func drawsAreEven(bound: UInt64) throws {
    var source = RandomSource(seed: 17)
    let shares = Self.shares(bound, 16)
    var counts = Array(repeating: 0, count: shares.count)
    for _ in 0..<16_000 {
      let draw = source.next(through: bound - 1)
      try #require(draw < bound)
      counts[Self.cell(draw, bound, 16)] += 1
    }
    #expect(Self.chiSquared(counts, shares) < Self.threshold(shares.count - 1))
  }

  @Test(arguments: bounds)
  func aDrawSaysNothingAboutTheNext(bound: UInt64) {
    var source = RandomSource(seed: 18)
    let shares = Self.shares(bound, 8)
    let cells = shares.count
    var counts = Array(repeating: 0, count: cells * cells)
    for _ in 0..<16_000 {
      let first = Self.cell(source.next(through: bound - 1), bound, 8)
      let second = Self.cell(source.next(through: bound - 1), bound, 8)
      counts[first * cells + second] += 1
    }
    let pairs = shares.flatMap { first in shares.map { first * $0 } }
    #expect(Self.chiSquared(counts, pairs) < Self.threshold(pairs.count - 1))
  }

  @Test func aSourceThatIsNotEvenWouldBeFound() {
    var source = RandomSource(seed: 19)
    var counts = Array(repeating: 0, count: 10)
    // A remainder of few bits: the classical mistake.
    for _ in 0..<16_000 { counts[Int(source.next() & 31) % 10] += 1 }
    #expect(Self.chiSquared(counts, Self.shares(10, 16)) > Self.threshold(9))
  }
}
