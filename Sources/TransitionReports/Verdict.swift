/// How checking a subject, or one case of it, turned out.
public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
  /// Every rule held.
  case passed
  /// A rule was broken.
  case violated
  /// The app's code trapped, or UIKit would have raised an exception.
  case crashed
  /// A case did not come to its end.
  case hung
  /// The code uses something that can't be followed in virtual time.
  case unsupported
  /// The same case, run again, went another way.
  case nondeterministic
  /// The case fails in its run, but not alone in a fresh process.
  case dependsOnEarlierStories
}
