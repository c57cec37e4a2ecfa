#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// How far a property animator's animations are on their way: one time for all of them, which stands still or runs.
///
/// Each animation has its own layer's time, in which the animator's legs begin and end. A leg is what lies between two
/// pauses, turns or changes of pace. An animator that was started in the block of another follows that one's course.
@MainActor
final class AnimatorCourse {
  /// A place on the way: the fraction of the time, and the progress that the pace makes of it.
  struct Place: Equatable {
    var time: Double
    var progress: Double
  }

  let curve: TimingCurve
  /// How long the whole way takes, in nanoseconds.
  let duration: Int64
  /// How long it waits before it runs for the first time, in nanoseconds.
  private(set) var delay: Int64
  let group: AnimationGroup
  /// Kept alive while it runs: UIKit does not let go of a running animator.
  var keeper: UIViewPropertyAnimator?
  /// Told when the last animation is over, and whether it ran out.
  var whenOver: ((_ naturally: Bool) -> Void)?
  /// Asked at an animation's end whether it is to stay there.
  var staysAtEnd: (() -> Bool)?
  private var isStill = true
  private var runsBack: Bool
  private var place: Place
  /// The running leg's own pace; without one it follows the course's curve.
  private var pace: TimingCurve?
  private var length: Int64
  /// When the leg began or is to begin, on the run loop's clock.
  private var began: Int64
  /// Where the way ends, in fractions of the duration: after 1 where something in it lasts longer.
  private var extent = 1.0
  private(set) var riders: [RunningAnimation] = []
  private var alive = 0
  /// The course that this one follows, and where on it this one lies (contract D29).
  private(set) var outer: (course: AnimatorCourse, stretch: CourseStretch)?
  private(set) var followers: [AnimatorCourse] = []
  /// What was changed, in order.
  var notes: [Note] = []
  /// Whether it was stopped or left: nothing that is changed from here on goes this way, and nothing is taken back.
  private(set) var isOver = false
  /// Whether it was stopped with the course that it follows.
  private(set) var wasStopped = false

