/// A rule that a subject opts out of, with the reason people read.
public struct Silence: Hashable, Sendable, Codable {
  /// The name of the rule.
  public var invariant: String
  /// Why it does not count here.
  public var reason: String

  /// Makes a silence.
  public init(_ invariant: String, because reason: String) {
    self.invariant = invariant
    self.reason = reason
  }
}

/// What a set of rules found in one trace.
public struct Judgement: Hashable, Sendable, Codable {
  /// What counts, in the order of the first wrong event, then of the rules.
  public var findings: [Finding] = []
  /// What was found by rules that the subject silences, in the same order.
  public var silenced: [Finding] = []
  /// The rules the trace is no evidence for, because its recorder does not write the events they need.
  public var notCheckable: [String] = []

  /// Makes a judgement, by default one that found nothing.
  public init(findings: [Finding] = [], silenced: [Finding] = [], notCheckable: [String] = []) {
    self.findings = findings
    self.silenced = silenced
    self.notCheckable = notCheckable
  }

  /// The findings that fail a check.
  public var violations: [Finding] { findings.filter { $0.severity == .violation } }
  /// The findings that do not.
  public var advice: [Finding] { findings.filter { $0.severity == .advice } }
  /// Whether nothing fails.
  public var holds: Bool { !findings.contains { $0.severity == .violation } }
}
