#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// An open `UIView.animate` block: how the changes made inside it are animated.
@MainActor
final class AnimationBlock {
  let group: AnimationGroup
  /// How long it lasts, in nanoseconds.
  let duration: Int64
  /// How long it waits, in nanoseconds (contract H7).
  let delay: Int64
  let curve: TimingCurve
  let repeats: Bool
  /// How often it runs, if it repeats.
  var repeatCount = Double.infinity
  let autoreverses: Bool
  /// Changes inside take effect at once: `performWithoutAnimation`, disabled animations, no duration (contract H6).
  let isUnanimated: Bool
  /// The property animator's way that the changes inside follow, if they do, and the stretch of it that is theirs.
  let course: AnimatorCourse?
  let stretch: CourseStretch
  /// What takes down the changes, in a keyframe animation (contract H9).
  var keyframes: KeyframeRecorder?
  /// The share of that animation's time in which changes are made.
  var share = KeyframeShare()
  /// Whether what is opened inside takes its duration and curve; not where it only says that nothing animates.
  var passesOn = true
  /// Whether what takes another animation's place begins where that one is seen to be.
  var beginsFromCurrent = false

  init(
    group: AnimationGroup, duration: Int64, delay: Int64, curve: TimingCurve, repeats: Bool = false,
    autoreverses: Bool = false, isUnanimated: Bool = false, course: AnimatorCourse? = nil,
    stretch: CourseStretch = CourseStretch()
  ) {
    self.group = group
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repeats = repeats
    self.autoreverses = autoreverses
    self.isUnanimated = isUnanimated
    self.course = course
    self.stretch = stretch
  }

  /// How long what begins inside waits because of the keyframe it is in (contract H9). Inside a property animator the
  /// stretch has the delay of what is around the keyframe.
  var waitInside: Int64 {
    guard let keyframes else { return 0 }
    return (course == nil ? delay : 0) + Int64((Double(keyframes.duration) * share.start).rounded())
  }

  /// Animates a change of a property that really changed; the model has it already (contract H1).
  func animate(
    _ layer: CALayer, _ property: AnimatedProperty, from old: AnimationValue, to new: AnimationValue
  ) {
    if old.equals(new) { return }
    // Its animator was stopped in its own block: what is left of the block is set at once.
    if course?.isOver == true { return }
    // A property animator that is turned takes back what it changed at once, too (contract D19).
    course?.note(layer, property, from: old, to: new)
    if isUnanimated { return }
    if let keyframes {
      keyframes.note(layer, property, from: old, to: new, in: share)
      return
    }
    var from = old
    let replaces =
      repeats || (property == .transform || property == .sublayerTransform) && Self.isBeyondAdding(old, new)
      || beginsFromCurrent && layer.animations.contains { $0.group !== group && $0.bearsNothingBeside(property) }
    if replaces {
      if let own = layer.animations.last, own.group === group,
        let place = own.parts.firstIndex(where: { $0.property == property })
      {
        // A second change in one block goes on from the first.
        own.parts[place].to = new
        return
      }
      // A property animator's takes over from what is seen.
      if beginsFromCurrent || course != nil { from = layer.presented(property, old) }
      layer.replaceAnimations(of: property)
    }
    running(on: layer).parts.append(.init(key: layer.freeKey(property), property: property, from: from, to: new))
  }

  /// Whether a change does not add up with others: that of a transform that leaves the plane (contract H3).
  private static func isBeyondAdding(_ old: AnimationValue, _ new: AnimationValue) -> Bool {
    guard case .transform(let first) = old, case .transform(let last) = new else { return false }
    return !CATransform3DIsAffine(first) || !CATransform3DIsAffine(last)
  }

  /// The animation of this block on a layer, to which a property is to be added.
  func running(on layer: CALayer) -> RunningAnimation {
    layer.animations.last.flatMap { isOfThisBlock($0) ? $0 : nil } ?? makeAnimation(layer)
  }

  private func isOfThisBlock(_ animation: RunningAnimation) -> Bool {
    animation.group === group && animation.stretch == stretch && animation.autoreverses == autoreverses
      && (animation.course != nil || animation.lasts == lasts)
  }

  /// How long one of its animations lasts; `nil` for ever.
  private var lasts: Int64? {
    let once = (autoreverses ? 2 : 1) * duration
    if !repeats { return once }
    return repeatCount.isFinite ? nanoseconds(Double(once) / 1e9 * repeatCount) : nil
  }

  private func makeAnimation(_ layer: CALayer) -> RunningAnimation {
    if let course {
      course.reach(stretch.end)
      let span = course.span(on: layer)
      return RunningAnimation(
        layer: layer, group: group, begin: span.begin, end: span.end, curve: curve, runDuration: duration,
        autoreverses: autoreverses, course: course, stretch: stretch)
    }
    let begin = layer.localNow + delay
    return RunningAnimation(
      layer: layer, group: group, begin: begin, end: lasts.map { begin + $0 },
      curve: curve, runDuration: duration, autoreverses: autoreverses)
  }
}

extension CALayer {
  /// Takes off what animates a property: what is not additive replaces (contract H3).
  func replaceAnimations(of property: AnimatedProperty) {
    for animation in animations {
      for part in animation.parts where part.property == property { animation.remove(key: part.key) }
    }
  }

  /// A key for one more animation of a property: `position`, then `position-2`, and on.
  func freeKey(_ property: AnimatedProperty) -> String { freeKey(property.key) }

  /// The first key of those that begin with a name which no animation has.
  func freeKey(_ name: String) -> String {
    if animations.isEmpty || !animations.contains(where: { $0.has(key: name) }) { return name }
    let taken = Set(animations.flatMap { $0.parts.map(\.key) })
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }
}

extension Simulation {
  /// Takes animations off layers that are in no window when a turn ends, and off all layers in the background, where a
  /// commit reaches no screen, but for those that the app asked to stay (contract H4).
  func dropAnimationsOffScreen() {
    if applicationState == .background {
      removeUnkeptAnimations { _ in true }
    }
    guard mayHaveLeftWindow else { return }
    mayHaveLeftWindow = false
    // A paused property animator waits for its views: they may come into a window later.
    guard runningAnimations.contains(where: { !$0.isHeld && !$0.layer.isInWindow }) else { return }
    for animation in runningAnimations where !animation.isHeld && !animation.layer.isInWindow {
      animation.finish(.removed)
    }
  }
}
