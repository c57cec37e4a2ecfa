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
    var offered: (place: Int, animator: Int32)?
    for place in index.animators where trace.events[place].transition == transition.ordinal {
      switch trace.events[place].kind {
      case .propertyAnimator(.offered, let animator, _), .propertyAnimator(.offeredInactive, let animator, _):
        if let first = offered, first.animator != animator {
          return another(animator, at: place, than: first, transition, trace)
        }
        if offered == nil { offered = (place, animator) }
      default: continue
      }
    }
    guard let offered, transition.ended >= 0, !transition.wasCutShort else { return nil }
    if case .propertyAnimator(.offeredInactive, _, _) = trace.events[offered.place].kind,
      let finding = idle(offered.animator, at: offered.place, transition, trace, index)
    {
      return finding
    }
    return early(offered.animator, transition, trace, index)
  }

  /// What was offered has not been started, before or after. If another one moves the transition, UIKit has the wrong one;
  /// if none does, it can only not take up what it was told it could: advice.
  private func idle(
    _ animator: Int32, at place: Int, _ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    var running: Int32?
    for other in index.animators where other > transition.began && other < transition.ended {
      switch trace.events[other].kind {
      case .propertyAnimator(.started, animator, _), .propertyAnimator(.startedEmpty, animator, _): return nil
      case .propertyAnimator(.started, let started, _): if running == nil { running = started }
      default: continue
      }
    }
    return finding(
      at: trace.events[place], transition: transition.ordinal,
      "interruptibleAnimator(using:) answers animator \(animator), which does not run, for \(trace.title(transition.record))",
      because: running.map { "the app has started animator \($0) instead" } ?? "",
      however: "it must be the one that moves the transition, or nothing can be taken up midway",
      severity: running == nil ? .advice : .violation)
  }

  private func another(
    _ animator: Int32, at place: Int, than first: (place: Int, animator: Int32), _ transition: IndexedTransition,
    _ trace: Trace
  ) -> Finding {
    finding(
      at: trace.events[place], transition: transition.ordinal,
      "interruptibleAnimator(using:) answers animator \(animator) for \(trace.title(transition.record))",
      because: "at \(trace.time(first.place)) it answered animator \(first.animator)",
      however: "it must be the same object as long as the transition lasts")
  }

  /// It was over, and time passed before the transition was.
  private func early(
    _ animator: Int32, _ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    var last: Int?
    for place in index.animators where place > transition.began && place < transition.ended {
      guard case .propertyAnimator(let change, animator, _) = trace.events[place].kind else { continue }
      switch change {
      case .ended, .abandoned: last = place
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
