internal import TransitionTrace

/// The search for animations outside the container that a cancelled transition did not turn back: a finger drives the
/// container alone (contract D1, H14), so what a block alongside moves elsewhere runs on to its end.
struct StrayAnimations {
  /// The world before and after a transition that was cancelled under a finger.
  let change: WorldChange

  /// Those that left their target looking different, in the order in which they began.
  func all(_ trace: Trace, _ index: TraceIndex) -> [IndexedAnimation] {
    let transition = change.transition
    guard transition.record.isInteractive, transition.cancelled >= 0, hasRunABlock(trace, index) else { return [] }
    return index.animations.filter { animation in
      guard animation.began > transition.began, animation.began < transition.cancelled, animation.ended >= 0,
        animation.ended < index.snapshots[transition.snapshotAfter], animation.finished,
        !animation.wasReversed, !animation.wasRemoved, isElsewhere(animation, trace)
      else { return false }
      return change.difference(of: trace.target(of: animation), isWithFrame: true) != nil
    }
  }

  private func hasRunABlock(_ trace: Trace, _ index: TraceIndex) -> Bool {
    for place in index.blocksAlongside where trace.events[place].transition == change.transition.ordinal {
      if case .closureRun(.coordinatorAnimation, _, _) = trace.events[place].kind { return true }
    }
    return false
  }

  /// Whether what it moves lies outside the container.
  private func isElsewhere(_ animation: IndexedAnimation, _ trace: Trace) -> Bool {
    switch animation.role {
    case .container, .from, .to: return false
    case .above, .other: break
    }
    let container = change.transition.record.container
    for snapshot in [change.before, change.after.first] {
      let place = snapshot.place(of: trace.target(of: animation))
      let box = snapshot.place(of: container)
      if place >= 0 && box >= 0 && snapshot.isInside(place, of: box) { return false }
    }
    return true
  }
}
