import TransitionCheck
import UIKit

/// What a property is expected to be: set to a value, or left where it was seen.
enum LawValue: Equatable {
  case exactly(Int)
  case about(Double)
}

/// A property animator of a random program, and what is known of the layer that only it animates.
@MainActor
final class AnimatorSlot {
  /// The number of its own layer.
  let layer: Int
  var animator: UIViewPropertyAnimator?
  /// Whether it animates what others animate too.
  var isLoose = false
  /// Whether it was started without a block.
  var isWaiting = false
  var hasBlocks = false
  /// Its completions that have not run.
  var waiting: [Int] = []
  /// The values that it animates: before, and in the end.
  var starts: [LawProperty: LawValue] = [:]
  var ends: [LawProperty: LawValue] = [:]
  /// Where it is being finished, if it was stopped.
  var finishing: UIViewAnimatingPosition?
  /// Whether it hears itself of its end.
  var isArmed = false

  init(layer: Int) { self.layer = layer }

  /// A change is made in a block of it. One that changes nothing is no concern of an animator's; one that is made at once,
  /// because animations are switched off, is taken back like any other.
  func note(_ property: LawProperty, _ value: Int, now: LawValue?) {
    guard !isLoose, let now, now != .exactly(value) else { return }
    if starts[property] == nil { starts[property] = now }
    ends[property] = .exactly(value)
  }
}

extension AnimationProgram {
  /// The animator that a call is for: few are stopped or paused, and only these can be finished or continued.
  func slot(for call: AnimatorCall, _ slot: AnimatorSlot) -> AnimatorSlot {
    switch call {
    case .finish: animators.first { $0.animator?.state == .stopped } ?? slot
    case .resume: animators.first { $0.animator?.state == .active && $0.animator?.isRunning == false } ?? slot
    case .stop, .pause: animators.first { $0.animator?.state == .active } ?? slot
    default: slot
    }
  }

  /// Makes a call if the animator may be called so.
  func perform(_ call: AnimatorCall, of slot: AnimatorSlot) {
    if case .make(let description) = call { return make(description, slot) }
    if slot.animator == nil { make(LawAnimator(), slot) }
    guard let animator = slot.animator else { return }
    let isStopped = animator.state == .stopped
    let isPaused = animator.state == .active && !animator.isRunning
    switch call {
    case .make: break
    case .add(let actions, let quarters) where !isStopped: add(actions, Double(quarters) / 4, slot, animator)
    case .complete(let actions): add(actions, slot, animator)
    case .start(let delay) where !isStopped:
      arm(slot, animator)
      if animator.state == .inactive { slot.isWaiting = !slot.hasBlocks }
      animator.startAnimation(afterDelay: Double(delay) / 1000)
    case .pause where !isStopped:
      arm(slot, animator)
      slot.isWaiting = false
      animator.pauseAnimation()
    case .fraction(let eighths):
      if animator.state == .inactive { arm(slot, animator) }
      slot.isWaiting = false
      animator.fractionComplete = CGFloat(eighths) / 8
    case .reverse(let isReversed): animator.isReversed = isReversed
    case .resume(let pace, let halves) where isPaused && animator.isInterruptible && !slot.isWaiting:
      animator.continueAnimation(withTimingParameters: pace?.parameters, durationFactor: CGFloat(halves) / 2)
    case .stop(let withoutFinishing) where animator.state == .active: stop(withoutFinishing, slot, animator)
    case .finish(let position) where isStopped: finish(at: position, slot, animator)
    case .release where isReleasable(slot, animator): slot.animator = nil
    default: return
    }
    if !slot.isLoose { exercised[call.name, default: 0] += 1 }
    if animator.isRunning || animator.state == .inactive { slot.isWaiting = false }
    if animator.state != .inactive { slot.hasBlocks = false }
  }

  /// One that runs is kept alive, but its layer is its own; what waits for an end that does not come would never hear.
  private func isReleasable(_ slot: AnimatorSlot, _ animator: UIViewPropertyAnimator) -> Bool {
    animator.state == .inactive && slot.waiting.isEmpty && !slot.hasBlocks
  }

  private func make(_ description: LawAnimator, _ slot: AnimatorSlot) {
    if let old = slot.animator, !isReleasable(slot, old) { return }
    let animator = UIViewPropertyAnimator(
      duration: Double(description.milliseconds) / 1000, timingParameters: description.pace.parameters)
    animator.scrubsLinearly = !description.scrubsByPace
    animator.pausesOnCompletion = description.pausesOnCompletion
    animator.isInterruptible = !description.isUninterruptible
    slot.isLoose = description.isLoose
    slot.animator = animator
  }

