public import TransitionTrace

/// One appearance callback, or `viewDidLoad`, of a trace.
public struct IndexedCallback: Sendable {
  /// Where it came.
  public let place: Int
  /// Which it is.
  public let callback: LifecycleCallback
  /// Who got it.
  public let controller: ObjectName
}

/// One view that the app moved.
public struct IndexedMove: Sendable {
  /// Where it was moved.
  public let place: Int
  /// The view.
  public let view: ObjectName
  /// Its old superview, `.none` when it had none.
  public let source: ObjectName
  /// Its new superview, `.none` when it was taken away.
  public let target: ObjectName
  /// The ordinal of the transition it happened in, 0 for none.
  public let transition: Int32
}

/// One animation that the app began.
public struct IndexedAnimation: Sendable {
  /// Its number.
  public let number: Int32
  /// Where it began.
  public let began: Int
  /// What it moves.
  public let role: AnimationRole
  /// Its planned end, ``TraceTime/never`` when it repeats for ever.
  public let end: TraceTime
  /// The ordinal of the transition it began in, 0 for none.
  public let transition: Int32
  /// Where it ended.
  public internal(set) var ended = -1
  /// Whether it was taken away before its end.
  public internal(set) var wasRemoved = false
  /// Whether it ran back to its beginning.
  public internal(set) var wasReversed = false
  /// The flag its completion got.
  public internal(set) var finished = false

  init(number: Int32, began: Int, role: AnimationRole, end: TraceTime, transition: Int32) {
    self.number = number
    self.began = began
    self.role = role
    self.end = end
    self.transition = transition
  }

  /// Whether it repeats for ever.
  public var isEndless: Bool { end.microseconds == TraceTime.never.microseconds }

  /// Whether it was running just before a place.
  public func isRunning(at place: Int) -> Bool { began < place && (ended < 0 || ended > place) }
}

/// One thing that became of a property animator.
public struct IndexedAnimatorChange: Sendable {
  /// Where it happened.
  public let place: Int
  /// What happened.
  public let change: AnimatorChange
  /// The animator's number.
  public let animator: Int32
  /// How far it had come, in thousandths.
  public let perMille: Int32
  /// The ordinal of the transition it happened in, 0 for none.
  public let transition: Int32
}
