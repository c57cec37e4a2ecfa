#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
package import TransitionTrace

/// What a property animator does when it is called, in every state (contract D17–D28, D31).
///
/// Pure: it knows states and calls, and nothing of views or of time. The animator carries the steps out.
package struct PropertyAnimatorMachine: Equatable {
  /// Where an animator stands.
  package enum State: CaseIterable {
    case inactive
    /// Started without a block of animations: it runs as soon as it gets one.
    case waiting
    case paused, running, stopped
    /// Its completions run (contract D31).
    case finishing
  }

  /// What is asked of it.
  package enum Call: Equatable {
    case start, pause, setFraction, resume
    case setReversed(Bool)
    case stop(withoutFinishing: Bool)
    case finish(at: UIViewAnimatingPosition)
    case addAnimations, addCompletion
    /// One of the properties is set that only an inactive animator takes (contract D23).
    case configure
    /// All its animations are at their end, or gone.
    case arrive
    /// The animator around it has taken it there, or was stopped on the way (contract D29).
    case beTaken(to: UIViewAnimatingPosition)
    /// Its completions have run.
    case completed
    /// Nobody has it any more.
    case release
  }

  /// One thing to do.
  package enum Step: Equatable {
    /// Runs the blocks of animations, which sets the model.
    case activate
    /// Lets time run from here, at its own pace.
    case run
    /// Lets time run from here as the call says.
    case runAsTold
    /// Stops the time where it is.
    case hold
    /// Shows a fraction.
    case seek
    /// Keeps a block for the start, or runs it now.
    case keepBlock, runBlock
    case keepCompletion
    case set
    /// What is seen becomes the model, and the animations are over (contract D20).
    case takeShownValues
    case setModel(UIViewAnimatingPosition)
    case complete(UIViewAnimatingPosition)
    /// Drops the blocks and the completions.
    case forget
  }

  /// What comes of a call.
  package enum Answer: Equatable {
    /// These steps, in this order; none where the call means nothing.
    case carryOut([Step])
    case raise(UIKitException)
  }

  package private(set) var state = State.inactive
  package private(set) var isReversed = false
  /// Whether it has a block of animations to start with.
  package var hasBlocks = false
  package var isInterruptible = true
  package var pausesOnCompletion = false

  package init(state: State = .inactive) { self.state = state }

  /// Whether the animator is neither inactive nor stopped.
  package var isActive: Bool { state != .inactive && state != .stopped }
  /// Whether it has been started, or paused, and has not come to its end.
  package var isUnderWay: Bool { isActive && state != .finishing }
  /// Whether it counts as running; also while its completions run (contract D31, trace T23).
  package var isRunning: Bool { state == .running || state == .finishing }

  /// Goes on to the next state, and says what to do.
  package mutating func handle(_ call: Call) -> Answer {
    switch call {
    case .start: start()
    case .pause: pause()
    case .setFraction: setFraction()
    case .setReversed(let isReversed): turn(isReversed)
    case .resume: resume()
    case .stop(let withoutFinishing): stop(withoutFinishing)
    case .finish(let position): finish(at: position)
    case .addAnimations: addAnimations()
    case .addCompletion: .carryOut([.keepCompletion])
    case .configure: state == .inactive ? .carryOut([.set]) : .raise(.animatorNotInactive)
    case .arrive: arrive()
    case .beTaken(let position): beTaken(to: position)
    case .completed: completed()
    case .release: state == .paused || state == .stopped ? .raise(.animatorReleased) : .carryOut([])
    }
  }
}

extension PropertyAnimatorMachine {
  /// What a call has made of it, in the words of the trace; `nil` where that is nothing anybody would see.
  package func change(since before: PropertyAnimatorMachine) -> AnimatorChange? {
    if state == before.state { return isReversed == before.isReversed || !isActive ? nil : .reversed }
    switch state {
    case .running: return before.state == .paused ? .resumed : .started
    case .paused: return .paused
    case .stopped: return .stopped
    case .inactive: return before.state == .finishing ? .ended : .abandoned
    case .waiting: return .startedEmpty
    case .finishing: return nil
    }
  }
}

