public import TransitionTrace

/// One step of a story: when, and what.
public struct ScenarioStep: Hashable, Sendable {
  /// How long after the step before it.
  public var delay: StepDelay
  /// What happens.
  public var action: ScenarioAction

  /// Makes a step, by default one that waits until everything is at rest.
  public init(_ action: ScenarioAction, delay: StepDelay = .atRest) {
    self.delay = delay
    self.action = action
  }
}

/// What a step does.
public enum ScenarioAction: Hashable, Sendable {
  /// A controller is presented.
  case present(Presented, from: ControllerRole = .top, animated: Bool = true)
  /// A controller is asked to dismiss.
  case dismiss(from: ControllerRole = .top, animated: Bool = true)
  /// `UIView.setAnimationsEnabled(_:)` is called.
  case setAnimationsEnabled(Bool)
  /// From now on snapshots come out like this.
  case setSnapshots(SnapshotFault)
  /// A finger begins to present the subject.
  case presentInteractively
  /// A finger begins to dismiss the top controller: the subject's own gesture, or the swipe of a sheet.
  case dismissInteractively
  /// The finger moves to this many thousandths of its way.
  case drag(perMille: Int)
  /// The finger is lifted so that the transition goes on, at this percentage of its ordinary speed.
  case finish(speed: Int = 100)
  /// The finger is lifted so that the transition is given up, at this percentage of its ordinary speed.
  case cancel(speed: Int = 100)
  /// The system takes the gesture away.
  case abort
  /// A finger takes up the transition that runs by itself, and holds it (contract D12).
  case pause
  /// A finger takes up the transition that runs by itself, and lets it go the other way at once (contract D12, D28).
  case reverse
  /// The animations in flight are taken off their layers (contract H4).
  case removeAnimations
  /// The app goes to the background.
  case enterBackground
  /// The app comes back.
  case enterForeground
  /// The window takes another size, as when the device is turned.
  case resize(WindowSize)
  /// The main thread does nothing for so many milliseconds.
  case hitch(milliseconds: Int)
  /// The system warns of low memory.
  case warnOfMemory
  /// The next callback of a kind makes a request from inside itself.
  case requestInside(CallbackMoment, InsideRequest)
}

/// A callback from inside of which a request can be made.
public enum CallbackMoment: String, CaseIterable, Hashable, Sendable {
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  /// The completion of `present`.
  case presentCompletion
  /// The completion of `dismiss`.
  case dismissCompletion
}

/// What is asked for from inside a callback.
public enum InsideRequest: String, CaseIterable, Hashable, Sendable {
  /// The controller that got the callback is dismissed.
  case dismiss
  /// It presents a plain controller.
  case present
}

/// Which controller is presented.
public enum Presented: Hashable, Sendable {
  /// The one whose transition is checked.
  case subject
  /// One of the system's look, in a style.
  case plain(PresentationStyle)
}

/// What becomes of snapshots of views.
public enum SnapshotFault: String, CaseIterable, Hashable, Sendable {
  /// They show the view.
  case rendered
  /// They show nothing.
  case blank
  /// There are none: `snapshotView(afterScreenUpdates:)` answers nil.
  case none
}

/// Which controller a step addresses, found when the step runs.
public enum ControllerRole: Hashable, Sendable {
  /// The one on top of everything.
  case top
  /// The one that presents the top one.
  case presenterOfTop
  /// The window's root controller.
  case root
  /// The n-th of the chain of presentations, counted from the root, which is the 0th.
  case nth(Int)
}

/// When a step happens, counted from the step before it.
public enum StepDelay: Hashable, Sendable {
  /// In the same turn of the run loop.
  case sameTurn
  /// In the next turn of the run loop.
  case nextTurn
  /// When everything finite is over.
  case atRest
  /// So many milliseconds later.
  case milliseconds(Int)
  /// When the transition in flight has run this many thousandths of its duration.
  case fractionOfTransition(perMille: Int)
  /// In the last frame before the end of the transition in flight.
  case beforeEnd
  /// At the very end of the transition in flight.
  case atEnd
  /// Just after the end of the transition in flight.
  case afterEnd
}
