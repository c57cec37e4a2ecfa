internal import TransitionTrace

extension TraceIndex {
  /// Whether a transition left the world changed in a way that other rules name. What is wrong later may be no more than its
  /// consequence, and one fault is one finding. Costly: to be asked only where something is wrong.
  func hasLeftovers(in trace: Trace) -> Bool {
    let rules: [any Invariant] = [CancelledTransitionRestores(), NothingIsLeftBehind()]
    return rules.contains { rule in rule.findings(in: trace, index: self).contains { $0.severity == .violation } }
  }
}
