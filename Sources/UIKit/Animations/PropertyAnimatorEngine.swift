#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

// swift-format-ignore: OrderedImports
import TransitionTrace

/// What a property animator holds besides its looks: it carries out what the machine says.
@MainActor
final class PropertyAnimatorEngine {
  var machine = PropertyAnimatorMachine()
  /// The duration as it was given, in seconds, and what gives the pace.
  let duration: TimeInterval
  let curve: TimingCurve
  private(set) var delay: TimeInterval = 0
  var scrubsLinearly = true
  var isUserInteractionEnabled = true
  /// The animator, which has this; kept alive only while it runs.
  weak var animator: UIViewPropertyAnimator?
  /// What it inherits from the block around it, where it can't be interrupted (contract D29).
  private var inherited: (duration: Int64, curve: TimingCurve)?
  private var course: AnimatorCourse?
  /// Where the animations were when they were stopped (contract D20).
  private var ways: [AnimatorCourse.Way] = []
  private var blocks: [(body: () -> Void, delayFactor: Double)] = []
  private var completions: [(body: (UIViewAnimatingPosition) -> Void, closure: Int32)] = []
  /// Keeps the trace of the story it is part of, in which it has a number.
  private var recorder: TraceRecorder?
  private var number: Int32 = 0
  /// How many calls there were, and which of them last set the time running or moved it: blocks may call the animator that
  /// runs them, and what a later call did is not for an earlier one to undo.
  private var calls = 0
  private var lastMove = 0

  init(duration: TimeInterval, parameters: any UITimingCurveProvider) {
    (curve, self.duration) = parameters.pace(over: duration.isFinite ? max(0, duration) : 0)
  }

  /// What comes with a call, for the steps that need it.
  enum Detail {
    case none
    /// From 0 to 1.
    case fraction(Double)
    case block(() -> Void, delayFactor: Double)
    case completion((UIViewAnimatingPosition) -> Void)
    case resumption(pace: (any UITimingCurveProvider)?, factor: Double)
    case setting(() -> Void)
  }

  /// Goes through the machine and carries its steps out.
  func perform(_ call: PropertyAnimatorMachine.Call, _ detail: Detail = .none) {
    machine.hasBlocks = !blocks.isEmpty
    let before = machine
    let done = if case .fraction(let asked) = detail { asked } else { fraction }
    if before.state == .inactive { enterStory() }
    switch machine.handle(call) {
    case .raise(let exception):
      note(.misused, at: done)
      (recorder ?? Simulation.current.recorder).raise(exception, .none, .none)
    case .carryOut(let steps):
      if let change = machine.change(since: before) { note(change, at: done) }
      calls += 1
      let own = calls
      for step in steps where isStillDue(step, of: own) { carryOut(step, detail) }
    }
  }

  /// Whether a step of a call is still to be done after the app's code that ran in an earlier step of it.
  private func isStillDue(_ step: PropertyAnimatorMachine.Step, of call: Int) -> Bool {
    switch step {
    case .hold: return machine.state == .paused
    case .run where machine.state != .running, .runAsTold where machine.state != .running: return false
    case .seek where machine.state != .paused: return false
    case .run, .runAsTold, .seek:
      if lastMove > call { return false }
      lastMove = call
      return true
    default: return true
    }
  }

  /// An animator that is not under way belongs to whatever story it is used in next.
  private func enterStory() {
    let current = Simulation.current.recorder
    if recorder !== current { (recorder, number) = (current, 0) }
  }

  /// Its number in the trace, given on first use.
  func traceNumber() -> Int32 {
    if machine.state == .inactive { enterStory() }
    if number == 0, let recorder { number = recorder.nextPropertyAnimator() }
    return number
  }

  private func note(_ change: AnimatorChange, at fraction: Double) {
    let number = traceNumber()
    let perMille = Int32((fraction * 1000).rounded())
    recorder?.record(
      .propertyAnimator(change, animator: number, perMille: perMille),
      transition: Simulation.current.openTransitions.last?.ordinal ?? 0)
  }

