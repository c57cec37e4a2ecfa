/// One line of a failure store: a check, and the token of a case that failed.
struct FailureStoreLine: Hashable {
  /// The name of the check.
  var check: String
  /// The token that makes the case again.
  var token: String

  /// The version that a line begins with.
  static let version = "1"

  /// The line: version, check and token, with a blank between them.
  var text: String { "\(Self.version) \(Self.escaped(check)) \(token)" }

  init(check: String, token: String) {
    self.check = check
    self.token = token
  }

  /// Reads a line.
  init(_ text: some StringProtocol) throws(CallError) {
    let fields = text.split(separator: " ", omittingEmptySubsequences: false)
    guard fields[0] == Self.version else {
      throw CallError("the version is \"\(Self.quoted(fields[0]))\", should be \(Self.version)")
    }
    guard fields.count == 3 else {
      throw CallError("it has \(fields.count) words, should have 3: version, check and token")
    }
    guard let check = Self.unescaped(fields[1]), !check.isEmpty else {
      throw CallError(
        "the check is \"\(Self.quoted(fields[1]))\", should be a name with what is not ASCII as % and two digits")
    }
    guard Self.isToken(fields[2]) else {
      throw CallError("the token is \"\(Self.quoted(fields[2]))\", should begin with c or v and have no other signs")
    }
    self.init(check: check, token: String(fields[2]))
  }

  /// Whether a text could be a token: it begins with the letter of one, and a shell would leave it alone.
  static func isToken(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, first == UInt8(ascii: "c") || first == UInt8(ascii: "v") else { return false }
    return text.utf8.allSatisfy { $0 > 32 && $0 < 127 }
  }

  /// A text fit for a message: short, and without anything that does not print.
  static func quoted(_ text: some StringProtocol) -> String {
    let shown = text.unicodeScalars.prefix(40).map { $0.isASCII && $0.value > 31 && $0.value < 127 ? String($0) : "?" }
    return shown.joined() + (text.unicodeScalars.count > 40 ? "…" : "")
  }

  /// A name without blanks, line ends or anything beyond ASCII, so that the fields and lines of a store stay apart.
  private static func escaped(_ name: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in name.utf8 {
      if byte > 32, byte < 127, byte != UInt8(ascii: "%") {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func unescaped(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte > 32, byte < 127 else { return nil }
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
