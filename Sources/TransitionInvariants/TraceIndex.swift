public import TransitionTrace

/// A trace sorted once for all rules: what belongs to each transition, and where the few interesting events are.
///
/// Every place is a position in ``Trace/events``; -1 stands for "did not happen".
public struct TraceIndex: Sendable {
  /// The transitions, in the order of their ordinals.
  public private(set) var transitions: [IndexedTransition] = []
  /// The animations, in the order in which they began.
  public private(set) var animations: [IndexedAnimation] = []
  /// `viewDidLoad` and the appearance callbacks of all controllers.
  public private(set) var callbacks: [IndexedCallback] = []
  /// The places where closures were taken or run.
  public private(set) var closures: [Int] = []
  /// What the app moved from one superview to another.
  public private(set) var moves: [IndexedMove] = []
  /// The places where the app was warned that its appearance calls are unbalanced (contract F6).
  public private(set) var unbalanced: [Int] = []
  /// The place of each snapshot, in the order of ``Trace/snapshots``.
  public private(set) var snapshots: [Int]
  /// The place of the last event at which the story rested (or gave up waiting). Absences before it are evidence.
  public private(set) var rest = -1
  /// The place of the first misuse by the story that has consequences: an exception, or a warned call that UIKit
  /// carries out all the same. A refused request changes nothing, so nothing later can be its fault.
  public private(set) var storyMisuse = -1

  /// Makes the index, in one pass over the events.
  public init(_ trace: Trace) {
    snapshots = Array(repeating: -1, count: trace.snapshots.count)
    transitions.reserveCapacity(trace.transitions.count)
    for record in trace.transitions { transitions.append(IndexedTransition(record: record)) }
    callbacks.reserveCapacity(trace.events.count / 2)
    // A pointer, because in debug builds an array's own iterator costs more than all the rest of the work.
    trace.events.withUnsafeBufferPointer { events in
      guard let first = events.baseAddress else { return }
      var place = 0
      while place < events.count {
        add(first + place, at: place, of: trace)
        place += 1
      }
    }
  }

  /// The transition of an ordinal.
  public func transition(_ ordinal: Int32) -> IndexedTransition? {
    ordinal > 0 && Int(ordinal) <= transitions.count ? transitions[Int(ordinal) - 1] : nil
  }

  /// The last presentation by `presenter` that began before a place and completed.
  public func presentation(by presenter: ObjectName, before place: Int) -> IndexedTransition? {
    transitions.last {
      $0.isPresentation && $0.record.presenter.is(presenter) && $0.began >= 0 && $0.began < place && $0.didComplete
    }
  }

  private mutating func add(_ event: UnsafePointer<TraceEvent>, at place: Int, of trace: Trace) {
    let owner = Int(event.pointee.transition) - 1
    let isOwned = owner >= 0 && owner < transitions.count
    switch event.pointee.kind {
    case .lifecycle(let callback, let controller, _):
      guard callback.isAppearance else { return }
      callbacks.append(IndexedCallback(place: place, callback: callback, controller: controller))
      if isOwned { transitions[owner].note(callback, of: controller, at: place) }
    case .viewMoved(let view, _, let target):
      guard case .user = event.pointee.origin else { return }
      moves.append(IndexedMove(place: place, view: view, target: target, transition: event.pointee.transition))
    case .closureTaken, .closureRun:
      closures.append(place)
    case .animationBegan(let number, let role, _, let end):
      guard case .user = event.pointee.origin else { return }
      animations.append(
        IndexedAnimation(number: number, began: place, role: role, end: end, transition: event.pointee.transition))
    case .animationEnded(let number, let end, let finished):
      endAnimation(number, end, finished, at: place)
    case .snapshot(let index):
      guard index >= 0, Int(index) < snapshots.count else { return }
      snapshots[Int(index)] = place
      if isOwned { transitions[owner].note(trace.snapshots[Int(index)].moment, at: Int(index)) }
    case .raised, .warned:
      misuse(event, at: place)
    case .quiet, .stuck:
      rest = place
    case .transitionBegan, .animateTransitionReturned, .completeTransition, .transitionEnded:
      if isOwned { transitions[owner].note(event.pointee.kind, at: place) }
    default:
      return
    }
  }

  private mutating func endAnimation(_ number: Int32, _ end: AnimationEnd, _ finished: Bool, at place: Int) {
    // Animations end soon after they begin: looking from the end is quicker than a table.
    guard let known = animations.lastIndex(where: { $0.number == number }) else { return }
    animations[known].ended = place
    if case .removed = end { animations[known].wasRemoved = true }
    animations[known].finished = finished
  }

  private mutating func misuse(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    switch (event.pointee.kind, event.pointee.origin) {
    case (.raised, .story): misused(at: place)
    case (.warned(let warning, _, _), .story): if warning.hasConsequences { misused(at: place) }
    case (.warned(.unbalancedAppearance, _, _), _): unbalanced.append(place)
    default: return
    }
  }

  private mutating func misused(at place: Int) { if storyMisuse < 0 { storyMisuse = place } }
}

extension LifecycleCallback {
  /// Whether it tells something about where a controller stands (contract F8).
  var isAppearance: Bool {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
    case .loadView, .viewWillLayoutSubviews, .viewDidLayoutSubviews: false
    }
  }
}

extension UIKitWarning {
  /// Whether UIKit carries out what it warns of; the others it refuses (contract G1, G2, G6, F6).
  var hasConsequences: Bool {
    switch self {
    case .unbalancedAppearance, .detachedPresentation, .transitionOver: true
    case .alreadyPresenting, .notInWindow, .transitionInProgress, .emptySnapshot: false
    }
  }
}
