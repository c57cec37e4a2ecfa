public import TransitionGenerators

/// What to tell again: all cases of a seed, one case of it, or one story.
public enum Replay: Hashable, Sendable {
  /// Every case of a seed, in the version that printed it.
  case seed(UInt64)
  /// One case of a seed, in the version that printed it.
  case story(seed: UInt64, index: Int)
  /// The story itself, in any version that knows its words.
  case scenario(Scenario)

  /// Reads `0x5eed42`, `6221122`, `0x5eed42.137` or a token that begins with `v`.
  ///
  /// - Throws: ``CallError`` in one line that says what would be right.
  public init(_ text: String, named name: String = "replay") throws(CallError) {
    if text.hasPrefix("v") {
      do {
        self = .scenario(try Scenario(token: text))
      } catch {
        throw CallError("\(name): \(error)")
      }
      return
    }
    guard !text.hasPrefix(PropertyReplay.choicesMark) else {
      throw CallError(
        "\(name): a token that begins with c replays a case of checkProperty; "
          + "a subject takes a seed, a seed and case, or a token that begins with v")
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let seed = try Self.seed(parts.first.map(String.init) ?? "", named: name)
    guard parts.count > 1 else {
      self = .seed(seed)
      return
    }
    guard parts.count == 2, let index = Int(parts[1]), index >= 0 else {
      throw CallError("\(name): \"\(text)\" should be a seed, a dot and the number of a case, as in 0x5eed42.137")
    }
    self = .story(seed: seed, index: index)
  }

  /// Reads a seed, decimal or hexadecimal.
  static func seed(_ text: String, named name: String) throws(CallError) -> UInt64 {
    let number = text.lowercased().hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
    guard let number, !text.hasPrefix("+"), !text.dropFirst(2).hasPrefix("+") else {
      throw CallError("\(name): \"\(text)\" is no seed; a seed is a number below 2^64, as in 6221122 or 0x5eed42")
    }
    return number
  }
}
