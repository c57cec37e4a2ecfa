internal import TransitionTrace

/// Collects a ``TraceIndex`` in one pass over the events.
///
/// A class, and its work split into small functions, because of debug builds: there a structure of arrays is copied at
/// each call, a function pays for every variable that any of its branches names, and iterating over an array takes
/// thirty times as long as a pointer.
final class TraceIndexer {
  private(set) var transitions: [IndexedTransition] = []
  private(set) var animations: [IndexedAnimation] = []
  private(set) var callbacks: [IndexedCallback] = []
  private(set) var closures: [Int] = []
  private(set) var moves: [IndexedMove] = []
  private(set) var unbalanced: [Int] = []
  private(set) var blocksAlongside: [Int] = []
  private(set) var hooks: [Int] = []
  private(set) var requests: [Int] = []
  private(set) var queued: [Int] = []
  private(set) var rests: [Int] = []
  private(set) var steps: [Int] = []
  private(set) var touches: [Int] = []
  private(set) var survivors: [Int] = []
  private(set) var animators: [IndexedAnimatorChange] = []
  private(set) var warnings: [Int] = []
  private(set) var disturbances: [Int] = []
  private(set) var snapshots: [Int]
  private(set) var rest = -1
  private(set) var storyMisuse = -1
  private(set) var hasCancelled = false
  private(set) var secondCompletion = -1
  private let count: Int

  init(_ trace: Trace) {
    count = trace.transitions.count
    snapshots = Array(repeating: -1, count: trace.snapshots.count)
    transitions.reserveCapacity(count)
    for place in trace.transitions.indices {
      transitions.append(IndexedTransition(record: trace.transitions[place]))
    }
    callbacks.reserveCapacity(trace.events.count / 2)
    trace.events.withUnsafeBufferPointer { events in
      guard let first = events.baseAddress else { return }
      for place in 0..<events.count { add(first + place, at: place, of: trace) }
    }
  }

  private func add(_ event: UnsafePointer<TraceEvent>, at place: Int, of trace: Trace) {
    switch event.pointee.kind {
    case .lifecycle: addCallback(event, at: place)
    case .viewMoved: addMove(event, at: place)
    case .closureTaken(let kind, _), .closureRun(let kind, _, _):
      if kind.isAlongside { blocksAlongside.append(place) } else { closures.append(place) }
    case .animationBegan: addAnimation(event, at: place)
    case .animationEnded: endAnimation(event, at: place)
    case .snapshot: addSnapshot(event, at: place, of: trace)
    case .transitionBegan, .animateTransitionCalled, .animateTransitionReturned, .transitionEnded:
      guard let owner = owner(of: event) else { return }
      transitions[owner].note(event.pointee.kind, at: place)
    case .completeTransition, .interaction, .asked: addPart(event, at: place)
    case .presentationHook(let hook, _, _): if hook.isOfTransition { hooks.append(place) }
    case .presentRequested(let outcome, _, _, _, _), .dismissRequested(let outcome, _, _, _, _):
      requests.append(place)
      if case .queued = outcome { queued.append(place) }
    case .raised, .warned: misuse(event, at: place)
    case .quiet:
      rest = place
      rests.append(place)
    case .stuck: rest = place
    default: addRare(event, at: place)
    }
  }

  /// What a transition keeps more of than the place.
  private func addPart(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    guard let owner = owner(of: event) else { return }
    switch event.pointee.kind {
    case .completeTransition(let flag, let isCancelled, _):
      transitions[owner].noteCompletion(flag, isCancelled: isCancelled, at: place)
      if isCancelled { hasCancelled = true }
      if secondCompletion < 0 { secondCompletion = transitions[owner].secondCompletion }
    case .interaction(let change, let perMille): transitions[owner].note(change, perMille: perMille, at: place)
    case .asked(.animationController, _, let answered): transitions[owner].noteAnimator(answered, at: place)
    default: return
    }
  }

  private func addRare(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    switch event.pointee.kind {
    case .step: steps.append(place)
    case .touch: touches.append(place)
    case .alive: survivors.append(place)
    case .propertyAnimator(let change, let animator, let perMille):
      animators.append(
        IndexedAnimatorChange(
          place: place, change: change, animator: animator, perMille: perMille,
          transition: event.pointee.transition))
    case .disturbed: disturbances.append(place)
    default: return
    }
  }

