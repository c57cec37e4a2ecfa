/// A seeded stream of random numbers, the same on every platform: xoshiro256**, seeded by SplitMix64.
///
/// Both algorithms are Blackman and Vigna's; their published vectors are among the tests.
public struct RandomSource: RandomNumberGenerator, Hashable, Sendable {
  @usableFromInline var s0: UInt64
  @usableFromInline var s1: UInt64
  @usableFromInline var s2: UInt64
  @usableFromInline var s3: UInt64

  /// Makes the stream of a seed: four draws of SplitMix64 are its state.
  public init(seed: UInt64) {
    var mixer = SplitMix64(state: seed)
    self.init(state: (mixer.next(), mixer.next(), mixer.next(), mixer.next()))
  }

  /// Makes the stream of one case of a run, from the run's seed and the case's index alone.
  public init(run: UInt64, index: Int) {
    self.init(seed: SplitMix64.mixed(SplitMix64.mixed(run) &+ UInt64(truncatingIfNeeded: index) &* SplitMix64.golden))
  }

  init(state: (UInt64, UInt64, UInt64, UInt64)) {
    (s0, s1, s2, s3) = state
  }

  /// The next 64 bits.
  @inlinable
  public mutating func next() -> UInt64 {
    let product = s1 &* 5
    let result = (product &<< 7 | product &>> 57) &* 9
    let shifted = s1 &<< 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = s3 &<< 45 | s3 &>> 19
    return result
  }

  /// A number of `0...bound`, each equally likely (Lemire's multiplication, with rejection).
  @inlinable
  public mutating func next(through bound: UInt64) -> UInt64 {
    let word = next()
    guard bound != .max else { return word }
    let count = bound &+ 1
    var (high, low) = count.multipliedFullWidth(by: word)
    if low < count {
      let threshold = (0 &- count) % count
      while low < threshold { (high, low) = count.multipliedFullWidth(by: next()) }
    }
    return high
  }

  /// A number of `0..<count`, each equally likely; `count` is at least 1.
  @inlinable
  public mutating func next(below count: Int) -> Int { Int(next(through: UInt64(count) &- 1)) }

  /// True once in so many times on average.
  @inlinable
  public mutating func isOnce(in count: Int) -> Bool { next(below: count) == 0 }

  /// A new stream that shares nothing with the rest of this one: seeded by this one's next 64 bits.
  public mutating func split() -> RandomSource { RandomSource(seed: next()) }
}

/// The generator that seeds others: a counter in steps of the golden ratio, mixed.
struct SplitMix64: RandomNumberGenerator {
  static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15

  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= Self.golden
    return Self.mixed(state)
  }

  /// A bijection of 64 bits that leaves no trace of its argument's order.
  static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
