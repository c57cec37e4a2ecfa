/// A dimension of behaviour that UIKit's documentation leaves open, or that differs between versions.
///
/// *Orders* are varied by default, because correct code must hold under all of them. *Quirks* are UIKit's own
/// defects, its older versions, and what Apple's own code would not stand; a story has one only when asked for it.
public struct Unspecified: Sendable {
  /// Whether a dimension is varied by default.
  public enum Kind: String, Sendable, Codable {
    /// An open order: every choice is possible on some current system.
    case order
    /// A defect, an older version, or what Apple's own code would not stand.
    case quirk
  }

  /// The dimension's name, as tokens and reports spell it.
  public let name: String
  /// Whether it is varied by default.
  public let kind: Kind
  /// The ids of the contract's rules that leave it open.
  public let contracts: [String]
  /// The names of its choices; the first is the default.
  public let choices: [String]
  /// Reads the choice of a variant, as an index into ``choices``.
  public let get: @Sendable (UIKitVariant) -> Int
  /// Makes a variant take the choice at an index of ``choices``.
  public let set: @Sendable (inout UIKitVariant, Int) -> Void

  private init<Choice: UnspecifiedChoice>(
    _ name: String, _ kind: Kind, _ contracts: [String],
    _ path: any WritableKeyPath<UIKitVariant, Choice> & Sendable
  ) {
    self.name = name
    self.kind = kind
    self.contracts = contracts
    choices = Choice.allCases.map { "\($0)" }
    get = { Int($0[keyPath: path].rawValue) }
    set = { variant, index in
      if let choice = Choice(rawValue: UInt8(clamping: index)) { variant[keyPath: path] = choice }
    }
  }

  /// Every dimension, in the order in which generators draw them.
  public static let all: [Unspecified] = [
    Unspecified("willBeginHook", .order, ["L1", "A5"], \.willBeginHook),
    Unspecified("didEndHook", .order, ["A18", "N1"], \.didEndHook),
    Unspecified("animationEnded", .order, ["A18", "A19", "N1"], \.animationEnded),
    Unspecified("styleDecision", .order, ["G20", "N3"], \.styleDecision),
    Unspecified("unanimatedCoordinator", .order, ["A8"], \.unanimatedCoordinator),
    Unspecified("emptyAnimation", .order, ["H5"], \.emptyAnimation),
    Unspecified("disabledAnimation", .order, ["H6"], \.disabledAnimation),
    Unspecified("dismissInFlight", .order, ["G6"], \.dismissInFlight),
    Unspecified("compensatingWills", .order, ["A30", "N5"], \.compensatingWills),
    Unspecified("reversedAnimation", .order, ["D4"], \.reversedAnimation),
    Unspecified("cancelledCompletion", .order, ["A34", "N2"], \.cancelledCompletion),
    Unspecified("automaticStyle", .quirk, ["C11"], \.automaticStyle),
    Unspecified("chainDismissal", .quirk, ["G8"], \.chainDismissal),
    Unspecified("unanimatedTiming", .quirk, ["A25"], \.unanimatedTiming),
    // Open, but no order: Apple's own sample of a swiped transition (contract A36) sets no frame back after a cancel, and so
    // relies on the model being restored. Varied by default, this would be held against Apple's code.
    Unspecified("reversedModel", .quirk, ["D4", "N11"], \.reversedModel),
    Unspecified("driverAtTheEnd", .quirk, ["D6", "N10"], \.driverAtTheEnd),
    Unspecified("secondCompletion", .quirk, ["B17", "N4"], \.secondCompletion),
  ]

  /// The dimensions varied by default.
  public static let orders = all.filter { $0.kind == .order }

  /// The dimension of a name.
  public static func named(_ name: String) -> Unspecified? { all.first { $0.name == name } }
}

extension UIKitVariant {
  /// What differs from the default, as `name=choice`, in the order of ``Unspecified/all``.
  public var differences: [String] {
    Unspecified.all.compactMap { dimension in
      let choice = dimension.get(self)
      return choice == 0 ? nil : "\(dimension.name)=\(dimension.choices[choice])"
    }
  }

  /// Whether a quirk of UIKit's is switched on.
  public var quirks: [String] {
    Unspecified.all.filter { $0.kind == .quirk && $0.get(self) != 0 }.map(\.name)
  }

  /// Reads one `name=choice`; `nil` where the table has no such name or choice.
  public init?(differences: [String]) {
    self.init()
    for difference in differences {
      let parts = difference.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let dimension = Unspecified.named(parts[0]),
        let index = dimension.choices.firstIndex(of: parts[1])
      else { return nil }
      dimension.set(&self, index)
    }
  }

  /// The behaviour of an iOS version, as far as the contract dates it: quirks by version, orders by default.
  public static func iOS(_ version: Int) -> UIKitVariant {
    var variant = UIKitVariant()
    if version <= 12 {
      variant.automaticStyle = .fullScreen
      variant.dismissInFlight = .ignored
    }
    if version >= 18 {
      variant.chainDismissal = .topMostFromChild
    } else if version >= 8 {
      variant.chainDismissal = .child
    }
    if version <= 7 { variant.unanimatedTiming = .insideCall }
    return variant
  }
}

extension UIKitVariant: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let differences = try container.decode([String].self)
    guard let variant = UIKitVariant(differences: differences) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no such UIKit variant: \(differences.joined(separator: ", "))")
    }
    self = variant
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(differences)
  }
}
