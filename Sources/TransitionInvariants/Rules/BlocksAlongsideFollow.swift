public import TransitionTrace

/// Blocks handed to a transition's coordinator run exactly once, and what they move follows the transition's fate
/// (V18; contract H14).
///
/// A finger drives the container. What a block moves outside of it runs on to its end even if the transition is
/// cancelled, so it must be animated with `animateAlongsideTransition(in:)`, or be put right by the completion.
public struct BlocksAlongsideFollow: Invariant {
  public let name = "blocks alongside follow the transition"
  public let contracts = ["D1", "H14"]
  public let needs = EventTags(.closureTaken, .closureRun)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    if index.blocksAlongside.isEmpty { return [] }
    var findings = ClosureCount(rule: self, places: index.blocksAlongside).findings(trace, index)
    guard index.hasCancelled else { return findings }
    for place in index.transitions.indices where index.transitions[place].wasGivenUp {
      if let finding = stray(index.transitions[place], trace, index) { findings.append(finding) }
    }
    return findings
  }

  private func stray(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    guard transition.snapshotAtStart >= 0, let after = ConfirmedState(transition, trace),
      !index.isAfterSecondCompletion(transition.ended)
    else { return nil }
    let change = WorldChange(transition: transition, before: trace.snapshots[transition.snapshotAtStart], after: after)
    guard let animation = StrayAnimations(change: change).all(trace, index).first else { return nil }
    return finding(
      at: trace.events[animation.ended], transition: transition.ordinal,
      "the block alongside moved \(trace.name(trace.target(of: animation))) and nothing took it back",
      because: "it lies outside the container, so its animation ran to its end at \(trace.time(animation.ended)) "
        + "although \(trace.title(transition.record)) was cancelled at \(trace.time(transition.cancelled))",
      however: "views outside the container need animateAlongsideTransition(in:) or a completion that looks at "
        + "isCancelled")
  }
}
