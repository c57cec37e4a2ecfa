extension Generator where Value == Double {
  /// Doubles of a finite range; integers are simpler than fractions, and of each those near 0, or near the bound
  /// nearest to 0.
  public static func double(in range: ClosedRange<Double>) -> Generator {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    precondition(lower.isFinite && upper.isFinite, "the range must be finite")
    let (first, last) = (lower.rounded(.up), upper.rounded(.down))
    guard first <= last else {
      return Generator(label: "double") { (source) throws(Rejection) in
        min(upper, lower + (upper - lower) * (try source.drawFraction()))
      }
    }
    let whole = Generator<Int64>.integer(in: Int64(clampingDouble: first)...Int64(clampingDouble: last))
    return Generator(label: "double") { (source) throws(Rejection) in
      // The fraction comes first: an integer is simpler than a fraction of a smaller number.
      let fraction = try source.drawFraction()
      let integer = Double(try whole.body(&source))
      // Beyond the last integer, only what the range leaves of the unit.
      return integer + fraction <= upper ? integer + fraction : integer
    }
  }

  /// All doubles: mostly simple ones, some with any bit pattern, and if asked for infinities and not-a-numbers.
  public static func double(isFinite: Bool = true) -> Generator {
    let simple = double(in: -0x1p40...0x1p40)
    let pattern = Generator(label: "double") { (source) throws(Rejection) in
      let exponent = try source.draw(through: 2_046, target: 1_023)
      let offset = ChoiceKind(bound: 2_046, target: 1_023).offset(ofIndex: exponent)
      let significand = UInt64(try source.drawFraction() * 0x1p52)
      let isNegative = try source.draw(through: 1) == 1
      let sign: FloatingPointSign = isNegative ? .minus : .plus
      return Double(sign: sign, exponentBitPattern: UInt(offset), significandBitPattern: significand)
    }
    let special = element(of: [.infinity, -.infinity, .nan])
    return weighted(isFinite ? [(4, simple), (1, pattern)] : [(8, simple), (2, pattern), (1, special)])
  }
}

extension ChoiceSource {
  /// Draws a fraction of 0..<1: the fewer binary places it has, the simpler it is.
  mutating func drawFraction() throws(Rejection) -> Double {
    let suggestion = isRandom && !random.isOnce(in: 3) ? (random.next() >> 12) >> (random.next() & 63) : 0
    let places = try draw(through: 1 << 52 - 1, suggestion: suggestion)
    var (reversed, rest) = (UInt64(0), places)
    for _ in 0..<52 {
      reversed = reversed << 1 | rest & 1
      rest >>= 1
    }
    return Double(reversed) * 0x1p-52
  }
}

extension Int64 {
  /// The nearest integer; what is beyond the exact ones is cut.
  fileprivate init(clampingDouble value: Double) { self.init(Swift.min(Swift.max(value, -0x1p53), 0x1p53)) }
}
