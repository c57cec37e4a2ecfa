#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

// swift-format-ignore: OrderedImports
import TransitionTrace

/// One animation on one layer, from the moment it was added until it ended or was taken off.
///
/// UIKit adds one per property; those of one block on one layer end together, so they are parts of one object here.
@MainActor
final class RunningAnimation {
  /// One property on its way.
  struct Part {
    var key: String
    var property: AnimatedProperty
    var from: AnimationValue
    var to: AnimationValue
    /// What shows, where that is not the model with a rest of the way held back.
    var script: AnimationScript?
  }

  let number: Int32
  let layer: CALayer
  /// The block of `UIView.animate` it belongs to, if any.
  let group: AnimationGroup?
  /// The animation object the app added, if any.
  let explicit: CAAnimation?
  /// The completion block of its transaction that waits for it, if any (contract H13).
  private let watch: TransactionWatch?
  let transition: Int32
  var parts: [Part] = []
  /// When it begins and ends in its layer's time, in nanoseconds. `end` is `nil` if it repeats for ever.
  private(set) var begin: Int64
  private(set) var end: Int64?
  let curve: TimingCurve
  /// How long one run lasts, in nanoseconds.
  let runDuration: Int64
  let autoreverses: Bool
  /// The property animator's way that it follows, if it does, and the stretch of it that it takes.
  let course: AnimatorCourse?
  let stretch: CourseStretch
  /// The clock of an animation the app made.
  var timing: AnimationTiming?
  /// Its place in the list of animations in flight.
  var place = -1
  /// Whether it was added by hand while a finger drove the container, or follows a new size: it runs on (contract D1, R132).
  private let isUndriven: Bool
  private var token: VirtualRunLoop.Token?
  /// Why it ends when its time is up.
  private(set) var reason = AnimationEnd.finished
  private(set) var isOver = false
  /// Whether its time is up, although it has not been told so yet.
  private var isDue = false

  init(
    layer: CALayer, group: AnimationGroup?, explicit: CAAnimation? = nil, begin: Int64, end: Int64?,
    curve: TimingCurve, runDuration: Int64, autoreverses: Bool = false, course: AnimatorCourse? = nil,
    stretch: CourseStretch = CourseStretch()
  ) {
    let simulation = Simulation.current
    number = simulation.recorder.nextAnimation()
    self.layer = layer
    self.group = group
    self.explicit = explicit
    self.begin = begin
    self.end = end
    self.curve = curve
    self.runDuration = runDuration
    self.autoreverses = autoreverses
    self.course = course
    self.stretch = stretch
    watch = simulation.transactions.last?.watch
    isUndriven = explicit != nil && simulation.isDriven || simulation.isChangingSize
    let target = simulation.target(of: layer)
    transition = target.transition
    // Where a finger holds the layer's time, the end is planned as if it let go at once.
    let planned = end.map { layer.clockTime(ofLocal: $0) ?? simulation.loop.now + max(0, $0 - begin) } ?? .max
    simulation.recorder.record(
      .animationBegan(
        animation: number, target.role, target: target.name,
        end: planned == .max ? .never : TraceTime(nanoseconds: planned)), transition: transition)
    simulation.runningAnimations.append(self)
    layer.animations.append(self)
    group?.add(self)
    course?.add(self)
    watch?.add()
    schedule()
    comeOffSoonIfUnseen()
  }

  /// How long it lasts in its layer's time; `nil` if it repeats for ever.
  var lasts: Int64? { end.map { $0 - begin } }

  /// Whether the app asked for it to stay on its layer: nothing but the app takes it off.
  var isKept: Bool { explicit?.isRemovedOnCompletion == false }

  /// Whether it will end by itself.
  var isFinite: Bool { end != nil }

  /// The commit that takes it off again, where nobody can see it, must not be long in coming (contract H4).
  func comeOffSoonIfUnseen() {
    let simulation = Simulation.current
    if !isHeld, !layer.isInWindow {
      simulation.mayHaveLeftWindow = true
    } else if simulation.applicationState != .background {
      return
    }
    simulation.loop.wakeUp()
  }

  /// Puts its end on the clock; again whenever its layer's time changes (contract D1). Where time runs backwards, it ends
  /// at its beginning (contract D4).
  func schedule() {
    if isDue { return }
    let loop = Simulation.current.loop
    if let token { loop.cancel(token) }
    token = nil
    guard !isHeld, let end, let last = instant(ofLocal: end), let first = instant(ofLocal: begin) else { return }
    let isReversed = last < first
    reason = isReversed || course?.isReversed == true ? .reversed : .finished
    token = loop.schedule(at: max(isReversed ? first : last, loop.now), phase: .animation, isFinite: true) { [self] in
      guard let course else { return finish(reason) }
      if !course.staysAtItsEnd { course.arrive(self) }
    }
  }

  /// Whether its property animator is paused.
  var isHeld: Bool { course?.isHeld == true }

  /// Its property animator goes on, or stops, from here.
  func retime(begin: Int64, end: Int64) {
    self.begin = begin
    self.end = end
    schedule()
  }

  /// If it is at its end, or back at its beginning, it stays there whatever becomes of its layer's time.
  func stayIfDue() {
    if let plannedEnd, plannedEnd <= Simulation.current.loop.now { isDue = true }
  }

  /// The run loop's instant at a time of its layer's. What the app adds itself is not driven by a finger (contract D1).
  private func instant(ofLocal local: Int64) -> Int64? {
    isUndriven ? VirtualRunLoop.instant(mediaNanoseconds: local) : layer.clockTime(ofLocal: local)
  }

