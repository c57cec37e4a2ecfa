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
    for place in trace.transitions.indices {
      transitions.append(IndexedTransition(record: trace.transitions[place]))
    }
    callbacks.reserveCapacity(trace.events.count / 2)
    trace.events.withUnsafeBufferPointer { events in
      guard let first = events.baseAddress else { return }
      for place in 0..<events.count { add(first + place, at: place, of: trace) }
    }
  }

  /// The transition of an ordinal.
  public func transition(_ ordinal: Int32) -> IndexedTransition? {
    ordinal > 0 && Int(ordinal) <= transitions.count ? transitions[Int(ordinal) - 1] : nil
  }

  /// The last presentation by `presenter` that began before a place and completed.
  public func presentation(by presenter: ObjectName, before end: Int) -> IndexedTransition? {
    for place in transitions.indices.reversed() {
      let candidate = transitions[place]
      guard candidate.isPresentation, candidate.record.presenter.is(presenter), candidate.began >= 0,
        candidate.began < end, candidate.didComplete
      else { continue }
      return candidate
    }
    return nil
  }

  /// The last presentation of `presented` that began before a place and completed.
  public func presentation(of presented: ObjectName, before end: Int) -> IndexedTransition? {
    for place in transitions.indices.reversed() {
      let candidate = transitions[place]
      guard candidate.isPresentation, candidate.record.presented.is(presented), candidate.began >= 0,
        candidate.began < end, candidate.didComplete
      else { continue }
      return candidate
    }
    return nil
  }

  /// Only tells kinds apart. In debug builds a function pays for every variable any of its branches names, on each call,
  /// so the branches are functions of their own.
  private mutating func add(_ event: UnsafePointer<TraceEvent>, at place: Int, of trace: Trace) {
    switch event.pointee.kind {
    case .lifecycle: addCallback(event, at: place)
    case .viewMoved: addMove(event, at: place)
    case .closureTaken, .closureRun: closures.append(place)
    case .animationBegan: addAnimation(event, at: place)
    case .animationEnded: endAnimation(event, at: place)
    case .snapshot: addSnapshot(event, at: place, of: trace)
    case .transitionBegan, .animateTransitionReturned, .completeTransition, .transitionEnded:
      guard let owner = owner(of: event) else { return }
      transitions[owner].note(event.pointee.kind, at: place)
    case .raised, .warned: misuse(event, at: place)
    case .quiet, .stuck: rest = place
    default: return
    }
  }

  private func owner(of event: UnsafePointer<TraceEvent>) -> Int? {
    let owner = Int(event.pointee.transition) - 1
    return owner >= 0 && owner < transitions.count ? owner : nil
  }

  private mutating func addCallback(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    guard case .lifecycle(let callback, let controller, _) = event.pointee.kind, callback.isAppearance else { return }
    callbacks.append(IndexedCallback(place: place, callback: callback, controller: controller))
    if let owner = owner(of: event) { transitions[owner].note(callback, of: controller, at: place) }
  }

  private mutating func addMove(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    guard case .user = event.pointee.origin, case .viewMoved(let view, _, let target) = event.pointee.kind
    else { return }
    moves.append(IndexedMove(place: place, view: view, target: target, transition: event.pointee.transition))
  }

  private mutating func addAnimation(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    guard case .user = event.pointee.origin,
      case .animationBegan(let number, let role, _, let end) = event.pointee.kind
    else { return }
    animations.append(
      IndexedAnimation(number: number, began: place, role: role, end: end, transition: event.pointee.transition))
  }

  private mutating func addSnapshot(_ event: UnsafePointer<TraceEvent>, at place: Int, of trace: Trace) {
    guard case .snapshot(let number) = event.pointee.kind, number >= 0, Int(number) < snapshots.count else { return }
    snapshots[Int(number)] = place
    if let owner = owner(of: event) { transitions[owner].note(trace.snapshots[Int(number)].moment, at: Int(number)) }
  }

  private mutating func endAnimation(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    guard case .animationEnded(let number, let end, let finished) = event.pointee.kind else { return }
    // Animations end soon after they begin: looking from the end is quicker than a table.
    for known in animations.indices.reversed() where animations[known].number == number {
      animations[known].ended = place
      if case .removed = end { animations[known].wasRemoved = true }
      animations[known].finished = finished
      return
    }
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
