extension Generator where Value == Character {
  /// Characters as programs meet them: letters first, then digits, signs, and a few that often break things.
  public static let character = element(of: everyday + troublesome)

  /// Characters of a text's; the first is the simplest.
  public static func character(of text: String) -> Generator { element(of: Array(text)) }
}

extension Generator where Value == String {
  /// Strings of a generator's characters.
  public static func string(of character: Generator<Character> = .character, count: ClosedRange<Int> = 0...24)
    -> Generator
  {
    character.array(count: count).map { String($0) }
  }
}

private let everyday = Array(
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?'\"()[]{}<>+-*/=%&|^~#@$_`\\")

/// Blanks, controls, combining marks, a surrogate pair's worth, joined emoji, and letters whose case changes lengths.
private let troublesome: [Character] = [
  "\n", "\t", "\r\n", "\0", "\u{7F}", "é", "e\u{301}", "ß", "İ", "ﬁ", "א", "م", "中", "𝒳", "🙂", "👩‍👩‍👧", "🇩🇪", "\u{200B}",
  "\u{202E}", "\u{FEFF}", "\u{FFFD}",
]
