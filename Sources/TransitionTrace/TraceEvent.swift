/// One thing that happened in a story: plain data, comparable and storable.
public struct TraceEvent: Hashable, Sendable, Codable {
  /// When it happened, in virtual time.
  public var time: TraceTime
  /// The event's place in its trace, from 0.
  public var sequence: Int32
  /// The run-loop turn it happened in, from 0; several turns may share one instant.
  public var turn: Int32
  /// Who caused it.
  public var origin: Origin
  /// The ordinal of the transition it belongs to, from 1; 0 for none.
  public var transition: Int32
  /// What happened.
  public var kind: Kind

  /// Makes an event.
  public init(
    time: TraceTime, sequence: Int32, turn: Int32, origin: Origin = .uikit, transition: Int32 = 0, kind: Kind
  ) {
    self.time = time
    self.sequence = sequence
    self.turn = turn
    self.origin = origin
    self.transition = transition
    self.kind = kind
  }

  /// What happened, with its details.
  public enum Kind: Hashable, Sendable, Codable {
    /// A step of the story began; `index` counts the steps from 0.
    case step(index: Int32, StepKind)
    /// `presenter` was asked to present `presented`. `closure` numbers the completion block, 0 for none.
    case presentRequested(
      RequestOutcome, presenter: ObjectName, presented: ObjectName, animated: Bool, closure: Int32)
    /// `receiver` was asked to dismiss; `dismissed` is the controller that goes, if any. `closure` as above.
    case dismissRequested(
      RequestOutcome, receiver: ObjectName, dismissed: ObjectName, animated: Bool, closure: Int32)
    /// UIKit asked `object` a question; `answered` tells whether something other than nil (or false) came back.
    case asked(DelegateQuestion, object: ObjectName, answered: Bool)
    /// A transition began; its facts are in ``Trace/transitions``.
    case transitionBegan
    /// A callback of a controller's life. `animated` is false for callbacks that have no such argument.
    case lifecycle(LifecycleCallback, controller: ObjectName, animated: Bool)
    /// A callback of a controller's place in its parent; `.none` as parent when it leaves.
    case containment(ContainmentCallback, controller: ObjectName, parent: ObjectName)
    /// A finite or repeating animation began. `end` is its planned end, ``TraceTime/never`` when it repeats for ever.
    case animationBegan(animation: Int32, AnimationRole, target: ObjectName, end: TraceTime)
    /// An animation ended. `finished` is the flag its completion gets.
    case animationEnded(animation: Int32, AnimationEnd, finished: Bool)
    /// The app (or UIKit's own animator) called `completeTransition`; `call` counts the calls of one transition from 1.
    case completeTransition(didComplete: Bool, wasCancelled: Bool, call: Int32)
    /// UIKit calls `animateTransition`, or starts the interaction in its place.
    case animateTransitionCalled
    /// The interactive part changed; `perMille` is how far the finger had driven it.
    case interaction(InteractionChange, perMille: Int32)
    /// `animateTransition` was called and has returned.
    case animateTransitionReturned
    /// UIKit finished the transition.
    case transitionEnded(didComplete: Bool)
    /// A hook of a presentation controller ran; `completed` is its argument, true where it has none.
    case presentationHook(PresentationHook, controller: ObjectName, completed: Bool)
    /// The animator's `animationEnded` was called.
    case animatorEnded(completed: Bool)
    /// A closure of the app's was handed over.
    case closureTaken(ClosureKind, closure: Int32)
    /// A closure of the app's ran; `flag` is its argument (`finished`, `isCancelled`), false where it has none.
    case closureRun(ClosureKind, closure: Int32, flag: Bool)
    /// A view moved from one superview to another; `.none` where there is none.
    case viewMoved(view: ObjectName, from: ObjectName, to: ObjectName)
    /// UIKit would raise an exception here. The trace is frozen after it.
    case raised(UIKitException, ObjectName, ObjectName)
    /// UIKit would log a warning here.
    case warned(UIKitWarning, ObjectName, ObjectName)
    /// The story disturbed the app.
    case disturbed(Disturbance)
    /// A remark, as an index into ``Trace/texts``.
    case note(text: Int32)
    /// A reading taken at rest: `text` (an index into ``Trace/texts``) says of what.
    case probe(text: Int32, value: Int64)
    /// A touch tried out where `aimed` should get it; `reached` is the controller whose view got it, `.none` for none.
    case touch(TouchMoment, aimed: ObjectName, reached: ObjectName)
    /// An object of a transition was still alive when the story was over and everything on stage had been let go.
    case alive(TransitionObject, object: ObjectName)
    /// Something became of a property animator; `perMille` is how far it had come, 0 where that is not known.
    case propertyAnimator(AnimatorChange, animator: Int32, perMille: Int32)
    /// The app used something the simulation can't follow; `text` names it.
    case unsupported(text: Int32)
    /// A snapshot was taken; `index` is its place in ``Trace/snapshots``.
    case snapshot(index: Int32)
    /// Nothing finite was left to happen.
    case quiet
    /// Waiting ended although the app had not come to rest: an open transition, say.
    case stuck
  }
}