/// The calls one by one.
extension PropertyAnimatorMachine {
  private mutating func go(_ state: State, _ steps: Step...) -> Answer {
    self.state = state
    return .carryOut(steps)
  }

  /// A stopped animator can only be finished (contract D18, D21).
  private mutating func start() -> Answer {
    switch state {
    case .inactive: hasBlocks ? go(.running, .activate, .run) : go(.waiting, .activate)
    case .paused: go(.running, .run)
    case .waiting, .running, .finishing: .carryOut([])
    case .stopped: .raise(.animatorStopped)
    }
  }

  /// What can't be interrupted runs on: the sources name no exception (contract D17, D23).
  private mutating func pause() -> Answer {
    switch state {
    case .inactive: go(.paused, .activate, .hold)
    case .waiting: go(.paused, .hold)
    case .running: isInterruptible ? go(.paused, .hold) : .carryOut([])
    case .paused, .finishing: .carryOut([])
    case .stopped: .raise(.animatorStopped)
    }
  }

  /// Means nothing while it runs (contract D26).
  private mutating func setFraction() -> Answer {
    switch state {
    case .inactive: go(.paused, .activate, .hold, .seek)
    case .waiting: go(.paused, .hold, .seek)
    case .paused: .carryOut([.seek])
    case .running, .stopped, .finishing: .carryOut([])
    }
  }

  /// Paused or running, at once (contract D28).
  private mutating func turn(_ isReversed: Bool) -> Answer {
    let isNew = isReversed != self.isReversed
    switch state {
    case .inactive, .waiting, .paused:
      self.isReversed = isReversed
      return .carryOut([])
    case .running:
      self.isReversed = isReversed
      return .carryOut(isNew ? [.run] : [])
    case .stopped, .finishing: return .carryOut([])
    }
  }

  /// Only a paused one goes on, and only one that can be interrupted (contract D27′).
  private mutating func resume() -> Answer {
    switch state {
    case .paused: isInterruptible ? go(.running, .runAsTold) : .raise(.animatorNotPaused)
    case .stopped: .raise(.animatorStopped)
    case .inactive, .waiting, .running, .finishing: .raise(.animatorNotPaused)
    }
  }

  /// Stopping what is inactive means nothing, and makes nothing to finish (contract D20, D21).
  private mutating func stop(_ withoutFinishing: Bool) -> Answer {
    switch state {
    case .inactive, .finishing: .carryOut([])
    case .running where !isInterruptible: .carryOut([])
    case .waiting, .paused, .running:
      withoutFinishing ? leave(.takeShownValues, .forget) : go(.stopped, .takeShownValues)
    case .stopped: .raise(.animatorStopped)
    }
  }

  /// Only what was stopped can be finished, and not from inside a completion (contract D21, D31).
  private mutating func finish(at position: UIViewAnimatingPosition) -> Answer {
    if state != .stopped { return .raise(.animatorNotStopped) }
    return go(.finishing, .setModel(position), .complete(position))
  }

  private mutating func addAnimations() -> Answer {
    switch state {
    case .inactive, .finishing: .carryOut([.keepBlock])
    case .waiting: go(.running, .runBlock, .run)
    case .paused, .running: .carryOut([.runBlock])
    case .stopped: .raise(.animatorStopped)
    }
  }

  /// At the end it is done, or waits there if it was told to (contract D19, D24).
  private mutating func arrive() -> Answer {
    if state != .running { return .carryOut([]) }
    if pausesOnCompletion { return go(.paused, .hold) }
    return isReversed ? go(.finishing, .setModel(.start), .complete(.start)) : go(.finishing, .complete(.end))
  }

  /// It asks nothing of its own: what is around it has the time (contract D29).
  private mutating func beTaken(to position: UIViewAnimatingPosition) -> Answer {
    if state != .running { return .carryOut([]) }
    return position == .start
      ? go(.finishing, .setModel(.start), .complete(.start)) : go(.finishing, .complete(position))
  }

  private mutating func completed() -> Answer { state == .finishing ? leave() : .carryOut([]) }

  /// Inactive again, and forward.
  private mutating func leave(_ steps: Step...) -> Answer {
    state = .inactive
    isReversed = false
    return .carryOut(steps)
  }
}
