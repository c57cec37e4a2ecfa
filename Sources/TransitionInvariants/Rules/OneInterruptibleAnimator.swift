public import TransitionTrace

/// A transition has one interruptible animator from its beginning to its end (V10, GTSheet#19; contract D14).
///
/// `interruptibleAnimator(using:)` must answer the same object each time; after `animateTransition` it must be the one that
/// runs; and it must not become inactive before the transition is over. Judged are transitions that ended. One that UIKit
/// disturbed, by taking its animations away, may find its animator at the end early.
public struct OneInterruptibleAnimator: Invariant {
  public let name = "one interruptible animator per transition"
  public let contracts = ["D14"]
  public let needs = EventTags(.transitionBegan, .transitionEnded, .propertyAnimator)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    if index.animators.isEmpty { return [] }
    var findings: [Finding] = []
    for place in index.transitions.indices where index.transitions[place].record.hasCustomAnimator {
      if let finding = judge(index.transitions[place], trace, index) { findings.append(finding) }
    }
    return findings
  }

  private func judge(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    let changes = index.animatorChanges(of: transition)
    let offers = changes.filter { $0.change == .offered || $0.change == .offeredInactive }
    guard let first = offers.first else { return nil }
    if let other = offers.first(where: { $0.animator != first.animator }) {
      return another(other, than: first, transition, trace)
    }
    guard transition.ended >= 0, !transition.wasCutShort else { return nil }
    if first.change == .offeredInactive, let finding = idle(first, changes, transition, trace) { return finding }
    return early(first.animator, transition, trace, index)
  }

  /// What was offered has not been started, before or after. If another one moves the transition, UIKit has the wrong one;
  /// if none does, it can only not take up what it was told it could: advice.
  private func idle(
    _ offer: IndexedAnimatorChange, _ changes: [IndexedAnimatorChange], _ transition: IndexedTransition, _ trace: Trace
  ) -> Finding? {
    let started = changes.filter { $0.change == .started || $0.change == .startedEmpty }
    if started.contains(where: { $0.animator == offer.animator }) { return nil }
    let running = started.first { $0.change == .started }
    return finding(
      at: trace.events[offer.place], transition: transition.ordinal,
      "interruptibleAnimator(using:) answers animator \(offer.animator), which does not run, for \(trace.title(transition.record))",
      because: running.map { "the app has started animator \($0.animator) instead" } ?? "",
      however: "it must be the one that moves the transition, or nothing can be taken up midway",
      severity: running == nil ? .advice : .violation)
  }

  private func another(
    _ other: IndexedAnimatorChange, than first: IndexedAnimatorChange, _ transition: IndexedTransition, _ trace: Trace
  ) -> Finding {
    finding(
      at: trace.events[other.place], transition: transition.ordinal,
      "interruptibleAnimator(using:) answers animator \(other.animator) for \(trace.title(transition.record))",
      because: "at \(trace.time(first.place)) it answered animator \(first.animator)",
      however: "it must be the same object as long as the transition lasts")
  }

  /// It was over, and time passed before the transition was. Whoever caused it, wherever it happened.
  private func early(
    _ animator: Int32, _ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    var last: Int?
    for change in index.animators
    where change.animator == animator && change.place > transition.began && change.place < transition.ended {
      switch change.change {
      case .ended, .abandoned: last = change.place
      case .started, .paused: last = nil
      default: continue
      }
    }
    guard let last, trace.time(last) < trace.time(transition.ended) else { return nil }
    return finding(
      at: trace.events[last], transition: transition.ordinal,
      "animator \(animator) is inactive at \(trace.time(last)), before \(trace.title(transition.record)) is over",
      because: "completeTransition was called at \(trace.time(transition.completion)) only",
      however: "the interruptible animator must stay active until then")
  }
}
