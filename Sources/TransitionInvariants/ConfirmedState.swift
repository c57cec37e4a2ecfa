internal import TransitionTrace

/// The world after a completed transition, seen twice: right after `completeTransition` and at the next snapshot.
///
/// Code may tidy up after the call, so a rule counts only what is wrong in both.
struct ConfirmedState {
  /// Right after the completion.
  let first: TraceSnapshot
  /// At the next snapshot: at rest, or when the next transition begins.
  let second: TraceSnapshot

  /// `nil` where the trace was cut off before the second look.
  init?(_ transition: IndexedTransition, _ trace: Trace) {
    guard transition.snapshotAfter >= 0, transition.snapshotAfter + 1 < trace.snapshots.count else { return nil }
    first = trace.snapshots[transition.snapshotAfter]
    second = trace.snapshots[transition.snapshotAfter + 1]
  }
}
