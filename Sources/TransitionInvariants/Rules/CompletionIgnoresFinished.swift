public import TransitionTrace

/// Whether a transition completed does not hang on an animation's `finished` (contract H2, H4, M).
///
/// Animations are taken off their layers when the app goes to the background, say; nobody cancelled the transition by that.
public struct CompletionIgnoresFinished: Invariant {
  public let name = "completion does not depend on finished"
  public let contracts = ["B14", "H2", "H4"]
  public let needs = EventTags(.transitionBegan, .completeTransition, .animationBegan, .animationEnded)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    if index.animations.isEmpty { return [] }
    var findings: [Finding] = []
    for place in index.transitions.indices {
      let transition = index.transitions[place]
      guard transition.completion >= 0, !transition.completionFlag, !transition.wasCancelled,
        transition.record.hasCustomAnimator, !index.isAfterSecondCompletion(transition.completion),
        let end = transition.lastEnd(in: index), !end.finished, !end.wasReversed
      else { continue }
      findings.append(
        finding(
          at: trace.events[transition.completion], transition: transition.ordinal,
          "completeTransition(false) was called for \(trace.title(transition.record))",
          because: "its animation was taken away at \(trace.time(end.ended)), and its completion passes finished",
          however: "nobody cancelled the transition, so it must be true"))
    }
    return findings
  }
}