  private func carryOut(_ step: PropertyAnimatorMachine.Step, _ detail: Detail) {
    switch (step, detail) {
    case (.activate, _): activate()
    case (.run, _): run()
    case (.runAsTold, .resumption(let pace, let factor)): run(pace, factor)
    case (.hold, _): course?.hold()
    case (.seek, .fraction(let fraction)): seek(fraction)
    case (.keepBlock, .block(let body, let delayFactor)): blocks.append((body, delayFactor))
    case (.runBlock, .block(let body, let delayFactor)): runNow(body, delayFactor)
    case (.keepCompletion, .completion(let body)):
      completions.append((body, Simulation.current.recorder.takeClosure(.animationCompletion)))
    case (.set, .setting(let body)): body()
    case (.takeShownValues, _): takeShownValues()
    case (.setModel(let position), _): setModel(position)
    case (.complete(let position), _): complete(position)
    case (.forget, _): forget()
    default: break
    }
  }

  // MARK: - Starting

  /// How long it waits, set by a start.
  func start(after delay: TimeInterval) {
    if machine.state == .inactive { self.delay = delay.isFinite ? max(0, delay) : 0 }
    perform(.start)
  }

  /// Takes what the open block around it has, as `UIView.animate` does (contract D29, H1).
  func inherit(duration: Bool, curve: Bool) {
    guard let outer = Simulation.current.animationBlocks.last, outer.passesOn else { return }
    inherited = (duration ? outer.duration : nanoseconds(self.duration), curve ? outer.curve : self.curve)
  }

  private func activate() {
    let simulation = Simulation.current
    if !machine.isInterruptible, inherited == nil { inherit(duration: true, curve: true) }
    // Under a finger everything runs evenly (contract D1).
    let pace = simulation.isDriven ? .linear : inherited?.curve ?? curve
    let around = simulation.animationBlocks.last
    let wait = nanoseconds(delay) + (around?.waitInside ?? 0)
    let course = AnimatorCourse(
      curve: pace, duration: inherited?.duration ?? nanoseconds(duration), delay: wait, isReversed: machine.isReversed,
      group: AnimationGroup(completion: nil, allowsTouches: isUserInteractionEnabled))
    self.course = course
    if !machine.isInterruptible, machine.state == .running, course.duration > 0 || duration > 0,
      let place = around?.place(after: wait, for: course.duration)
    {
      course.follow(place.course, place.stretch)
    }
    course.whenOver = { [weak self, weak course] naturally in
      guard let self, let course else { return }
      naturally ? arrive(course, at: course.isReversed ? .start : .end) : arriveLater(course)
    }
    course.staysAtEnd = { [weak self] in
      guard let self, machine.pausesOnCompletion, machine.state == .running else { return false }
      perform(.arrive)
      return true
    }
    let waiting = blocks
    blocks = []
    // One that stops the animator stops it for those after it, too.
    for block in waiting where !course.isOver { open(block.body, from: block.delayFactor, on: course) }
    goOn(course)
  }

  /// A block that set the time running may have animated something since.
  private func goOn(_ course: AnimatorCourse) {
    if !course.isOver, !course.isHeld, !course.isIdle { course.keeper = animator }
  }

  /// Runs a block, so that what changes in it follows the animator's way.
  private func open(_ body: () -> Void, from start: Double, on course: AnimatorCourse) {
    let simulation = Simulation.current
    let isOutermost = simulation.animationBlocks.isEmpty
    let length = Int64((Double(course.duration) * (1 - start)).rounded())
    simulation.animationBlocks.append(
      AnimationBlock(
        group: course.group, duration: length, delay: 0, curve: course.curve,
        isUnanimated: !simulation.areAnimationsEnabled || course.takesNoTime, course: course,
        stretch: CourseStretch(start: start)))
    body()
    if isOutermost { simulation.openTransitions.last?.runAlongside() }
    simulation.animationBlocks.removeLast()
  }

