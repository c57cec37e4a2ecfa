import TransitionGenerators

extension Challenge {
  static let numbers: [Challenge] = [
    difference("zero", par: 37, minimum: (10, 10)) { $0 == 0 },
    difference("small", par: 48, minimum: (10, 6)) { 1...4 ~= $0 },
    difference("one", par: 50, minimum: (10, 9)) { $0 == 1 },
  ]

  private static func difference(
    _ name: String, par: Double, minimum: (Int, Int), isWrong: @escaping @Sendable (Int) -> Bool
  ) -> Challenge {
    let positive = Generator.integer(in: 1...Int.max)
    return Challenge("difference_\(name)", par: par, .zip(positive, positive)) {
      $0 == minimum
    } fails: {
      $0.0 >= 10 && isWrong(abs($0.0 - $0.1))
    }
  }
}
