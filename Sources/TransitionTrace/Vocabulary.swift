/// How a controller is presented; the cases of `UIModalPresentationStyle`.
public enum PresentationStyle: UInt8, TraceVocabulary {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case automatic, none
}

/// Which way a transition goes.
public enum TransitionDirection: UInt8, TraceVocabulary {
  case present, dismiss
}

/// What became of a request to present or dismiss.
public enum RequestOutcome: UInt8, TraceVocabulary {
  /// UIKit will carry it out.
  case accepted
  /// It waits for the transition in flight to end (contract G3).
  case queued
  /// UIKit logs a warning, or nothing at all, and does nothing (contract G1, G2, G6, G7b).
  case ignored
  /// UIKit raises an exception (contract G4, G5).
  case raised
}

/// A callback of a view controller's life, in UIKit's own names.
public enum LifecycleCallback: UInt8, TraceVocabulary {
  case loadView, viewDidLoad
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case didReceiveMemoryWarning, viewWillTransition
}

/// A callback of a controller's place in its parent.
public enum ContainmentCallback: UInt8, TraceVocabulary {
  case willMove, didMove
}

/// A question UIKit asks the app about a transition (contract A4).
public enum DelegateQuestion: UInt8, TraceVocabulary {
  case presentationController, animationController, interactionController, transitionDuration
  case shouldRemovePresentersView
  /// `presentationControllerShouldDismiss` of the presentation controller's delegate (contract C9).
  case shouldDismiss
  /// The animator was asked for the object that makes its transition interruptible, and had one (contract D14).
  case interruptibleAnimator
}

/// A hook of `UIPresentationController`, or a call of its delegate's.
public enum PresentationHook: UInt8, TraceVocabulary {
  case presentationTransitionWillBegin, presentationTransitionDidEnd
  case dismissalTransitionWillBegin, dismissalTransitionDidEnd
  case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
  /// What the delegate hears before a presentation, if there is one.
  case willPresentWithAdaptiveStyle
  /// What the delegate hears of a swipe, if there is one (contract C9).
  case presentationControllerWillDismiss, presentationControllerDidDismiss, presentationControllerDidAttemptToDismiss
}

/// What an animation moves, seen from the transition it belongs to.
public enum AnimationRole: UInt8, TraceVocabulary {
  /// The transition's container itself.
  case container
  /// The view that leaves.
  case from
  /// The view that arrives.
  case to
  /// Something the transition's own views lie in: a window, a wrapper.
  case above
  /// Anything else: a snapshot, a dimming view, a subview.
  case other
}

/// What happened to the interactive part of a transition.
public enum InteractionChange: UInt8, TraceVocabulary {
  /// A finger took it up.
  case began
  /// The finger moved.
  case updated
  /// The finger let it go on.
  case finished
  /// The finger gave it up.
  case cancelled
}

/// What becomes of a property animator (contract D17), or what UIKit learns of one (contract D14).
public enum AnimatorChange: UInt8, TraceVocabulary {
  /// UIKit was given it as what makes a transition interruptible, and it was active or to be driven by a finger.
  case offered
  /// UIKit was given it after `animateTransition`, and it was not active.
  case offeredInactive
  /// It runs.
  case started
  /// It stands still.
  case paused
  /// It goes on.
  case resumed
  /// It was turned round.
  case reversed
  /// It was stopped, and is to be finished.
  case stopped
  /// It was stopped for good, without its completions.
  case abandoned
  /// Its completions have run.
  case ended
  /// It was called, or let go, as its state does not allow; an exception follows.
  case misused
  /// It was started with nothing to animate, and waits for something.
  case startedEmpty
  /// It was given more to animate on its way.
  case extended
}

/// Why an animation ended.
public enum AnimationEnd: UInt8, TraceVocabulary {
  /// It ran to its planned end.
  case finished
  /// It ran back to its beginning, because a transition was given up.
  case reversed
  /// It was taken off its layer, or another took its place (contract H2, H4).
  case removed
}

