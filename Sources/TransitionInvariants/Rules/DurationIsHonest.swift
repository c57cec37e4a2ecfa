public import TransitionTrace

/// A transition takes as long as `transitionDuration` said (V17, R19): advice.
///
/// What runs alongside, and a finger's way, is measured by that time (contract D2, H14). Judged are transitions that ran by
/// themselves, undisturbed, and completed. A twentieth of a second, or a tenth of the time, either way is nothing to speak
/// of; what had nothing to animate may be over at once (contract H5).
public struct DurationIsHonest: Invariant {
  public let name = "duration is honest"
  public let contracts = ["D2", "H14"]
  public let needs = EventTags(.transitionBegan, .completeTransition)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    for place in index.transitions.indices {
      let transition = index.transitions[place]
      guard transition.record.hasCustomAnimator, transition.record.isAnimated, transition.record.duration > .zero,
        transition.didComplete, !transition.wasCutShort, transition.fingerBegan < 0, transition.secondCompletion < 0
      else { continue }
      if let finding = judge(transition, trace, index) { return [finding] }
    }
    return []
  }

  private func judge(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    let said = transition.record.duration.microseconds
    let began = trace.time(transition.began)
    let ended = trace.time(transition.completion)
    let taken = ended.microseconds - began.microseconds
    guard abs(taken - said) > max(50_000, said / 10) else { return nil }
    if let first = index.disturbances.first, first < transition.completion { return nil }
    if wasHandled(transition, index) { return nil }
    if taken < said, !hasAnimated(transition, trace, index) { return nil }
    return finding(
      at: trace.events[transition.completion], transition: transition.ordinal,
      "\(trace.title(transition.record)) takes \(TraceTime(microseconds: taken))",
      because: "completeTransition is called at \(ended)",
      however: "transitionDuration says \(transition.record.duration), by which all that goes along is measured",
      severity: .advice)
  }

  /// Whether the app paused or turned what it animates, whoever asked it to.
  private func wasHandled(_ transition: IndexedTransition, _ index: TraceIndex) -> Bool {
    index.animators.contains { change in
      guard change.place > transition.began, change.place < transition.completion else { return false }
      return [.paused, .reversed, .stopped, .abandoned].contains(change.change)
    }
  }

  private func hasAnimated(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Bool {
    for place in index.animations.indices where index.animations[place].transition == transition.ordinal {
      let animation = index.animations[place]
      if animation.ended >= 0, trace.time(animation.ended) > trace.time(animation.began) { return true }
    }
    return false
  }
}
