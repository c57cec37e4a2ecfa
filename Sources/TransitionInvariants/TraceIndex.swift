public import TransitionTrace

/// A trace sorted once for all rules: what belongs to each transition, and where the few interesting events are.
///
/// Every place is a position in ``Trace/events``; -1 stands for "did not happen".
public struct TraceIndex: Sendable {
  /// The transitions, in the order of their ordinals.
  public private(set) var transitions: [IndexedTransition] = []
  /// The animations, in the order in which they began.
  public private(set) var animations: [IndexedAnimation] = []
  /// The places of `viewDidLoad` and of the appearance callbacks.
  public private(set) var callbacks: [Int] = []
  /// The places where closures were taken or run.
  public private(set) var closures: [Int] = []
  /// The places where the app moved a view from one superview to another.
  public private(set) var moves: [Int] = []
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
    for place in trace.events.indices { add(trace.events[place], at: place, of: trace) }
  }

  /// The transition of an ordinal.
  public func transition(_ ordinal: Int32) -> IndexedTransition? {
    ordinal > 0 && Int(ordinal) <= transitions.count ? transitions[Int(ordinal) - 1] : nil
  }

  /// The last presentation by `presenter` that began before a place and completed.
  public func presentation(by presenter: ObjectName, before place: Int) -> IndexedTransition? {
    transitions.last {
      $0.record.direction == .present && $0.record.presenter == presenter && $0.began >= 0 && $0.began < place
        && $0.didComplete
    }
  }

  private mutating func add(_ event: TraceEvent, at place: Int, of trace: Trace) {
    let owner = Int(event.transition) - 1
    let isOwned = owner >= 0 && owner < transitions.count
    switch event.kind {
    case .lifecycle(let callback, let controller, _):
      guard callback.isAppearance || callback == .viewDidLoad else { return }
      callbacks.append(place)
      if isOwned { transitions[owner].note(callback, of: controller, at: place) }
    case .viewMoved:
      if event.origin == .user { moves.append(place) }
    case .closureTaken, .closureRun:
      closures.append(place)
    case .animationBegan(let number, let role, _, let end):
      animations.append(
        IndexedAnimation(
          number: number, began: place, role: role, end: end, transition: event.transition,
          isOfApp: event.origin == .user))
    case .animationEnded(let number, let end, let finished):
      // Animations end soon after they begin: looking from the end is quicker than a table.
      guard let known = animations.lastIndex(where: { $0.number == number }) else { return }
      animations[known].ended = place
      animations[known].wasRemoved = end == .removed
      animations[known].finished = finished
    case .snapshot(let index):
      guard snapshots.indices.contains(Int(index)) else { return }
      snapshots[Int(index)] = place
      if isOwned { transitions[owner].note(trace.snapshots[Int(index)].moment, at: Int(index)) }
    case .raised:
      if event.origin == .story { misused(at: place) }
    case .warned(let warning, _, _):
      if event.origin == .story {
        if warning.hasConsequences { misused(at: place) }
      } else if warning == .unbalancedAppearance {
        unbalanced.append(place)
      }
    case .quiet, .stuck:
      rest = place
    default:
      if isOwned { transitions[owner].note(event.kind, at: place) }
    }
  }

  private mutating func misused(at place: Int) { if storyMisuse < 0 { storyMisuse = place } }
}

extension LifecycleCallback {
  var isAppearance: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
    case .loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews: false
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
