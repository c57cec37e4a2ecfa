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