  private func add(
    _ actions: [LawAction], _ delayFactor: Double, _ slot: AnimatorSlot, _ animator: UIViewPropertyAnimator
  ) {
    if animator.state == .inactive { slot.hasBlocks = true }
    animator.addAnimations(
      { [unowned self, unowned slot] in
        let outer = owner
        owner = slot
        for action in actions { perform(action) }
        owner = outer
      }, delayFactor: CGFloat(delayFactor))
  }

  private func add(_ actions: [LawAction], _ slot: AnimatorSlot, _ animator: UIViewPropertyAnimator) {
    slot.waiting.append(nextCompletion)
    let body = completion(actions)
    animator.addCompletion { _ in body() }
  }

  /// Before it becomes active: it is to hear of its end.
  private func arm(_ slot: AnimatorSlot, _ animator: UIViewPropertyAnimator) {
    if slot.isArmed { return }
    slot.isArmed = true
    slot.waiting.append(nextCompletion)
    let body = completion([])
    animator.addCompletion { [unowned self, unowned slot, unowned animator] position in
      body()
      let due = slot.finishing ?? (animator.isReversed ? .start : .end)
      if position != due { note("an animator is at \(position) and not at \(due)") }
      for property in LawProperty.allCases {
        let values = position == .start ? slot.starts : position == .end && slot.finishing != nil ? slot.ends : [:]
        if let value = values[property] { expected[slot.layer][property.rawValue] = value }
      }
      forget(slot)
    }
  }

  /// One run is over.
  private func forget(_ slot: AnimatorSlot) {
    slot.starts = [:]
    slot.ends = [:]
    slot.waiting = []
    slot.finishing = nil
    slot.isArmed = false
  }

  private func stop(_ withoutFinishing: Bool, _ slot: AnimatorSlot, _ animator: UIViewPropertyAnimator) {
    let wasActive = animator.state == .active
    let shown = layers[slot.layer].presentation()
    animator.stopAnimation(withoutFinishing)
    guard wasActive, animator.state != .active else { return }
    for property in LawProperty.allCases {
      guard let shown, slot.starts[property] != nil else { continue }
      expected[slot.layer][property.rawValue] = .about(number(shown, property))
    }
    guard withoutFinishing else { return }
    drop(slot.waiting)
    forget(slot)
    slot.isWaiting = false
  }

  private func finish(at position: UIViewAnimatingPosition, _ slot: AnimatorSlot, _ animator: UIViewPropertyAnimator) {
    slot.finishing = position
    animator.finishAnimation(at: position)
  }

  /// At the end of a program every animator comes to an end of its own.
  func finish(_ slot: AnimatorSlot) {
    guard let animator = slot.animator else { return }
    if animator.state == .stopped { perform(.finish(.end), of: slot) }
    if animator.state == .active, !animator.isRunning, animator.pausesOnCompletion {
      perform(.stop(false), of: slot)
      perform(.finish(.current), of: slot)
    }
    animator.pausesOnCompletion = false
    if slot.isWaiting || animator.state == .inactive && !slot.waiting.isEmpty { perform(.add([], 0), of: slot) }
    if animator.state == .inactive, !slot.hasBlocks { return }
    if !animator.isRunning { perform(animator.state == .active ? .resume(nil, 0) : .start(delay: 0), of: slot) }
    if !animator.isRunning { perform(.start(delay: 0), of: slot) }
    stage.settle()
  }
}

extension AnimationProgram {
  /// Whether a layer, or its copy that shows, has a value.
  func has(_ layer: CALayer, _ property: LawProperty, _ value: Int) -> Bool {
    let number = Double(value)
    return switch property {
    case .x: layer.position.x == 10 * number
    case .width: layer.bounds.width == 10 + number
    case .opacity: layer.opacity == Float(1 - number / 8)
    case .cornerRadius: layer.cornerRadius == number
    case .transform: layer.transform.m11 == 1 + number
    case .color: layer.backgroundColor == CGColor(red: number / 4, green: 0, blue: 0, alpha: 1)
    }
  }

  /// The number that a layer, or its copy that shows, has for a property.
  func number(_ layer: CALayer, _ property: LawProperty) -> Double {
    switch property {
    case .x: layer.position.x / 10
    case .width: layer.bounds.width - 10
    case .opacity: (1 - Double(layer.opacity)) * 8
    case .cornerRadius: layer.cornerRadius
    case .transform: layer.transform.m11 - 1
    case .color: Double(layer.backgroundColor?.components?.first ?? 0) * 4
    }
  }
}