  /// What is added on the way has the rest of it (contract D19).
  private func runNow(_ body: () -> Void, _ delayFactor: Double) {
    guard let course else { return }
    note(.extended, at: fraction)
    let time = min(1, course.now.time)
    open(body, from: time + (1 - time) * delayFactor, on: course)
    goOn(course)
  }

  private func run() {
    go { $0.run(back: machine.isReversed) }
  }

  /// The rest in a multiple of the whole duration, or for 0 in what remains of it (contract D27, trace T22).
  private func run(_ parameters: (any UITimingCurveProvider)?, _ factor: Double) {
    guard let course else { return }
    let given = Double(course.duration) / 1e9 * max(0, factor)
    let told = parameters?.pace(over: given)
    let length = factor > 0 ? told?.duration ?? given : nil
    go { $0.run(back: machine.isReversed, in: length.map { nanoseconds($0) }, pace: told?.curve) }
  }

  private func go(_ body: (AnimatorCourse) -> Void) {
    guard let course else { return }
    body(course)
    if course.isIdle { arriveLater(course) } else { course.keeper = animator }
  }

  // MARK: - On the way

  /// How far it has come on the way it goes, which leads back to the beginning while it is reversed (contract D26).
  var fraction: Double {
    guard let place = course?.now else { return 0 }
    let fraction = max(0, min(1, scrubsLinearly ? place.progress : place.time))
    return machine.isReversed ? 1 - fraction : fraction
  }

  private func seek(_ fraction: Double) {
    course?.seek(machine.isReversed ? 1 - fraction : fraction, linearly: scrubsLinearly)
  }

  /// With nothing to animate it is over in the next turn (contract H5, H6). The turn keeps the animator alive.
  private func arriveLater(_ course: AnimatorCourse) {
    let animator = animator
    Simulation.current.loop.schedule(after: 0, phase: .animation) { [self] in
      withExtendedLifetime(animator) {
        if self.course === course, course.isIdle, course.outer != nil || !course.isHeld { arrive(course, at: .end) }
      }
    }
  }

  /// An animator that goes another's way is where that one has taken it (contract D29).
  private func arrive(_ course: AnimatorCourse, at position: UIViewAnimatingPosition) {
    perform(course.outer == nil ? .arrive : .beTaken(to: course.wasStopped ? .current : position))
  }

  // MARK: - The end

  /// What was seen last becomes the model; the sum of other animations goes on (contract D20).
  private func takeShownValues() {
    guard let course else { return }
    ways = course.ways
    course.removeAll()
    set { $0.shown }
  }

  private func setModel(_ position: UIViewAnimatingPosition) {
    if ways.isEmpty { ways = course?.ways ?? [] }
    switch position {
    case .start: set { $0.start }
    case .end: set { $0.end }
    case .current: break
    }
  }

  private func set(_ value: (AnimatorCourse.Way) -> AnimationValue) {
    Simulation.current.withoutActions { for way in ways { way.layer.set(way.property, to: value(way)) } }
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    let keeper = animator
    let waiting = completions
    forget()
    let simulation = Simulation.current
    for completion in waiting {
      simulation.recorder.record(
        .closureRun(.animationCompletion, closure: completion.closure, flag: position == .end))
      simulation.callApp { completion.body(position) }
    }
    withExtendedLifetime(keeper) { perform(.completed) }
  }

  /// Drops everything that belongs to one run.
  func forget() {
    // What goes with these may be the last to have the animator, whose end comes back here.
    let dropped = (course, ways, blocks, completions)
    course = nil
    ways = []
    inherited = nil
    blocks = []
    completions = []
    withExtendedLifetime(dropped) { dropped.0?.abandon() }
  }
}
