public import TransitionTrace

/// One transition of a trace: its facts and the places of what belongs to it.
public struct IndexedTransition: Sendable {
  /// Its facts.
  public let record: TransitionRecord
  /// Where it began.
  public internal(set) var began = -1
  /// Where `animateTransition` was called.
  public internal(set) var called = -1
  /// Where `animateTransition` had returned.
  public internal(set) var returned = -1
  /// Where `completeTransition` was called first.
  public internal(set) var completion = -1
  /// Where `completeTransition` was called for the second time.
  public internal(set) var secondCompletion = -1
  /// Where UIKit had finished it.
  public internal(set) var ended = -1
  /// Whether it ended as completed, not as cancelled.
  public internal(set) var didComplete = false
  /// The flag of the first call of `completeTransition`.
  public internal(set) var completionFlag = false
  /// Whether it had been cancelled by the first call of `completeTransition`.
  public internal(set) var wasCancelled = false
  /// Whether an animation of the app's in it was taken away before its end.
  public internal(set) var wasCutShort = false
  /// Where a finger took it up first.
  public internal(set) var fingerBegan = -1
  /// Where the finger let it go on, or gave it up, for the last time; -1 while it holds it.
  public internal(set) var fingerEnded = -1
  /// Where the finger gave it up, if it has not been taken up again since.
  public internal(set) var cancelled = -1
  /// Whether the finger gave it up at some time, whatever became of it then.
  public internal(set) var hasBeenGivenUp = false
  /// How far the finger had driven it last, in thousandths.
  public internal(set) var perMille: Int32 = 0
  /// Where the app was asked for its animator.
  public internal(set) var askedForAnimator = -1
  /// Whether it answered that with an animator.
  public internal(set) var gaveAnimator = false
  /// The appearance callbacks the presenter got from it.
  public internal(set) var presenter = AppearancePlaces()
  /// The appearance callbacks the presented controller got from it.
  public internal(set) var presented = AppearancePlaces()
  /// The snapshot taken when it began, as an index into ``Trace/snapshots``.
  public internal(set) var snapshotAtStart = -1
  /// The snapshot taken after its completion, as an index into ``Trace/snapshots``.
  public internal(set) var snapshotAfter = -1

  /// Its ordinal.
  public var ordinal: Int32 { record.ordinal }
  /// Whether it presents; otherwise it dismisses.
  public let isPresentation: Bool
  /// Whether it ended as cancelled because somebody cancelled it, not only because the app said so.
  public var wasGivenUp: Bool { ended >= 0 && !didComplete && wasCancelled }
  /// Where both parties got their will- and did-callbacks, always in the same order; -1 for those that didn't come.
  var places: [Int] {
    [
      presented.willAppear, presented.didAppear, presented.willDisappear, presented.didDisappear,
      presenter.willAppear, presenter.didAppear, presenter.willDisappear, presenter.didDisappear,
    ]
  }
  /// Whether it was still open just before a place.
  public func isOpen(at place: Int) -> Bool { began >= 0 && began < place && (ended < 0 || ended > place) }
  /// The presenter's view.
  public var presenterView: ObjectName { isPresentation ? record.fromView : record.toView }
  /// The presented controller's view (or the wrapper its presentation controller names).
  public var presentedView: ObjectName { isPresentation ? record.toView : record.fromView }

  init(record: TransitionRecord) {
    self.record = record
    if case .present = record.direction { isPresentation = true } else { isPresentation = false }
  }

  mutating func note(_ kind: TraceEvent.Kind, at place: Int) {
    switch kind {
    case .transitionBegan: began = place
    case .animateTransitionCalled: called = place
    case .animateTransitionReturned: returned = place
    case .transitionEnded(let completed):
      ended = place
      didComplete = completed
    default: return
    }
  }

  mutating func noteCompletion(_ flag: Bool, isCancelled: Bool, at place: Int) {
    if completion >= 0 {
      if secondCompletion < 0 { secondCompletion = place }
      return
    }
    completion = place
    completionFlag = flag
    wasCancelled = isCancelled
  }

  mutating func note(_ change: InteractionChange, perMille: Int32, at place: Int) {
    self.perMille = perMille
    switch change {
    case .began:
      if fingerBegan < 0 { fingerBegan = place }
      // Taken up again, it is held, and not given up any more (contract D12).
      fingerEnded = -1
      cancelled = -1
    case .updated: return
    case .finished: fingerEnded = place
    case .cancelled:
      fingerEnded = place
      cancelled = place
      hasBeenGivenUp = true
    }
  }

  mutating func noteAnimator(_ answered: Bool, at place: Int) {
    askedForAnimator = place
    gaveAnimator = answered
  }

  mutating func note(_ callback: LifecycleCallback, of controller: ObjectName, at place: Int) {
    // What a second completion repeats is no part of the transition.
    if secondCompletion >= 0 { return }
    if controller == record.presenter {
      presenter.note(callback, at: place)
    } else if controller == record.presented {
      presented.note(callback, at: place)
    }
  }

  mutating func note(_ moment: SnapshotMoment, at index: Int) {
    switch moment {
    case .transitionBegan: snapshotAtStart = index
    case .afterCompletion: snapshotAfter = index
    case .beforeCompletion, .quiet: return
    }
  }
}

/// Where a controller got its appearance callbacks: the first of each *will*, the last of each *did*.
///
/// An interrupted transition that completes after all repeats them; these are the ones that count in the end.
public struct AppearancePlaces: Sendable {
  /// The first `viewWillAppear`.
  public internal(set) var willAppear = -1
  /// The last `viewDidAppear`.
  public internal(set) var didAppear = -1
  /// The first `viewWillDisappear`.
  public internal(set) var willDisappear = -1
  /// The last `viewDidDisappear`.
  public internal(set) var didDisappear = -1
  /// The first callback of any kind.
  public internal(set) var first = -1

  mutating func note(_ callback: LifecycleCallback, at place: Int) {
    switch callback {
    case .viewWillAppear: if willAppear < 0 { willAppear = place }
    case .viewDidAppear: didAppear = place
    case .viewWillDisappear: if willDisappear < 0 { willDisappear = place }
    case .viewDidDisappear: didDisappear = place
    case .viewIsAppearing: break
    case .loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews: return
    case .didReceiveMemoryWarning, .viewWillTransition: return
    }
    if first < 0 { first = place }
  }
}