/// A closure that the app handed over and expects to run.
public enum ClosureKind: UInt8, TraceVocabulary {
  case presentCompletion, dismissCompletion, animationCompletion, coordinatorAnimation, coordinatorCompletion
  case transactionCompletion
}

/// A warning that UIKit would log, in our words.
public enum UIKitWarning: UInt8, TraceVocabulary {
  /// Present on a controller that presents another already (contract G1).
  case alreadyPresenting
  /// Present on a controller whose view is in no window (contract G2).
  case notInWindow
  /// Dismiss while a transition is in flight, where the version at hand ignores it (contract G6).
  case transitionInProgress
  /// A begin without its end or an end without its begin (contract F6).
  case unbalancedAppearance
  /// A snapshot of a view that was never rendered (contract H11).
  case emptySnapshot
  /// Layout that asks for layout without end: the app would hang.
  case layoutLoop
}

/// An exception UIKit would raise, in our words. After it the story is over.
public enum UIKitException: UInt8, TraceVocabulary {
  /// The controller is presented already (contract G4).
  case alreadyPresented
  /// The controller has a parent, or is the root of a window (contract G5).
  case activeController
  /// A child transition between controllers that are not both children (contract F7).
  case notChildren
  /// A storyboard without that identifier, or a controller without that segue.
  case unknownIdentifier
  /// A view was made its own ancestor's child, or inserted beside a view that is not its sibling.
  case viewHierarchy
  /// A property animator was let go while paused or stopped (contract D22).
  case animatorReleased
  /// A stopped property animator was started, paused, continued or given animations instead of being finished (contract D21).
  case animatorStopped
  /// A property animator was finished that had not been stopped (contract D21, D31).
  case animatorNotStopped
  /// A property animator was continued that was not paused, or can't be interrupted (contract D27′).
  case animatorNotPaused
  /// What only an inactive property animator takes was set on another (contract D23).
  case animatorNotInactive
}

/// Something the story does to the app that no user asked for.
public enum Disturbance: UInt8, TraceVocabulary {
  case animationsDisabled, animationsEnabled
  case snapshotsNil, snapshotsBlank, snapshotsRendered
  /// Every animation in flight was taken off its layer (contract H4).
  case animationsRemoved
  /// The app went to the background, or came back (contract H4).
  case enteredBackground, enteredForeground
  /// The window took another size (contract J1).
  case resized
  /// The main thread did nothing for a while.
  case hitch
  /// The system warned of low memory (contract J4).
  case memoryWarning
  /// The system took the gesture away from the app.
  case gestureAborted
}

/// What a step of a story does, without its details.
public enum StepKind: UInt8, TraceVocabulary {
  case presentSubject, dismiss, presentPlain
  case disableAnimations, enableAnimations, breakSnapshots, mendSnapshots
  case presentInteractively, dismissInteractively, drag, finish, cancel, abort
  case removeAnimations, enterBackground, enterForeground, resize, hitch, warnOfMemory
  /// A request waits for the next callback of a kind, to be made from inside it.
  case requestInside
  case pause, reverse
}

/// When a touch was tried out.
public enum TouchMoment: UInt8, TraceVocabulary {
  /// With nothing in flight: the top controller should get it.
  case atRest
  /// While a transition was in flight: nobody behind the container should get it (contract G21).
  case inFlight
}

/// An object that belongs to a transition and should not outlive it for ever.
public enum TransitionObject: UInt8, TraceVocabulary {
  case controller, presentationController, animator, interactionController, context
}

/// Who caused an event.
public enum Origin: UInt8, TraceVocabulary {
  /// The simulated UIKit.
  case uikit
  /// The code under test.
  case user
  /// A step of the story.
  case story
}

/// Where a controller stands between its appearance callbacks (contract F8).
public enum AppearancePhase: UInt8, TraceVocabulary {
  case disappeared, appearing, appeared, disappearing
}

/// When a snapshot was taken.
public enum SnapshotMoment: UInt8, TraceVocabulary {
  case transitionBegan, beforeCompletion, afterCompletion, quiet
}
