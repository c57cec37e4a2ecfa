internal import TransitionTrace

/// The search for views that the app added during a presentation and its dismissal and that are still in a window.
struct Leftovers {
  /// The presentation that is over.
  let presentation: IndexedTransition
  /// The dismissal that ended it.
  let dismissal: IndexedTransition
  /// The world before the presentation.
  let before: TraceSnapshot
  /// The world after the dismissal.
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
    let container = dismissal.record.container
    let isContainerGone = !after.first.holds(container)
    for number in index.moves.indices {
      let move = index.moves[number]
      guard move.place > presentation.began, move.place < dismissal.ended,
        move.transition >= presentation.ordinal, move.transition <= dismissal.ordinal, move.target != .none
      else { continue }
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

  /// Whether the moved view came with the presentation. Hooks run before the first snapshot is taken: what they add is
  /// in it, and yet new.
  private func isNew(_ move: IndexedMove, _ index: TraceIndex) -> Bool {
    let isByAHook = move.source == .none && move.place < index.snapshots[presentation.snapshotAtStart]
    return isByAHook || !before.holds(move.view)
  }

  /// Whether a view lies in the view of a controller that survives; `nil` where it is none of this presentation's
  /// business: it is such a view itself, or lies in the container of a presentation that lives on.
  private func owner(of place: Int, _ index: TraceIndex) -> Bool? {
    let snapshot = after.first
    if snapshot.views[place].controller != .none { return nil }
    var next = Int(snapshot.views[place].parent)
    while next >= 0 {
      let view = snapshot.views[next]
      if view.controller != .none { return true }
      if view.view != dismissal.record.container,
        index.transitions.contains(where: { $0.record.container == view.view })
      {
        return nil
      }
      next = Int(view.parent)
    }
    return false
  }
}
