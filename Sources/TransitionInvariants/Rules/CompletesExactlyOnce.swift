public import TransitionTrace

/// Every transition that begins is completed by exactly one call of `completeTransition` (contract B14, B15, B17).
///
/// A transition that is still open where the trace is cut off is no evidence; one that is open at rest is.
public struct CompletesExactlyOnce: Invariant {
  public let name = "completes exactly once"
  public let contracts = ["B14", "B15", "B17"]
  public let needs = EventTags(.transitionBegan, .completeTransition)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    var findings: [Finding] = []
    for place in index.transitions.indices {
      let transition = index.transitions[place]
      if transition.began < 0 { continue }
      if transition.secondCompletion >= 0 {
        findings.append(twice(transition, trace))
      } else if transition.completion < 0 && transition.ended < 0 && transition.began < index.rest {
        findings.append(never(transition, trace, index))
      }
    }
    return findings
  }

  private func twice(_ transition: IndexedTransition, _ trace: Trace) -> Finding {
    let first = trace.time(transition.completion)
    return finding(
      at: trace.events[transition.secondCompletion],
      "completeTransition was called again for \(trace.title(transition.record))",
      because: "the call at \(first) had completed it already",
      however: "it must be called once, on whichever path comes first")
  }

  private func never(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Finding {
    let (place, reason) = cause(transition, trace, index)
    return finding(
      at: trace.events[place], transition: transition.ordinal,
      "completeTransition was never called for \(trace.title(transition.record))", because: reason,
      however: "every path must call it; until then the transition stays open and swallows touches")
  }

  /// The property animator of the transition that stands still, or waits for something to animate, if one does.
  private func waitingAnimator(_ transition: IndexedTransition, _ index: TraceIndex) -> (Int, String)? {
    let told: [AnimatorChange] = [.offered, .offeredInactive, .extended]
    guard let last = index.animatorChanges(of: transition).last(where: { !told.contains($0.change) }),
      let words = last.change.words(last.perMille)
    else { return nil }
    let reason = "animator \(last.animator) \(words)"
    switch last.change {
    case .paused, .stopped: return (last.place, "\(reason) and nothing let it go on")
    case .abandoned: return (last.place, "\(reason), and its completions do not run then")
    case .startedEmpty: return (last.place, "\(reason): an animator that has run is empty again")
    default: return nil
    }
  }

  /// The first wrong event, and the reason as far as the trace shows it.
  private func cause(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> (Int, String) {
    let isHeld = transition.fingerBegan >= 0 && transition.fingerEnded < 0
    if !isHeld, let found = waitingAnimator(transition, index) { return found }
    let own = index.animations.filter { $0.transition == transition.ordinal }
    if let unfinished = own.last(where: { $0.ended >= 0 && !$0.finished }) {
      let time = trace.time(unfinished.ended)
      return (
        unfinished.ended,
        "its animation was taken away at \(time), and its completion does nothing when finished is false"
      )
    }
    if isHeld {
      return (index.rest, "it was begun under a finger, and nothing has finished or cancelled the interaction")
    }
    if own.contains(where: \.isEndless) { return (index.rest, "its animation repeats for ever") }
    if let running = own.first(where: { $0.ended < 0 }) {
      return (index.rest, "the animation that began at \(trace.time(running.began)) never came to its end")
    }
    if let last = own.last {
      return (last.ended, "its last animation ended at \(trace.time(last.ended)) and nothing completed it then")
    }
    if transition.returned >= 0 {
      return (
        transition.returned, "animateTransition returned without a view animation, and nothing has completed it since"
      )
    }
    return (index.rest, "animateTransition was never called, or never returned")
  }
}