  /// Makes a course that stands at its beginning, or at its end if it is to run back.
  init(curve: TimingCurve, duration: Int64, delay: Int64, isReversed: Bool, group: AnimationGroup) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.group = group
    length = duration
    began = Simulation.current.loop.now
    runsBack = isReversed
    place = isReversed ? Place(time: 1, progress: 1) : Place(time: 0, progress: 0)
  }

  var isHeld: Bool { outer?.course.isHeld ?? isStill }
  var isReversed: Bool { outer?.course.isReversed ?? runsBack }
  var isIdle: Bool { alive == 0 }
  /// Whether changes take effect at once; a leap on another's way can be taken back.
  var takesNoTime: Bool { outer == nil && duration + delay == 0 }
  /// Where the running leg leads.
  private var target: Double { runsBack ? 0 : extent }

  // MARK: - Riders

  /// Takes on an animation.
  func add(_ rider: RunningAnimation) {
    riders.append(rider)
    count(1)
  }

  private func count(_ difference: Int) {
    alive += difference
    outer?.course.count(difference)
  }

  /// Goes the way of another course, on a stretch of it (contract D29).
  func follow(_ course: AnimatorCourse, _ stretch: CourseStretch) {
    outer = (course, stretch)
    course.followers.append(self)
  }

  /// Something on the way lasts until then.
  func reach(_ end: Double) {
    if let outer {
      let share = outer.stretch.end - outer.stretch.start
      return outer.course.reach(outer.stretch.start + end * share)
    }
    guard end > extent else { return }
    extent = end
    // A leg that leads there is longer now.
    if !isStill, !runsBack { run(back: false, after: max(0, -elapsed)) }
  }

  /// When a leg begins and ends in a layer's time. Before the first one, as though it ran at once.
  func span(on layer: CALayer) -> (begin: Int64, end: Int64) {
    if let outer { return outer.course.span(on: layer) }
    let begin = layer.localNow - (isStill ? -delay : elapsed)
    return (begin, begin + length)
  }

  /// Whether an animation that is at its end is to stay there.
  var staysAtItsEnd: Bool { (outer?.course ?? self).staysAtEnd?() == true }

  /// An animation has come to its end: all that have are over before anybody hears of it.
  func arrive(_ first: RunningAnimation) {
    if let outer { return outer.course.arrive(first) }
    let now = Simulation.current.loop.now
    var ended: [(rider: RunningAnimation, finished: Bool)] = []
    for rider in allRiders where !rider.isOver && (rider === first || (rider.plannedEnd ?? .max) <= now) {
      if let finished = rider.takeOff(rider.reason) { ended.append((rider, finished)) }
    }
    if isReversed { returnToStart() }
    for (rider, finished) in ended { rider.tell(rider.reason, finished) }
  }

  func ended(_ rider: RunningAnimation, naturally: Bool) {
    count(-1)
    becomeOver(naturally)
  }

  private func becomeOver(_ naturally: Bool) {
    let outer = outer
    if alive == 0 {
      let kept = keeper
      keeper = nil
      whenOver?(naturally)
      withExtendedLifetime(kept) {}
    }
    outer?.course.becomeOver(naturally)
  }

  /// Its own animations, and those of the courses that follow it.
  var allRiders: [RunningAnimation] {
    if followers.isEmpty { return riders }
    return (riders + followers.flatMap(\.allRiders)).sorted { $0.number < $1.number }
  }

  /// Keeps the animator alive no longer. Its end, if this is it, comes back here: so it must not come in the assignment.
  private func letGoOfAnimator() {
    let kept = keeper
    keeper = nil
    withExtendedLifetime(kept) {}
  }

  /// Lets go of everything: it is over.
  func abandon() {
    isOver = true
    whenOver = nil
    staysAtEnd = nil
    riders = []
    notes = []
    followers = []
    letGoOfAnimator()
  }

  // MARK: - Time

  /// The time since the leg began, seen by an animation under way, for its layer's time may stand still.
  private var elapsed: Int64 {
    if let outer { return outer.course.elapsed }
    if let rider = allRiders.first(where: { !$0.isOver }) { return rider.layer.localNow - rider.begin }
    return Simulation.current.loop.now - began
  }

  private func place(at elapsed: Int64) -> Place {
    if let outer {
      let time = outer.course.place(at: elapsed).time - outer.stretch.start
      let share = outer.stretch.end - outer.stretch.start
      let own = share > 0 ? max(0, time / share) : time < 0 ? 0 : 1
      return Place(time: own, progress: curve.progress(at: min(1, own)))
    }
    if isStill || elapsed < 0 { return place }
    if elapsed >= length { return Place(time: target, progress: runsBack ? 0 : 1) }
    let fraction = Double(elapsed) / Double(length)
    if let pace, extent == 1 {
      let progress = blend(pace, fraction)
      return Place(time: curve.fraction(reaching: progress), progress: progress)
    }
    let time = place.time + (target - place.time) * (pace?.progress(at: fraction) ?? fraction)
    return Place(time: time, progress: curve.progress(at: min(1, time)))
  }

  private func blend(_ pace: TimingCurve, _ fraction: Double) -> Double {
    place.progress + ((runsBack ? 0 : 1) - place.progress) * pace.progress(at: fraction)
  }

  /// Where it is now.
  var now: Place { place(at: elapsed) }

  /// The progress of an animation, so long after the leg's beginning.
  func progress(of rider: RunningAnimation, at elapsed: Int64) -> Double {
    let isWhole = rider.stretch == CourseStretch() && !rider.autoreverses && rider.curve == curve
    if isWhole, outer == nil, extent == 1, let pace, !isStill, elapsed > 0, elapsed < length {
      // Which time this would be on the course's own curve is a long search, and nobody asks.
      return blend(pace, Double(elapsed) / Double(length))
    }
    let place = place(at: elapsed)
    if isWhole { return place.progress }
    let fraction = rider.stretch.fraction(at: place.time)
    // What came back by itself is over after that, and shows the model.
    if !rider.autoreverses || place.time > rider.stretch.end { return rider.curve.progress(at: fraction) }
    return rider.curve.progress(at: fraction < 0.5 ? 2 * fraction : 2 - 2 * fraction)
  }

  /// Stops the time where it is.
  func hold() {
    if outer != nil { return }
    place = now
    isStill = true
    pace = nil
    length = remaining
    delay = 0
    retime()
    letGoOfAnimator()
  }

  /// Goes to a fraction of the way: of its progress, or of its time (contract D25).
  func seek(_ fraction: Double, linearly: Bool) {
    // What was not moved goes on exactly from where it stood.
    if outer != nil || (linearly ? place.progress == fraction : place.time == fraction) { return }
    place =
      linearly
      ? Place(time: curve.fraction(reaching: fraction), progress: fraction)
      : Place(time: fraction, progress: curve.progress(at: fraction))
  }

  /// Runs to the end or back to the beginning; without a length of its own, for what remains of the way (contract D27).
  func run(back runsBack: Bool, in length: Int64? = nil, pace: TimingCurve? = nil) {
    if outer != nil { return }
    run(back: runsBack, after: delay, in: length, pace: pace)
  }

  private func run(back: Bool, after wait: Int64, in given: Int64? = nil, pace: TimingCurve? = nil) {
    place = now
    runsBack = back
    // From beyond the end it comes back at the course's own pace.
    self.pace = pace ?? (isBeyondItsEnds ? curve : nil)
    length = given ?? remaining
    began = Simulation.current.loop.now + wait
    isStill = false
    delay = wait
    retime()
    delay = 0
    // While it was held its views may have been out of the window.
    for rider in allRiders where !rider.isOver { rider.comeOffSoonIfUnseen() }
  }

  /// Whether a spring that it was continued with has taken it past the end, or past the beginning.
  private var isBeyondItsEnds: Bool {
    place.time >= 1 && place.progress > 1 || place.time <= 0 && place.progress < 0
  }

  /// How long what remains of the way takes; where there is none, the way back to where it ends.
  private var remaining: Int64 {
    let way = abs(target - place.time)
    let back = isBeyondItsEnds ? abs(place.progress - (runsBack ? 0 : 1)) : 0
    return Int64((max(way, back) * Double(duration)).rounded())
  }

  private func retime() {
    for rider in allRiders where !rider.isOver {
      let begin = rider.layer.localNow + delay
      rider.retime(begin: begin, end: begin + length)
    }
  }

  /// Takes the animations off their layers.
  func removeAll() {
    isOver = true
    whenOver = nil
    for follower in followers { follower.beStopped() }
    for rider in allRiders { rider.finish(.removed) }
    letGoOfAnimator()
  }

  private func beStopped() {
    (wasStopped, isOver) = (true, true)
    for follower in followers { follower.beStopped() }
  }
}

extension TimingCurve {
  /// The fraction of the time at which the curve first comes to a progress.
  func fraction(reaching progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 || self == .linear { return min(1, progress) }
    var high = 1.0
    // A spring goes past its end and comes back: look for the first time.
    for step in 1..<256 where self.progress(at: Double(step) / 256) >= progress {
      high = Double(step) / 256
      break
    }
    var low = max(0, high - 1.0 / 256)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }
}
