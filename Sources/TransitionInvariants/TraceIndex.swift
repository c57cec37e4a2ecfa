public import TransitionTrace

/// A trace sorted once for all rules: what belongs to each transition, and where the few interesting events are.
///
/// Every place is a position in ``Trace/events``; -1 stands for "did not happen".
public final class TraceIndex: Sendable {
  /// The transitions, in the order of their ordinals.
  public let transitions: [IndexedTransition]
  /// The animations, in the order in which they began.
  public let animations: [IndexedAnimation]
  /// `viewDidLoad` and the appearance callbacks of all controllers.
  public let callbacks: [IndexedCallback]
  /// The places where closures were taken or run, but for those that a coordinator runs.
  public let closures: [Int]
  /// The places where a coordinator's blocks were taken or run.
  public let blocksAlongside: [Int]
  /// The places of presentation controllers' hooks, but for those of layout.
  public let hooks: [Int]
  /// The places of requests to present and to dismiss.
  public let requests: [Int]
  /// The places of those requests that had to wait.
  public let queued: [Int]
  /// The places at which the story rested.
  public let rests: [Int]
  /// The places of the story's steps.
  public let steps: [Int]
  /// The places where touches were tried out.
  public let touches: [Int]
  /// The places where an object was found alive.
  public let survivors: [Int]
  /// What became of property animators.
  public let animators: [IndexedAnimatorChange]
  /// The places of warnings that the app brought about, but for ``unbalanced``.
  public let warnings: [Int]
  /// The places where the story disturbed the app.
  public let disturbances: [Int]
  /// What the app moved from one superview to another.
  public let moves: [IndexedMove]
  /// The places where the app was warned that its appearance calls are unbalanced (contract F6).
  public let unbalanced: [Int]
  /// The place of each snapshot, in the order of ``Trace/snapshots``.
  public let snapshots: [Int]
  /// The place of the last event at which the story rested (or gave up waiting). Absences before it are evidence.
  public let rest: Int
  /// The place of the first misuse by the story that has consequences: an exception, or a warned call that UIKit
  /// carries out all the same. A refused request changes nothing, so nothing later can be its fault.
  public let storyMisuse: Int

  /// Whether any transition was cancelled: most traces have none.
  public let hasCancelled: Bool

  /// Where some transition was completed for the second time first.
  let secondCompletion: Int

  /// Makes the index.
  public init(_ trace: Trace) {
    let indexer = TraceIndexer(trace)
    transitions = indexer.transitions
    animations = indexer.animations
    callbacks = indexer.callbacks
    closures = indexer.closures
    blocksAlongside = indexer.blocksAlongside
    hooks = indexer.hooks
    requests = indexer.requests
    queued = indexer.queued
    rests = indexer.rests
    steps = indexer.steps
    touches = indexer.touches
    survivors = indexer.survivors
    animators = indexer.animators
    warnings = indexer.warnings
    disturbances = indexer.disturbances
    hasCancelled = indexer.hasCancelled
    secondCompletion = indexer.secondCompletion
    moves = indexer.moves
    unbalanced = indexer.unbalanced
    snapshots = indexer.snapshots
    rest = indexer.rest
    storyMisuse = indexer.storyMisuse
  }

  /// The transition of an ordinal.
  public func transition(_ ordinal: Int32) -> IndexedTransition? {
    ordinal > 0 && Int(ordinal) <= transitions.count ? transitions[Int(ordinal) - 1] : nil
  }

  /// Whether some transition had been completed with true although it was cancelled, before a place: UIKit believes it, and
  /// the callbacks that went the other way meanwhile do not fit any more (contract B19).
  public func isAfterUntruth(_ place: Int) -> Bool {
    hasCancelled
      && transitions.contains { $0.wasCancelled && $0.completionFlag && $0.completion >= 0 && $0.completion < place }
  }

  /// Whether some transition had been completed for the second time before a place: what follows may be UIKit's answer to
  /// that (contract B17), so nothing else can be blamed for it.
  public func isAfterSecondCompletion(_ place: Int) -> Bool {
    secondCompletion >= 0 && secondCompletion < place
  }

  /// What became of property animators in a transition, in order.
  public func animatorChanges(of transition: IndexedTransition) -> [IndexedAnimatorChange] {
    animators.filter { $0.transition == transition.ordinal }
  }

  /// Whether any transition was open just before a place.
  public func hasOpenTransition(at place: Int) -> Bool {
    for number in transitions.indices where transitions[number].isOpen(at: place) { return true }
    return false
  }

  /// The last presentation by `presenter` that began before a place and completed: what a dismissal then undoes.
  public func presentation(by presenter: ObjectName, before end: Int) -> IndexedTransition? {
    var place = transitions.count - 1
    while place >= 0 {
      let candidate = transitions[place]
      if candidate.isPresentation && candidate.didComplete && candidate.began >= 0 && candidate.began < end
        && candidate.record.presenter == presenter
      {
        return candidate
      }
      place -= 1
    }
    return nil
  }
}
