public import TransitionTrace

/// Appearance callbacks are balanced for each controller, and in the order of the presentation's style
/// (contract F6, F8, A9–A11, A14).
///
/// Not judged: the `animated` flags, counts of layout passes, and what was sent before the trace knows the controller.
/// A presenter that is kept and gets callbacks from the app's own code, in balance, is advice.
public struct AppearanceIsBalanced: Invariant {
  public let name = "appearance callbacks are balanced and in order"
  public let contracts = ["A9", "A10", "A11", "A14", "F6", "F8"]
  public let needs = EventTags(.lifecycle)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    var ledger = AppearanceLedger(names: trace.names.count)
    var findings: [Finding] = []
    for place in index.callbacks.indices {
      let call = index.callbacks[place]
      guard let before = ledger.take(call.callback, of: call.controller),
        !isExcused(call.place, index), ledger.report(call.controller)
      else { continue }
      findings.append(illegal(call, after: before, trace))
    }
    for place in index.unbalanced where !isExcused(place, index) {
      guard case .warned(_, let controller, _) = trace.events[place].kind, ledger.report(controller) else { continue }
      findings.append(
        finding(
          at: trace.events[place], "the appearance calls for \(trace.name(controller)) are not balanced",
          because: "a begin came without its end, or an end without its begin",
          however: "each beginAppearanceTransition needs exactly one endAppearanceTransition"))
    }
    for place in index.transitions.indices {
      let transition = index.transitions[place]
      guard transition.didComplete else { continue }
      if let finding = order(of: transition, trace) { findings.append(finding) }
    }
    findings += atRest(trace, index, &ledger)
    return findings
  }

  /// What follows a completion that UIKit could not expect is not the app's callbacks' fault.
  private func isExcused(_ place: Int, _ index: TraceIndex) -> Bool {
    index.isAfterSecondCompletion(place) || index.isAfterUntruth(place)
  }

  private func illegal(_ call: IndexedCallback, after phase: AppearanceLedger.Phase, _ trace: Trace) -> Finding {
    let event = trace.events[call.place]
    return finding(
      at: event, "\(trace.name(call.controller)) got \(call.callback.name) while it was \(phase)",
      because: event.origin == .user ? "the app's own code brought it about" : "",
      however: "the order is viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear")
  }

  /// The order between the two controllers of one completed transition.
  private func order(of transition: IndexedTransition, _ trace: Trace) -> Finding? {
    let presenter = transition.presenter
    let presented = transition.presented
    guard transition.record.removesPresenter else {
      guard presenter.first >= 0, isKept(transition, trace) else { return nil }
      let event = trace.events[presenter.first]
      return finding(
        at: event, transition: transition.ordinal,
        "\(trace.name(transition.record.presenter)) got appearance callbacks in \(trace.title(transition.record))",
        because: event.origin == .user ? "the app sent them" : "",
        however: "this style keeps the presenter's view, so UIKit sends it none",
        severity: event.origin == .user ? .advice : nil)
    }
    let pairs =
      transition.isPresentation
      ? [(presenter.willDisappear, presented.willAppear), (presented.didAppear, presenter.didDisappear)]
      : [(presented.willDisappear, presenter.willAppear), (presenter.didAppear, presented.didDisappear)]
    for (first, second) in pairs where first >= 0 && second >= 0 && first > second {
      guard case .lifecycle(let early, let one, _) = trace.events[second].kind,
        case .lifecycle(let late, let other, _) = trace.events[first].kind
      else { continue }
      return finding(
        at: trace.events[second], transition: transition.ordinal,
        "\(trace.name(one)) got \(early.name) before \(trace.name(other)) got \(late.name)",
        however: "\(late.name) comes first in this style")
    }
    return nil
  }

  /// Whether the presenter was there all along. In the dismissal of a whole chain it may have been covered by another
  /// presentation, or go as well; then its callbacks are its due (contract C9b, G8).
  private func isKept(_ transition: IndexedTransition, _ trace: Trace) -> Bool {
    if transition.isPresentation { return true }
    guard transition.snapshotAtStart >= 0, transition.snapshotAfter >= 0 else { return false }
    return trace.snapshots[transition.snapshotAtStart].holds(transition.presenterView)
      && trace.snapshots[transition.snapshotAfter].standing(of: transition.record.presenter) != nil
  }

  /// At rest nobody is half way, and a presenter that is all alone in its window has appeared.
  private func atRest(_ trace: Trace, _ index: TraceIndex, _ ledger: inout AppearanceLedger) -> [Finding] {
    guard index.rest >= 0, !isExcused(index.rest, index), case .quiet = trace.events[index.rest].kind,
      index.transitions.allSatisfy({ $0.began < 0 || $0.ended >= 0 }),
      let last = index.callbacks.last, last.place < index.rest, let snapshot = trace.lastSnapshot(.quiet)
    else { return [] }
    var findings: [Finding] = []
    for place in snapshot.controllers.indices {
      let state = snapshot.controllers[place]
      let phase = ledger.phase(of: state.controller)
      let isHalfWay: Bool
      switch phase {
      case .appearing, .disappearing: isHalfWay = true
      case .disappeared where state.presented == .none && state.parent == .none && state.isInWindow: isHalfWay = false
      case .unknown, .appeared, .disappeared: continue
      }
      guard ledger.report(state.controller) else { continue }
      findings.append(
        finding(
          at: trace.events[index.rest], "\(trace.name(state.controller)) is still \(phase) at rest",
          because: "the last callback it got was not followed by its counterpart",
          however: isHalfWay ? "each will-callback needs its did-callback" : "its view is in the window again"))
    }
    return findings
  }
}
