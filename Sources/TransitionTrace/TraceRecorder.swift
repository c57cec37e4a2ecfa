/// Collects the trace of one story.
///
/// The simulation tells it the time and the turn; everything else arrives with the events. After an exception
/// it is frozen: UIKit would have ended the process, so nothing after it is evidence.
package final class TraceRecorder {
  package private(set) var trace: Trace
  package var time = TraceTime.zero
  package var turn: Int32 = 0
  /// Who acts now; what is recorded takes it as its cause.
  package var origin = Origin.uikit
  package private(set) var isFrozen = false
  private var closures: Int32 = 0
  private var animations: Int32 = 0
  private var propertyAnimators: Int32 = 0

  package init(variant: UIKitVariant = .standard) {
    trace = Trace(variant: variant)
    trace.events.reserveCapacity(128)
  }

  /// Adds an event, unless the trace is frozen, and answers its sequence number (-1 when it was dropped).
  @discardableResult
  package func record(_ kind: TraceEvent.Kind, transition: Int32 = 0) -> Int32 {
    if isFrozen { return -1 }
    let sequence = Int32(truncatingIfNeeded: trace.events.count)
    trace.events.append(
      TraceEvent(time: time, sequence: sequence, turn: turn, origin: origin, transition: transition, kind: kind))
    return sequence
  }

  /// Records an exception and freezes the trace.
  package func raise(_ exception: UIKitException, _ first: ObjectName, _ second: ObjectName) {
    record(.raised(exception, first, second))
    isFrozen = true
  }

  /// Adds what was found out about a story after its end; an exception leaves nothing to find out.
  package func append(_ kind: TraceEvent.Kind) {
    if trace.hasRaised { return }
    let wasFrozen = isFrozen
    isFrozen = false
    record(kind)
    isFrozen = wasFrozen
  }

  /// Stops recording without an exception: what happens after a story's end is no part of it.
  package func freeze() { isFrozen = true }

  /// Gives an object its name. Call once an object and keep the answer in it.
  package func register(_ label: String) -> ObjectName {
    trace.names.append(label)
    return ObjectName(rawValue: Int32(truncatingIfNeeded: trace.names.count - 1))
  }

  /// The index of a text, kept once however often it is used.
  package func text(_ text: String) -> Int32 {
    if let index = trace.texts.firstIndex(of: text) { return Int32(index) }
    trace.texts.append(text)
    return Int32(trace.texts.count - 1)
  }

  /// Opens a transition: `record` gets its ordinal, which is also the answer.
  package func begin(_ record: TransitionRecord) -> Int32 {
    var record = record
    record.ordinal = Int32(trace.transitions.count + 1)
    trace.transitions.append(record)
    self.record(.transitionBegan, transition: record.ordinal)
    return record.ordinal
  }

  /// Corrects the facts of an open transition that are known only after it began.
  package func amend(_ ordinal: Int32, _ change: (inout TransitionRecord) -> Void) {
    guard ordinal > 0, !isFrozen, Int(ordinal) <= trace.transitions.count else { return }
    change(&trace.transitions[Int(ordinal) - 1])
  }

  /// Keeps a snapshot.
  package func keep(_ snapshot: TraceSnapshot) {
    if isFrozen { return }
    trace.snapshots.append(snapshot)
    record(.snapshot(index: Int32(trace.snapshots.count - 1)), transition: snapshot.transition)
  }

  /// A fresh number for a closure of the app's, recorded as handed over.
  package func takeClosure(_ kind: ClosureKind, transition: Int32 = 0) -> Int32 {
    closures += 1
    record(.closureTaken(kind, closure: closures), transition: transition)
    return closures
  }

  /// A fresh number for a property animator.
  package func nextPropertyAnimator() -> Int32 {
    propertyAnimators += 1
    return propertyAnimators
  }

  /// A fresh number for an animation.
  package func nextAnimation() -> Int32 {
    animations += 1
    return animations
  }
}
