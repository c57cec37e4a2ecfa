/// The name of a simulated object within one story: an index into its trace's table of names.
///
/// Names are ordinals of birth (`StoryController#2.view`), so the same story gives the same names in every process.
public struct ObjectName: Hashable, Sendable, Codable, RawRepresentable {
  /// The index into ``Trace/names``; 0 stands for "no object".
  public var rawValue: Int32

  /// Makes the name with the given index.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Written out: the one that comes with raw values goes through generic code, which in debug builds takes ten times
  /// as long, and rules compare names in their innermost loops.
  public static func == (lhs: ObjectName, rhs: ObjectName) -> Bool { lhs.rawValue == rhs.rawValue }

  /// No object: a missing superview, an unanswered question.
  public static var none: ObjectName { ObjectName(rawValue: 0) }
}
