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
  /// Whether it is about a transition that the story put a finger on although the app never would: what it says *would*
  /// happen.
  public var isWhatIf: Bool

  /// Makes a finding; rules use ``Invariant/finding(at:transition:_:because:however:severity:)``.
  public init(
    invariant: String, severity: Severity = .violation, event: Int32, transition: Int32 = 0, statement: String,
    because: String = "", however: String = "", isWhatIf: Bool = false
  ) {
    self.invariant = invariant
    self.severity = severity
    self.event = event
    self.transition = transition
    self.statement = statement
    self.because = because
    self.however = however
    self.isWhatIf = isWhatIf
  }

  /// Reads also what was stored before there was ``isWhatIf``.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    invariant = try values.decode(String.self, forKey: .invariant)
    severity = try values.decode(Severity.self, forKey: .severity)
    event = try values.decode(Int32.self, forKey: .event)
    transition = try values.decode(Int32.self, forKey: .transition)
    statement = try values.decode(String.self, forKey: .statement)
    because = try values.decode(String.self, forKey: .because)
    however = try values.decode(String.self, forKey: .however)
    isWhatIf = try values.decodeIfPresent(Bool.self, forKey: .isWhatIf) ?? false
  }
}
