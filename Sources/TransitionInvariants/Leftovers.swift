internal import TransitionTrace

/// The search for views that the app added from one transition to another and that are still in a window: during a
/// presentation and its dismissal, or during one transition that was cancelled.
struct Leftovers {
  /// The transition they may have come with first.
  let first: IndexedTransition
  /// The one that should have taken them away.
  let last: IndexedTransition
  /// The world before the first.
  let before: TraceSnapshot
  /// The world after the last.
  let after: ConfirmedState

  /// One view that was left.
  struct Leftover {
    /// How the app added it.
    let move: IndexedMove
    /// Whether it lies in a surviving controller's own view.
    let isInSurvivor: Bool
  }

  /// The first view left outside all controllers' views, and the first one inside: the others tell nothing new.
  func all(_ trace: Trace, _ index: TraceIndex) -> [Leftover] {
    var outside: Leftover?
    var inside: Leftover?
    let container = last.record.container
    let isContainerGone = !after.first.holds(container)
    for number in index.moves.indices {
      let move = index.moves[number]
      guard move.place > first.began, move.place < last.ended,
        move.transition >= first.ordinal, move.transition <= last.ordinal, move.target != .none
      else { continue }
      // What a cancelled transition in between left is told where it happened.
      if move.transition != last.ordinal, index.transition(move.transition)?.wasGivenUp == true { continue }
      // What was last moved into the container went with it; what was moved out again has another move.
      if isContainerGone && move.target == container { continue }
      let place = after.first.place(of: move.view)
      guard place >= 0, after.second.holds(move.view), isNew(move, index), let isInSurvivor = owner(of: place, index)
      else { continue }
      let leftover = Leftover(move: move, isInSurvivor: isInSurvivor)
      if isInSurvivor { inside = inside ?? leftover } else { outside = outside ?? leftover }
    }
    return [outside, inside].compactMap { $0 }
  }

  /// Whether the moved view came with the transitions. Hooks may run before the first snapshot is taken: what
  /// they add is in it, and yet new.
  private func isNew(_ move: IndexedMove, _ index: TraceIndex) -> Bool {
    let isByAHook = move.source == .none && move.place < index.snapshots[first.snapshotAtStart]
    return isByAHook || !before.holds(move.view)
  }

  /// Whether a view lies in the view of a controller that survives; `nil` where it is none of their business: it is such
  /// a view itself, or lies in the container of another presentation that lives on.
  private func owner(of place: Int, _ index: TraceIndex) -> Bool? {
    let snapshot = after.first
    if snapshot.views[place].controller != .none { return nil }
    var next = Int(snapshot.views[place].parent)
    while next >= 0 {
      let view = snapshot.views[next]
      if view.controller != .none { return true }
      if view.view != last.record.container,
        index.transitions.contains(where: { $0.record.container == view.view })
      {
        return nil
      }
      next = Int(view.parent)
    }
    return false
  }
}
