import TransitionTrace

extension Scenario {
  /// The version of the tokens that this package writes.
  static let tokenVersion = "v1"

  /// The scenario as one word that a shell leaves alone and a person can read: version, window, stack, variant, steps
  /// and checksum, as in `v1_390x844_root.pageSheet_standard_present-subject-top+dismiss-top.200ms_3f9a01`.
  public var token: String {
    let stack = stack.map(\.word).joined(separator: ".")
    let differences = variant.differences
    let variant = differences.isEmpty ? "standard" : differences.joined(separator: ",")
    let steps = steps.isEmpty ? "nothing" : steps.map(\.word).joined(separator: "+")
    let content = "\(Self.tokenVersion)_\(window.width)x\(window.height)_\(stack)_\(variant)_\(steps)"
    return "\(content)_\(Self.checksum(content))"
  }

  /// The six hexadecimal digits that end a token.
  static func checksum(_ content: String) -> String {
    var digest = TraceDigest()
    digest.combine(content)
    return String(digest.hexadecimal.suffix(6))
  }
}

extension ScenarioStep {
  var word: String { delay == .atRest ? action.words : "\(action.words).\(delay.word)" }
}

/// Why a text is no token of a scenario, in one line that also says what would be right.
public struct ScenarioTokenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Says that a word is none of those that can stand there.
  init(_ place: String, _ word: some StringProtocol, expected: String) {
    self.init("\(place) is “\(Self.quoted(word))”, should be \(expected)")
  }

  /// A text fit for a line: short, and without anything that does not print.
  static func quoted(_ text: some StringProtocol) -> String {
    let shown = text.unicodeScalars.prefix(40).map { $0.isASCII && $0.value > 31 && $0.value < 127 ? String($0) : "?" }
    return shown.joined() + (text.unicodeScalars.count > 40 ? "…" : "")
  }
}
