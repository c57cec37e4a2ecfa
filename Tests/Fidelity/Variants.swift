public import Testing
public import TransitionTrace

/// What UIKit leaves open, for tests that must hold whatever is chosen.
enum Variants {
  /// The default, and every variant that differs from it in one choice.
  static let each: [UIKitVariant] =
    [.standard]
    + Unspecified.all.flatMap { dimension in
      dimension.choices.indices.dropFirst().map { index in
        var variant = UIKitVariant.standard
        dimension.set(&variant, index)
        return variant
      }
    }

  /// One variant for each choice of a dimension.
  static func of<Choice: UnspecifiedChoice>(_ path: WritableKeyPath<UIKitVariant, Choice>) -> [UIKitVariant] {
    Choice.allCases.map { choice in
      var variant = UIKitVariant.standard
      variant[keyPath: path] = choice
      return variant
    }
  }
}

extension UIKitVariant: CustomTestStringConvertible {
  /// What differs from the default: a test's log names nothing else.
  public var testDescription: String { differences.isEmpty ? "standard" : differences.joined(separator: ", ") }
}
