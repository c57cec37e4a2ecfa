public import TransitionTrace

/// The presenter's view leaves the window exactly when the presentation removes it, and comes back with the dismissal
/// (contract A9–A13, B8, B10).
///
/// What the chain of presentations asks for is read from each snapshot's controllers. A presenter that is a child is
/// left to its parent. Code that puts the view back within the same instant is right (a known workaround of B10).
public struct PresenterLeavesAndReturns: Invariant {
  public let name = "presenter's view leaves and comes back"
  public let contracts = ["A9", "A10", "A11", "A12", "A13", "B8", "B10"]
  public let needs = EventTags(.transitionBegan, .transitionEnded, .snapshot, .viewMoved)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    var findings: [Finding] = []
    for place in index.transitions.indices {
      let transition = index.transitions[place]
      guard transition.didComplete, transition.snapshotAfter >= 0 else { continue }
      var wrong = transition.snapshotAfter
      if isRight(transition, at: wrong, trace, index) {
        guard let next = quiet(after: transition, trace), !isRight(transition, at: next, trace, index) else { continue }
        wrong = next
      }
      guard wasThere(transition, trace, index) else { continue }
      findings.append(
        trace.snapshots[wrong].holds(transition.presenterView)
          ? stayed(transition, by: index.snapshots[wrong], trace, index)
          : lost(transition, by: index.snapshots[wrong], trace, index))
    }
    return findings
  }

  /// The snapshot at rest that follows a transition, if no other one began before it.
  private func quiet(after transition: IndexedTransition, _ trace: Trace) -> Int? {
    let next = transition.snapshotAfter + 1
    guard next < trace.snapshots.count, case .quiet = trace.snapshots[next].moment else { return nil }
    return next
  }

  /// Whether the presenter's view was in the window before the presentation, so that there is something to lose.
  ///
  /// A dismissal that hides the view from the animator (`view(forKey: .to)` is nil) can't be blamed for its absence.
  private func wasThere(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Bool {
    let view = transition.presenterView
    if !transition.isPresentation {
      guard let presentation = index.presentation(by: transition.record.presenter, before: transition.began),
        presentation.snapshotAtStart >= 0,
        trace.snapshots[presentation.snapshotAtStart].holds(view)
      else { return false }
      if !transition.record.toViewIsNil { return true }
    }
    return transition.snapshotAtStart >= 0 && trace.snapshots[transition.snapshotAtStart].holds(view)
  }

  /// Whether the presenter's view is where it should be in a snapshot, or is put there in the same instant.
  private func isRight(
    _ transition: IndexedTransition, at number: Int, _ trace: Trace, _ index: TraceIndex
  ) -> Bool {
    let snapshot = trace.snapshots[number]
    let view = transition.presenterView
    guard let expected = Self.belongsInWindow(transition.record.presenter, in: snapshot) else { return true }
    let place = index.snapshots[number]
    return place < 0 || snapshot.holds(view) == expected || isPutRight(view, after: place, trace, index)
  }

  /// Whether a controller's view should be in the window; `nil` where the contract doesn't say.
  private static func belongsInWindow(_ controller: ObjectName, in snapshot: TraceSnapshot) -> Bool? {
    guard let state = snapshot.standing(of: controller), state.parent == .none, state.view != .none else { return nil }
    if state.presented == .none { return true }
    guard var above = snapshot.standing(of: state.presented) else { return nil }
    if above.removesPresenter { return false }
    // Kept by its own presentation; a full-screen one further up may do as it likes with what lies below.
    while above.presented != .none {
      guard let next = snapshot.standing(of: above.presented), !next.removesPresenter else { return nil }
      above = next
    }
    return true
  }

  private func isPutRight(_ view: ObjectName, after place: Int, _ trace: Trace, _ index: TraceIndex) -> Bool {
    index.moves.contains { $0.view == view && $0.place > place && trace.time($0.place) == trace.time(place) }
  }

  /// The app's last move of a view between two places.
  private func lastMove(of view: ObjectName, _ index: TraceIndex, after start: Int, before end: Int) -> IndexedMove? {
    index.moves.last { $0.view == view && $0.place > start && $0.place < end }
  }

  private func lost(_ transition: IndexedTransition, by place: Int, _ trace: Trace, _ index: TraceIndex) -> Finding {
    let record = transition.record
    let view = transition.presenterView
    let statement = "\(trace.name(view)) is in no window after \(trace.title(record))"
    let start = index.presentation(by: record.presenter, before: transition.began + 1)?.began ?? transition.began
    if let move = lastMove(of: view, index, after: start, before: place) {
      let isThrownAway = move.target == record.container
      return finding(
        at: trace.events[move.place], transition: transition.ordinal, statement,
        because: isThrownAway
          ? "the app moved it into the container, which UIKit throws away with all that is in it"
          : "the app moved it to \(trace.name(move.target)) at \(trace.time(move.place))",
        however: record.removesPresenter
          ? "it must be in the window when the dismissal ends"
          : "this style keeps the presenter (its view(forKey:) is nil): it must not be moved")
    }
    let blamed = transition.completion >= 0 ? transition.completion : place
    return finding(
      at: trace.events[blamed], transition: transition.ordinal, statement,
      because: record.removesPresenter && !transition.isPresentation
        ? "the animator never inserted view(forKey: .to)" : "",
      however: "it must be in the window when the transition ends")
  }

  private func stayed(_ transition: IndexedTransition, by place: Int, _ trace: Trace, _ index: TraceIndex) -> Finding {
    let view = transition.presenterView
    let move = lastMove(of: view, index, after: transition.began, before: place)
    return finding(
      at: trace.events[move?.place ?? place], transition: transition.ordinal,
      "\(trace.name(view)) is still in a window after \(trace.title(transition.record))",
      because: move.map { "the app moved it there at \(trace.time($0.place))" } ?? "",
      however: "this presentation takes the presenter's view out of the window")
  }
}
