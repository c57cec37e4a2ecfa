#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// How far a property animator's animations are on their way: one time for all of them, which stands still or runs.
///
/// Each animation has its own layer's time, in which the animator's legs begin and end. A leg is what lies between two
/// pauses, turns or changes of pace.
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
  private(set) var isHeld = true
  /// Where the running leg leads: 0 or 1.
  private(set) var target: Double
  private var place: Place
  /// The running leg's own pace; without one it follows the course's curve.
  private var pace: TimingCurve?
  private var length: Int64
  /// When the leg began or is to begin, on the run loop's clock.
  private var began: Int64
  private var riders: [RunningAnimation] = []
  private var alive = 0

  /// Makes a course that stands at its beginning, or at its end if it is to run back.
  init(curve: TimingCurve, duration: Int64, delay: Int64, isReversed: Bool, group: AnimationGroup) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.group = group
    length = duration
    began = Simulation.current.loop.now
    target = isReversed ? 0 : 1
    place = Place(time: 1 - target, progress: 1 - target)
  }

  var isReversed: Bool { target == 0 }
  var isIdle: Bool { alive == 0 }

  // MARK: - Riders

  /// Takes on an animation that begins at a fraction of the way.
  func add(_ rider: RunningAnimation) {
    riders.append(rider)
    alive += 1
  }

  /// When a leg begins and ends in a layer's time. Before the first one, as though it ran at once.
  func span(on layer: CALayer) -> (begin: Int64, end: Int64) {
    let begin = layer.localNow - (isHeld ? -delay : elapsed)
    return (begin, begin + length)
  }

  func ended(_ rider: RunningAnimation, naturally: Bool) {
    alive -= 1
    guard alive == 0 else { return }
    let kept = keeper
    keeper = nil
    whenOver?(naturally)
    withExtendedLifetime(kept) {}
  }

  /// Keeps the animator alive no longer. Its end, if this is it, comes back here: so it must not come in the assignment.
  private func letGoOfAnimator() {
    let kept = keeper
    keeper = nil
    withExtendedLifetime(kept) {}
  }

  /// Lets go of everything: it is over.
  func abandon() {
    whenOver = nil
    staysAtEnd = nil
    riders = []
    letGoOfAnimator()
  }

  // MARK: - Time

  /// The time since the leg began, seen by an animation under way, for its layer's time may stand still.
  private var elapsed: Int64 {
    if let rider = riders.first(where: { !$0.isOver }) { return rider.layer.localNow - rider.begin }
    return Simulation.current.loop.now - began
  }

  private func place(at elapsed: Int64) -> Place {
    if isHeld || elapsed < 0 { return place }
    if elapsed >= length { return Place(time: target, progress: target) }
    let fraction = Double(elapsed) / Double(length)
    guard let pace else {
      let time = place.time + (target - place.time) * fraction
      return Place(time: time, progress: curve.progress(at: time))
    }
    let progress = blend(pace, fraction)
    return Place(time: curve.fraction(reaching: progress), progress: progress)
  }

  private func blend(_ pace: TimingCurve, _ fraction: Double) -> Double {
    place.progress + (target - place.progress) * pace.progress(at: fraction)
  }

  /// Where it is now.
  var now: Place { place(at: elapsed) }

  /// The progress of an animation that began at a fraction of the way, so long after the leg's beginning.
  func progress(at elapsed: Int64, from start: Double) -> Double {
    if start <= 0, let pace, !isHeld, elapsed > 0, elapsed < length {
      // Which time this would be on the course's own curve is a long search, and nobody asks.
      return blend(pace, Double(elapsed) / Double(length))
    }
    let place = place(at: elapsed)
    if start <= 0 { return place.progress }
    return start >= 1 ? place.time : curve.progress(at: (place.time - start) / (1 - start))
  }

  /// Stops the time where it is.
  func hold() {
    place = now
    isHeld = true
    pace = nil
    length = remaining(to: target)
    delay = 0
    retime()
    letGoOfAnimator()
  }

  /// Goes to a fraction of the way: of its progress, or of its time (contract D25).
  func seek(_ fraction: Double, linearly: Bool) {
    // What was not moved goes on exactly from where it stood.
    if linearly ? place.progress == fraction : place.time == fraction { return }
    place =
      linearly
      ? Place(time: curve.fraction(reaching: fraction), progress: fraction)
      : Place(time: fraction, progress: curve.progress(at: fraction))
  }

  /// Runs to the end or back to the beginning; without a length of its own, for what remains of the way (contract D27).
  func run(to target: Double, in length: Int64? = nil, pace: TimingCurve? = nil) {
    place = now
    self.target = target
    self.pace = pace
    self.length = length ?? remaining(to: target)
    began = Simulation.current.loop.now + delay
    isHeld = false
    // While it was held its views may have been out of the window.
    Simulation.current.mayHaveLeftWindow = true
    retime()
    delay = 0
  }

  private func remaining(to target: Double) -> Int64 {
    Int64((abs(target - place.time) * Double(duration)).rounded())
  }

  private func retime() {
    for rider in riders where !rider.isOver {
      let begin = rider.layer.localNow + delay
      rider.retime(begin: begin, end: begin + length)
    }
  }

  // MARK: - Values

  /// What becomes of a property: its values before and after all animations.
  struct Way {
    let layer: CALayer
    let property: AnimatedProperty
    let start: AnimationValue
    var end: AnimationValue
    /// What is seen, without what other animations hold back.
    var shown: AnimationValue
  }

  /// The way of each property, in the order in which they were first animated.
  var ways: [Way] {
    var all: [Way] = []
    for rider in riders {
      let weight = rider.isOver ? 0 : rider.remaining(atLocal: rider.layer.localNow)
      for part in rider.parts {
        let known = all.firstIndex { $0.layer === rider.layer && $0.property == part.property }
        let place = known ?? all.count
        if known == nil {
          let model = rider.layer.model(of: part.property)
          all.append(
            Way(layer: rider.layer, property: part.property, start: part.from, end: part.to, shown: model))
        }
        all[place].end = part.to
        all[place].shown = all[place].shown.holdingBack(from: part.from, to: part.to, weight: weight)
      }
    }
    return all
  }

  /// Takes the animations off their layers.
  func removeAll() {
    whenOver = nil
    for rider in riders { rider.finish(.removed) }
    letGoOfAnimator()
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
