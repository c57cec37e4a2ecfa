internal import TransitionTrace

extension ObjectName {
  /// Whether the two are the same object.
  ///
  /// `==` of a raw representable type goes through generic code, which in debug builds takes ten times as long; the rules
  /// compare names in their innermost loops.
  func `is`(_ other: ObjectName) -> Bool { rawValue == other.rawValue }

  /// Whether it stands for no object.
  var isNone: Bool { rawValue == 0 }
}