  private func owner(of event: UnsafePointer<TraceEvent>) -> Int? {
    let owner = Int(event.pointee.transition) - 1
    return owner >= 0 && owner < count ? owner : nil
  }

  private func addCallback(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    guard case .lifecycle(let callback, let controller, _) = event.pointee.kind, callback.isAppearance else { return }
    callbacks.append(IndexedCallback(place: place, callback: callback, controller: controller))
    if let owner = owner(of: event) { transitions[owner].note(callback, of: controller, at: place) }
  }

  private func addMove(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    guard case .user = event.pointee.origin, case .viewMoved(let view, let source, let target) = event.pointee.kind
    else { return }
    moves.append(
      IndexedMove(
        place: place, view: view, source: source, target: target, transition: event.pointee.transition))
  }

  private func addAnimation(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    guard case .user = event.pointee.origin,
      case .animationBegan(let number, let role, _, let end) = event.pointee.kind
    else { return }
    animations.append(
      IndexedAnimation(number: number, began: place, role: role, end: end, transition: event.pointee.transition))
  }

  private func addSnapshot(_ event: UnsafePointer<TraceEvent>, at place: Int, of trace: Trace) {
    guard case .snapshot(let number) = event.pointee.kind, number >= 0, Int(number) < snapshots.count else { return }
    snapshots[Int(number)] = place
    if let owner = owner(of: event) { transitions[owner].note(trace.snapshots[Int(number)].moment, at: Int(number)) }
  }

  private func endAnimation(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    guard case .animationEnded(let number, let end, let finished) = event.pointee.kind else { return }
    // Animations end soon after they begin: looking from the end is quicker than a table.
    var known = animations.count - 1
    while known >= 0 && animations[known].number != number { known -= 1 }
    if known < 0 { return }
    animations[known].ended = place
    switch end {
    case .finished: break
    case .removed:
      animations[known].wasRemoved = true
      let owner = Int(animations[known].transition) - 1
      if owner >= 0 && owner < count { transitions[owner].wasCutShort = true }
    case .reversed: animations[known].wasReversed = true
    }
    animations[known].finished = finished
  }

  private func misuse(_ event: UnsafePointer<TraceEvent>, at place: Int) {
    switch (event.pointee.kind, event.pointee.origin) {
    case (.raised, .story): misused(at: place)
    case (.warned(let warning, _, _), .story): if warning.hasConsequences { misused(at: place) }
    case (.warned(.unbalancedAppearance, _, _), .user): unbalanced.append(place)
    case (.warned, .user): warnings.append(place)
    default: return
    }
  }

  private func misused(at place: Int) { if storyMisuse < 0 { storyMisuse = place } }
}

extension LifecycleCallback {
  /// Whether it tells something about where a controller stands (contract F8).
  var isAppearance: Bool {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
    case .loadView, .viewWillLayoutSubviews, .viewDidLayoutSubviews: false
    case .didReceiveMemoryWarning, .viewWillTransition: false
    }
  }
}

extension ClosureKind {
  /// Whether the coordinator of a transition runs it.
  var isAlongside: Bool {
    switch self {
    case .coordinatorAnimation, .coordinatorCompletion: true
    case .presentCompletion, .dismissCompletion, .animationCompletion, .transactionCompletion: false
    }
  }
}

extension PresentationHook {
  /// Whether it tells of a transition, not of a layout pass.
  var isOfTransition: Bool {
    switch self {
    case .presentationTransitionWillBegin, .presentationTransitionDidEnd: true
    case .dismissalTransitionWillBegin, .dismissalTransitionDidEnd: true
    case .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews: false
    case .willPresentWithAdaptiveStyle, .presentationControllerWillDismiss: false
    case .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss: false
    }
  }
}

extension UIKitWarning {
  /// Whether UIKit carries out what it warns of; the others it refuses (contract G1, G2, G6, F6).
  var hasConsequences: Bool {
    switch self {
    case .unbalancedAppearance, .layoutLoop: true
    case .alreadyPresenting, .notInWindow, .transitionInProgress, .emptySnapshot: false
    }
  }
}
