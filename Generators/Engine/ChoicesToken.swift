extension Choices {
  /// The choices as one word that a shell leaves alone, with the fingerprint of the generator that made them.
  ///
  /// After the version come, in the letters of URL-safe base 64: each choice in groups of seven bits, runs of zeros as
  /// one zero and their length, then fingerprint and checksum of four bytes each.
  public var token: String {
    var bytes: [UInt8] = []
    var zeros: UInt64 = 0
    for value in values {
      if value == 0 {
        zeros += 1
      } else {
        bytes.append(zeros: zeros)
        zeros = 0
        bytes.append(number: value)
      }
    }
    bytes.append(zeros: zeros)
    bytes.append(word: UInt32(truncatingIfNeeded: fingerprint))
    bytes.append(word: Self.checksum(bytes[...]))
    return Self.tokenVersion + Base64.text(bytes)
  }

  /// Reads a token, and the fingerprint it came with.
  static func read(token: some StringProtocol) throws(ChoicesTokenError) -> (choices: Choices, fingerprint: UInt32) {
    guard !token.isEmpty else { throw .empty }
    guard token.hasPrefix(tokenVersion) else { throw .version }
    guard let bytes = Base64.bytes(token.dropFirst(tokenVersion.count)) else { throw .letters }
    guard bytes.count >= 8 else { throw .damaged }
    let content = bytes.dropLast(4)
    guard checksum(content) == word(bytes.suffix(4)) else { throw .damaged }
    var rest = content.dropLast(4)
    var values: [UInt64] = []
    while let value = number(&rest) {
      if value > 0 {
        values.append(value)
      } else {
        guard let zeros = number(&rest), zeros <= 1 << 20 else { throw .damaged }
        values.append(contentsOf: repeatElement(0, count: Int(zeros)))
      }
    }
    guard rest.isEmpty else { throw .damaged }
    return (Choices(values: values), word(content.suffix(4)))
  }

  private static let tokenVersion = "c1."

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: bytes.reduce(UInt64(bytes.count)) { SplitMix64.mixed($0 ^ UInt64($1)) &+ 1 })
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for place in UInt64(0)..<10 {
      guard let byte = bytes.popFirst() else { return nil }
      number |= UInt64(byte & 127) << (7 * place)
      if byte < 128 { return number }
    }
    return nil
  }
}

/// Why a text is no token of choices, or none for this generator.
public enum ChoicesTokenError: String, Error, CustomStringConvertible {
  case empty = "the token is empty, should begin with c1."
  case version = "the token is of another version, should begin with c1."
  case letters = "the token has a character that no token has, should be letters, digits, - and _ after c1."
  case damaged = "the token is damaged or cut short: its checksum is wrong"
  case stale = "the token is stale: the generator draws other choices now than when the token was made"

  /// The reason in one line.
  public var description: String { rawValue }
}

extension Generator {
  /// The value that a token stands for, with its choices; the token is stale if the generator has changed.
  public func replay(token: String) throws(ChoicesTokenError) -> (value: Value, choices: Choices) {
    let (choices, fingerprint) = try Choices.read(token: token)
    guard let replayed = try? replay(choices), replayed.choices.values == choices.values,
      UInt32(truncatingIfNeeded: replayed.choices.fingerprint) == fingerprint
    else { throw .stale }
    return replayed
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: UInt64) {
    var rest = number
    while rest >= 128 {
      append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  fileprivate mutating func append(zeros: UInt64) {
    guard zeros > 0 else { return }
    append(0)
    append(number: zeros)
  }

  fileprivate mutating func append(word: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: word >> UInt32(shift))) }
  }
}

/// Base 64 in the URL-safe letters, without padding.
private enum Base64 {
  static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var (bits, count) = (UInt32(0), UInt32(0))
    for byte in bytes + (bytes.count % 3 == 0 ? [] : [0]) {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(letters[Int(bits >> count & 63)])
      }
    }
    return String(decoding: text.prefix((bytes.count * 8 + 5) / 6), as: UTF8.self)
  }

  static func bytes(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count) = (UInt32(0), UInt32(0))
    for letter in text.utf8 {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }
}
