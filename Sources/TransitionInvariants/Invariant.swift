public import TransitionTrace

/// A sentence that is true of every right transition, and that a trace can break.
///
/// Only ``name`` and ``findings(in:index:)`` have to be written; ``EventRule`` makes the common shapes without a type.
public protocol Invariant: Sendable {
  /// The sentence users read: `completes exactly once`. It identifies the rule.
  var name: String { get }
  /// The ids of the contract's rules that justify it; none for a rule of the app's own.
  var contracts: [String] { get }
  /// The kinds of events a recorder must be able to write for a trace to be evidence; none by default.
  var needs: EventTags { get }
  /// What its findings weigh unless they say otherwise; a violation by default.
  var severity: Severity { get }
  /// The places where the trace breaks the rule; none where it holds.
  func findings(in trace: Trace, index: TraceIndex) -> [Finding]
}

extension Invariant {
  /// No ids: the rule is the app's own.
  public var contracts: [String] { [] }
  /// Any trace will do.
  public var needs: EventTags { [] }
  /// A violation.
  public var severity: Severity { .violation }

  /// Makes a finding of this rule at an event; the transition is the event's unless another is given.
  public func finding(
    at event: TraceEvent, transition: Int32? = nil, _ statement: String, because: String = "", however: String = "",
    severity: Severity? = nil
  ) -> Finding {
    Finding(
      invariant: name, severity: severity ?? self.severity, event: event.sequence,
      transition: transition ?? event.transition, statement: statement, because: because, however: however)
  }
}
