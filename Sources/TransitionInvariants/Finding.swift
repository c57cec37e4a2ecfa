/// How much a finding weighs.
public enum Severity: String, Hashable, Sendable, Codable {
  /// The rule is broken: the check fails.
  case violation
  /// Worth a look; it never fails a check.
  case advice
}

/// One place where a trace breaks a rule, with its explanation.
///
/// Read together, the texts make one sentence: `statement`, because `because`; however `however`.
public struct Finding: Hashable, Sendable, Codable {
  /// The name of the broken rule.
  public var invariant: String
  /// How much it weighs.
  public var severity: Severity
  /// The sequence number of the first wrong event.
  public var event: Int32
  /// The ordinal of the transition it is about, 0 for none.
  public var transition: Int32
  /// What happened, in one line without a full stop.
  public var statement: String
  /// Why it happened, as far as the trace shows it; empty when it does not.
  public var because: String
  /// What should have happened instead.
  public var however: String

  /// Makes a finding; rules use ``Invariant/finding(at:transition:_:because:however:severity:)``.
  public init(
    invariant: String, severity: Severity = .violation, event: Int32, transition: Int32 = 0, statement: String,
    because: String = "", however: String = ""
  ) {
    self.invariant = invariant
    self.severity = severity
    self.event = event
    self.transition = transition
    self.statement = statement
    self.because = because
    self.however = however
  }
}
