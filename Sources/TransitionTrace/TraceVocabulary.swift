/// An enumeration of the trace's vocabulary: a number in memory and in digests, its case's name in JSON and reports.
public protocol TraceVocabulary: RawRepresentable, CaseIterable, Hashable, Sendable, Codable where RawValue == UInt8 {}

extension TraceVocabulary {
  /// The name of the case, as the source spells it.
  public var name: String { String(describing: self) }

  /// The case with a name, if there is one.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let value = Self(name: name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no \(Self.self) is called \(name)")
    }
    self = value
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
