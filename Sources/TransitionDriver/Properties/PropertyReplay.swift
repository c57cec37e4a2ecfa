/// What to check again instead of a run: all cases of a seed, one case of it, or the choices of one.
public enum PropertyReplay: Hashable, Sendable {
  /// Every case of a seed.
  case seed(UInt64)
  /// One case of a seed.
  case story(seed: UInt64, index: Int)
  /// The case that a token of choices makes.
  case choices(token: String)

  /// What a token of choices begins with, whatever its version.
  static let choicesMark = "c"

  /// Reads `0x5eed42`, `6221122`, `0x5eed42.137` or a token of choices, which begins with `c`.
  ///
  /// - Throws: ``CallError`` in one line that says what would be right; for the token of a story too.
  public init(_ text: String, named name: String = "replay") throws(CallError) {
    if text.hasPrefix(Self.choicesMark) {
      self = .choices(token: text)
      return
    }
    guard !text.hasPrefix("v") else {
      throw CallError(
        "\(name): a token that begins with v replays a story of checkTransitions; "
          + "a property takes a seed, a seed and case, or a token that begins with c")
    }
    switch try Replay(text, named: name) {
    case .seed(let seed): self = .seed(seed)
    case .story(let seed, let index): self = .story(seed: seed, index: index)
    case .scenario: throw CallError("\(name): a story is no case of a property")
    }
  }
}
