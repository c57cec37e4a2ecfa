public import TransitionTrace

/// `completeTransition` hears whether the transition was cancelled (V2; contract B14, B19, M).
///
/// Wrong are `true` although it was cancelled, `false` although it was not, and `true` from the end of an animation while
/// a finger still holds the transition. A `false` that repeats an animation's `finished` is the concern of
/// ``CompletionIgnoresFinished``; one that follows an animation that ran back is the animator's own way of cancelling
/// (contract A28). UIKit's own animator is never wrong.
public struct CompletionTellsTheTruth: Invariant {
  public let name = "completion tells the truth"
  public let contracts = ["A28", "B14", "B19", "D1"]
  public let needs = EventTags(.transitionBegan, .completeTransition)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    var findings: [Finding] = []
    for place in index.transitions.indices {
      let transition = index.transitions[place]
      guard transition.completion >= 0, transition.record.hasCustomAnimator,
        transition.completionFlag == transition.wasCancelled || isHeld(transition),
        !index.isAfterSecondCompletion(transition.completion),
        let finding = judge(transition, trace, index)
      else { continue }
      findings.append(finding)
    }
    return findings
  }

  /// Whether a finger held it when it was completed. At the very end nothing is left to drive, and what then becomes of
  /// the animations is open (contract D6, N10).
  private func isHeld(_ transition: IndexedTransition) -> Bool {
    transition.fingerBegan >= 0 && transition.fingerEnded < 0 && transition.perMille < 1000
  }

  private func judge(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    let end = transition.lastEnd(in: index)
    switch (transition.completionFlag, transition.wasCancelled) {
    case (true, true): return trueAfterCancelling(transition, end, trace)
    case (false, false):
      if let end, !end.finished || end.wasReversed { return nil }
      return falseForNoReason(transition, end, trace)
    case (true, false): return underTheFinger(transition, end, trace, index)
    case (false, true): return nil
    }
  }

  private func trueAfterCancelling(
    _ transition: IndexedTransition, _ end: IndexedAnimation?, _ trace: Trace
  ) -> Finding {
    let reason =
      switch end?.finished {
      case false: "its completion passes a constant: the animation ended with finished being false"
      case true: "its completion passes a constant, or the finished flag, which was true"
      case nil: ""
      }
    let cancelled = transition.cancelled >= 0 ? " at \(trace.time(transition.cancelled))" : ""
    return finding(
      at: trace.events[transition.completion], transition: transition.ordinal, statement(transition, trace),
      because: reason, however: "the interaction was cancelled\(cancelled), so it must be false")
  }

  private func falseForNoReason(
    _ transition: IndexedTransition, _ end: IndexedAnimation?, _ trace: Trace
  ) -> Finding {
    finding(
      at: trace.events[transition.completion], transition: transition.ordinal, statement(transition, trace),
      because: end == nil ? "" : "its completion passes a constant: the animation ended with finished being true",
      however: "nobody cancelled the transition, so it must be true")
  }

  /// What code adds to layers itself goes on although the finger holds the rest, and ends before the finger does
  /// (contract D1, R132).
  private func underTheFinger(
    _ transition: IndexedTransition, _ end: IndexedAnimation?, _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    let now = trace.time(transition.completion)
    guard let end, end.finished, now > trace.time(transition.began), now == trace.time(end.ended),
      !index.isInBackground(at: transition.completion, trace)
    else { return nil }
    // A property animator goes where the app sends it; of other animations only those of layers are not held.
    let isFree = index.animatorChanges(of: transition).isEmpty
    return finding(
      at: trace.events[transition.completion], transition: transition.ordinal, statement(transition, trace),
      because: "its animation ended at \(now)"
        + (isFree ? " while the finger held it: what code adds to layers itself is not driven" : ""),
      however: "the interaction was neither finished nor cancelled, so it must wait")
  }

  private func statement(_ transition: IndexedTransition, _ trace: Trace) -> String {
    "completeTransition(\(transition.completionFlag)) was called for \(trace.title(transition.record))"
  }
}

extension IndexedTransition {
  /// The animation whose end brought about the first call of `completeTransition`: the last that had ended by then. One
  /// that was taken away goes before others. Where the main thread is busy the call comes later than the end.
  func lastEnd(in index: TraceIndex) -> IndexedAnimation? {
    var last: IndexedAnimation?
    for place in index.animations.indices {
      let animation = index.animations[place]
      guard animation.transition == ordinal, animation.ended >= 0, animation.ended < completion else { continue }
      if let known = last, known.wasRemoved && !animation.wasRemoved || known.ended > animation.ended { continue }
      last = animation
    }
    return last
  }
}

extension TraceIndex {
  /// Whether the app was in the background at a place.
  func isInBackground(at place: Int, _ trace: Trace) -> Bool {
    var isInBackground = false
    for disturbance in disturbances where disturbance < place {
      switch trace.events[disturbance].kind {
      case .disturbed(.enteredBackground): isInBackground = true
      case .disturbed(.enteredForeground): isInBackground = false
      default: continue
      }
    }
    return isInBackground
  }
}
