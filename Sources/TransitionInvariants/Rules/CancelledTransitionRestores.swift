public import TransitionTrace

/// A transition that was cancelled leaves the world as it found it (V12; contract A31–A33, A36, C4, D4, M).
///
/// Compared are the snapshot at its beginning and the two after its end: where the two views are and how they look, what
/// the app added, and how what lies in the presenter's view looks. One finding a transition, the worst; a view that a
/// block alongside moved is the concern of ``BlocksAlongsideFollow``. Views added inside a controller's own view are
/// advice, for they may be content. A `false` although nobody cancelled is the concern of other rules.
public struct CancelledTransitionRestores: Invariant {
  public let name = "a cancelled transition restores the world"
  public let contracts = ["A31", "A32", "A33", "A36", "C4", "D4"]
  public let needs = EventTags(.transitionBegan, .transitionEnded, .snapshot, .viewMoved)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    guard index.hasCancelled else { return [] }
    var findings: [Finding] = []
    for place in index.transitions.indices where index.transitions[place].wasGivenUp {
      let transition = index.transitions[place]
      guard transition.snapshotAtStart >= 0, let after = ConfirmedState(transition, trace),
        !index.isAfterSecondCompletion(transition.ended)
      else { continue }
      let change = WorldChange(
        transition: transition, before: trace.snapshots[transition.snapshotAtStart], after: after)
      let found =
        presented(change, trace) ?? presenter(change, trace, index) ?? looks(change, trace, index)
        ?? leftover(change, isContent: false, trace, index) ?? insides(change, trace, index)
        ?? leftover(change, isContent: true, trace, index)
      if let found { findings.append(found) }
    }
    return findings
  }

  // MARK: Where the views are

  /// What a cancelled presentation brought must be gone; what a cancelled dismissal was to take must be there.
  private func presented(_ change: WorldChange, _ trace: Trace) -> Finding? {
    let transition = change.transition
    let view = transition.presentedView
    let container = transition.record.container
    if !transition.isPresentation {
      if !change.wasThere(view) || change.isThere(view) { return nil }
      return finding(
        change, trace, "\(trace.name(view)) is in no window",
        however: "the controller stays presented, so its view must stay too")
    }
    if change.isThere(container) {
      return finding(change, trace, "the container is still in a window", however: "nothing of it may be left")
    }
    if change.wasThere(view) || !change.isThere(view) { return nil }
    return finding(
      change, trace, "\(trace.name(view)) is still in a window", however: "it was in none before the presentation")
  }

  private func presenter(_ change: WorldChange, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    let transition = change.transition
    let view = transition.presenterView
    let name = trace.name(view)
    switch (change.wasThere(view), change.isThere(view)) {
    case (true, false) where change.isGone(view):
      let move = index.moves.last {
        $0.view == view && $0.place > transition.began && $0.place < index.snapshots[transition.snapshotAfter]
      }
      return finding(
        change, trace, at: move?.place, "\(name) is in no window",
        because: move.map { "the app moved it to \(trace.name($0.target)) at \(trace.time($0.place))" } ?? "",
        however: "it was in one before, and must be again")
    case (false, true):
      return finding(
        change, trace, "\(name) is still in a window",
        because: "UIKit leaves it in the container after a cancelled dismissal",
        however: "the animator must take it away: it was in no window before")
    default: return nil
    }
  }

  // MARK: What they look like

  private func looks(_ change: WorldChange, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    let transition = change.transition
    var views = [transition.presenterView]
    if !transition.isPresentation { views.append(transition.presentedView) }
    for view in views {
      guard let difference = change.difference(of: view, isWithFrame: true), !isStray(view, change, trace, index)
      else { continue }
      return finding(
        change, trace, "\(trace.name(view)) \(difference)",
        because: "the transition changed it and did not put it back", however: "it must look as it did before")
    }
    return nil
  }

  /// What lies in the presenter's view and was there all along; only controllers' own views are held to their frames.
  private func insides(_ change: WorldChange, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    let root = change.before.place(of: change.transition.presenterView)
    if root < 0 { return nil }
    for place in (root + 1)..<max(root + 1, change.before.endOfSubtree(at: root)) {
      let state = change.before.views[place]
      guard let difference = change.difference(of: state.view, isWithFrame: state.controller != .none),
        !isStray(state.view, change, trace, index)
      else { continue }
      return finding(
        change, trace, "\(trace.name(state.view)), which lies in the presenter's view, \(difference)",
        because: "the transition changed it and did not put it back", however: "it must look as it did before")
    }
    return nil
  }

  private func isStray(_ view: ObjectName, _ change: WorldChange, _ trace: Trace, _ index: TraceIndex) -> Bool {
    StrayAnimations(change: change).all(trace, index).contains { trace.target(of: $0) == view }
  }

  // MARK: What the app added

  private func leftover(
    _ change: WorldChange, isContent: Bool, _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    let transition = change.transition
    let search = Leftovers(first: transition, last: transition, before: change.before, after: change.after)
    guard let leftover = search.all(trace, index).first(where: { $0.isInSurvivor == isContent }) else { return nil }
    return finding(
      change, trace, at: leftover.move.place, "\(trace.name(leftover.move.view)) is still in a window",
      because: "the app added it at \(trace.time(leftover.move.place)) and nothing took it away",
      however: leftover.isInSurvivor
        ? "it lies in a view that stays: it may be content" : "what a transition adds must go when it is cancelled",
      severity: leftover.isInSurvivor ? .advice : nil)
  }

  private func finding(
    _ change: WorldChange, _ trace: Trace, at place: Int? = nil, _ statement: String, because: String = "",
    however: String, severity: Severity? = nil
  ) -> Finding {
    let transition = change.transition
    return finding(
      at: trace.events[place ?? transition.ended], transition: transition.ordinal,
      "\(statement) after \(trace.title(transition.record)) was cancelled", because: because, however: however,
      severity: severity)
  }
}
