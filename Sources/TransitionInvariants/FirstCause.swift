internal import TransitionTrace

extension TraceIndex {
  /// Whether what some rules find explains what another one sees: it may be no more than a consequence, and one fault is one
  /// finding. Costly: to be asked only where something is wrong.
  func isExplained(by rules: any Invariant..., in trace: Trace) -> Bool {
    rules.contains { rule in rule.findings(in: trace, index: self).contains { $0.severity == .violation } }
  }

  /// Whether a transition left the world changed in a way that other rules name.
  func hasLeftovers(in trace: Trace) -> Bool {
    isExplained(by: CancelledTransitionRestores(), NothingIsLeftBehind(), in: trace)
  }
}
