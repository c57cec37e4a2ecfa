import Testing
import TransitionInvariants
import TransitionTrace

/// What all the package's rules say of a trace, as `name` or `name (advice)`.
func judged(_ world: World) -> [String] {
  Invariants.judge(world.trace).findings.map { $0.invariant + ($0.severity == .advice ? " (advice)" : "") }
}

/// What one rule says.
func findings(_ rule: some Invariant, _ world: World) -> [Finding] {
  rule.findings(in: world.trace, index: TraceIndex(world.trace))
}

/// The kind of the event that a finding names.
func tag(_ finding: Finding, _ world: World) -> EventTag? {
  world.trace.events.first { $0.sequence == finding.event }?.kind.tag
}
