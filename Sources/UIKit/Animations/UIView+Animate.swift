#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

extension UIView {
  /// Animates changes to views (contract H1, H2).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, options.curve, animations, completion)
  }

  /// Animates changes to views.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, [], .easeInOut, animations, completion)
  }

  /// Animates changes to views.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(duration, 0, [], .easeInOut, animations, nil)
  }

  /// Animates changes to views with a spring (contract H8).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.spring(damping: Double(dampingRatio), velocity: Double(velocity), duration: duration)
    run(duration, delay, options, curve, animations, completion)
  }

  /// Animates changes to views with a spring described by its bounce.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.spring(
      damping: 1 - Double(bounce), velocity: Double(initialSpringVelocity), duration: duration)
    withoutActuallyEscaping(animations) { run(duration, delay, options, curve, $0, completion) }
  }

  /// Makes changes without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let simulation = Simulation.current
    let enabled = simulation.areAnimationsEnabled
    simulation.areAnimationsEnabled = false
    simulation.animationBlocks.append(.unanimated)
    actionsWithoutAnimation()
    simulation.animationBlocks.removeLast()
    simulation.areAnimationsEnabled = enabled
  }

  /// Whether views animate at all.
  public class var areAnimationsEnabled: Bool { Simulation.current.areAnimationsEnabled }

  /// Sets whether views animate at all.
  public class func setAnimationsEnabled(_ enabled: Bool) { Simulation.current.areAnimationsEnabled = enabled }

  /// The duration of the block now open, in seconds; 0 outside any.
  public class var inheritedAnimationDuration: TimeInterval {
    Simulation.current.animationBlocks.last.map { Double($0.duration) / 1e9 } ?? 0
  }

  /// One block: the changes, what runs alongside them, and the completion.
  class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, _ curve: TimingCurve,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?, keyframes: KeyframeRecorder? = nil
  ) {
    let simulation = Simulation.current
    let outer = simulation.animationBlocks.last
    // A nested block lets touches through where the outer one does, unless it has options of its own (contract H10).
    let inherits = outer?.group.allowsTouches == true && !options.contains(.overrideInheritedOptions)
    let group = AnimationGroup(
      completion: completion, allowsTouches: inherits || options.contains(.allowUserInteraction))
    var length = nanoseconds(max(0, duration))
    var pace = curve
    // A nested block takes the outer one's duration and curve unless it says otherwise (contract H1).
    if let outer, outer.passesOn {
      if !options.contains(.overrideInheritedDuration) { length = outer.duration }
      if !options.contains(.overrideInheritedCurve) { pace = outer.curve }
    }
    // Under a finger everything runs evenly (contract D1).
    if simulation.isDriven { pace = .linear }
    // What begins inside a keyframe begins with it (contract H9).
    let wait = nanoseconds(max(0, delay)) + (outer?.waitInside ?? 0)
    // A leap on a property animator's way can be taken back (contract D28).
    let isLeap = outer?.course != nil && outer?.isUnanimated == false && !options.contains(.overrideInheritedDuration)
    let unanimated = !simulation.areAnimationsEnabled || (length == 0 && wait == 0 && !isLeap)
    // Inside a property animator it goes its way (contract D29); only what repeats for ever has a time of its own.
    let autoreverses = options.contains(.autoreverse)
    let place =
      options.contains(.repeat) || unanimated
      ? nil : outer?.place(after: wait, for: autoreverses ? 2 * length : length)
    let block = AnimationBlock(
      group: group, duration: length, delay: wait, curve: pace, repeats: options.contains(.repeat),
      autoreverses: autoreverses, isUnanimated: unanimated,
      course: place?.course ?? (outer?.isUnanimated == true ? outer?.course : nil),
      stretch: place?.stretch ?? CourseStretch())
    (block.keyframes, block.beginsFromCurrent) = (keyframes, options.contains(.beginFromCurrentState))
    keyframes?.duration = length
    simulation.animationBlocks.append(block)
    animations()
    if outer == nil { simulation.openTransitions.last?.runAlongside() }
    simulation.animationBlocks.removeLast()
    if !unanimated {
      keyframes?.start(block)
      group.close(in: simulation)
    } else if simulation.areAnimationsEnabled || simulation.variant.disabledAnimation == .nextTurn {
      group.runLater(true, phase: .source)
    } else {
      group.run(true)
    }
  }
}

extension AnimationBlock {
  /// A block inside which nothing animates.
  static var unanimated: AnimationBlock {
    let block = AnimationBlock(
      group: AnimationGroup(completion: nil), duration: 0, delay: 0, curve: .linear, isUnanimated: true)
    block.passesOn = false
    return block
  }
}