  /// When it comes to its end, or back to its beginning; `nil` if it repeats for ever or its layer's time stands still.
  var plannedEnd: Int64? {
    guard !isHeld, let end, let last = instant(ofLocal: end), let first = instant(ofLocal: begin) else { return nil }
    return max(first, last)
  }

  /// Whether it will come to its end as time goes on; a stopped layer's animations are nothing to wait for.
  var isMoving: Bool { plannedEnd != nil }

  /// Ends it, and lets its block, its delegate and its transaction know.
  func finish(_ reason: AnimationEnd) {
    if let finished = takeOff(reason) { tell(reason, finished) }
  }

  /// Ends it without telling anybody; answers whether it ran out, and `nil` if it is over already.
  func takeOff(_ reason: AnimationEnd) -> Bool? {
    if isOver { return nil }
    isOver = true
    let simulation = Simulation.current
    if let token { simulation.loop.cancel(token) }
    // A property animator that runs back comes to an end like any other, and sets the model itself (contract D19).
    let isTurned = course?.isReversed == true
    let finished =
      reason == .finished
      || reason == .reversed && (isTurned || simulation.variant.reversedAnimation == .finished)
    if reason == .reversed, !isTurned { restoreModel(simulation) }
    simulation.recorder.record(
      .animationEnded(animation: number, reason, finished: finished), transition: transition)
    if reason == .finished, isKept {
      // It stays on its layer and goes on showing its end, but its time is over.
    } else {
      layer.animations.removeAll { $0 === self }
    }
    simulation.runningAnimations.remove(self)
    return finished
  }

  /// Lets everybody know that it has ended.
  func tell(_ reason: AnimationEnd, _ finished: Bool) {
    if let explicit, let delegate = explicit.delegate {
      deliver(reason) { delegate.animationDidStop(explicit, finished: finished) }
    }
    group?.ended(self, finished: finished, naturally: reason != .removed)
    course?.ended(self, naturally: reason != .removed)
    watch?.ended()
  }

  /// Callbacks of animations that ran out come in the animation phase; of removed ones, in a later turn (contract Z3).
  private func deliver(_ reason: AnimationEnd, _ body: @escaping () -> Void) {
    let simulation = Simulation.current
    if reason != .removed {
      simulation.callApp(body)
    } else {
      simulation.loop.schedule(after: 0, phase: .animation) { simulation.callApp(body) }
    }
  }

  /// A transition that was given up shows its beginning again; whether in the model too is open (contract D4).
  private func restoreModel(_ simulation: Simulation) {
    guard simulation.variant.reversedModel == .restored else { return }
    simulation.withoutActions {
      for part in parts where explicit == nil && layer.model(of: part.property).equals(part.to) {
        layer.set(part.property, to: part.from)
      }
    }
  }

  /// Forgets it without telling anybody: the story is over.
  func abandon() {
    isOver = true
    layer.animations.removeAll { $0 === self }
    group?.abandon()
    course?.abandon()
  }

  /// Whether it is a block's that repeats, or keyframes, and moves a property: what begins from the current state takes its
  /// place instead of being added to it (contract H3).
  func bearsNothingBeside(_ property: AnimatedProperty) -> Bool {
    guard explicit == nil, course == nil else { return false }
    let once = (autoreverses ? 2 : 1) * runDuration
    return parts.contains { $0.property == property && ($0.script != nil || lasts != once) }
  }

  /// Whether a property of it is animated under a key.
  func has(key: String) -> Bool { parts.contains { $0.key == key } }

  /// Takes one property off; the animation is over when none is left.
  func remove(key: String) {
    parts.removeAll { $0.key == key }
    guard parts.isEmpty else { return }
    // One that is over stayed only to show its end.
    if isOver { layer.animations.removeAll { $0 === self } }
    finish(.removed)
  }

  /// Where it is on its way at a local time; `nil` where it shows nothing.
  func moment(atLocal time: Int64) -> AnimationTiming.Moment? {
    guard let timing else { return .init(fraction: 1 - remaining(atLocal: time)) }
    // What the app added while a finger held the layer's time goes by the clock (contract D1).
    return timing.moment(at: isUndriven ? Simulation.current.loop.mediaNanoseconds : time)
  }

  /// An animation object that tells what UIKit animates under a key.
  func described(forKey key: String) -> CAAnimation {
    let part = parts.first { $0.key == key }
    let animation = CABasicAnimation(keyPath: part?.property.key ?? key)
    animation.duration = Double(runDuration) / 1e9
    animation.beginTime = Double(begin) / 1e9
    animation.autoreverses = autoreverses
    animation.repeatCount = end == nil ? .infinity : 0
    animation.isAdditive = part?.script == nil
    animation.fillMode = .both
    return animation
  }

  /// How much of its way is still to go at a local time: 1 before it begins, 0 at its end.
  func remaining(atLocal time: Int64) -> Double {
    if let course { return 1 - course.progress(of: self, at: time - begin) }
    if time < begin { return 1 }
    if runDuration <= 0 { return 0 }
    let elapsed = time - begin
    if let end, time >= end { return autoreverses ? 1 : 0 }
    let cycle = autoreverses ? 2 * runDuration : runDuration
    let within = elapsed % cycle
    let forward = within <= runDuration ? within : cycle - within
    return 1 - curve.progress(at: Double(forward) / Double(runDuration))
  }
}
