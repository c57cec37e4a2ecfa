#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// Animates changes to views, and lets them be paused, turned and stopped on the way (contract D17–D31).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// What gives the pace.
  public let timingParameters: (any UITimingCurveProvider)?
  let engine: PropertyAnimatorEngine

  /// Makes an animator that is not running.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    engine = PropertyAnimatorEngine(duration: duration, parameters: parameters)
    super.init()
    engine.animator = self
  }

  /// Makes an animator that takes no time, to be put in place of another.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Makes an animator with one of UIKit's paces.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a pace of its own.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it. Inside the block of another animation it takes that one's duration and pace, unless the
  /// options say otherwise, and can't be interrupted (contract D29).
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: UICubicTimingParameters(options))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    // The option is what lets touches through (contract H10).
    animator.engine.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if !Simulation.current.animationBlocks.isEmpty {
      animator.engine.machine.isInterruptible = false
      animator.engine.inherit(
        duration: !options.contains(.overrideInheritedDuration), curve: !options.contains(.overrideInheritedCurve))
    }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    // Not an isolated deinitialiser: that would be a task for the very run loop that may end here.
    MainActor.assumeIsolated {
      engine.perform(.release)
      engine.forget()
    }
  }

  // MARK: - Time

  /// How long it takes, in seconds; a spring with a mass has a duration of its own (contract D30).
  open var duration: TimeInterval { engine.duration }
  /// How long it waits after it was started, in seconds.
  open var delay: TimeInterval { engine.delay }
  /// Whether a paused animator follows its fraction evenly, or by its pace (contract D25).
  open var scrubsLinearly: Bool {
    get { engine.scrubsLinearly }
    set { engine.scrubsLinearly = newValue }
  }
  /// Whether it waits at its end, paused, instead of completing (contract D24).
  open var pausesOnCompletion: Bool {
    get { engine.machine.pausesOnCompletion }
    set { engine.machine.pausesOnCompletion = newValue }
  }

  // MARK: - What is set before it starts (contract D23)

  /// Whether it can be paused and stopped.
  open var isInterruptible: Bool {
    get { engine.machine.isInterruptible }
    set { engine.perform(.configure, .setting { [engine] in engine.machine.isInterruptible = newValue }) }
  }
  /// Whether its views take touches while they are animated (contract H10).
  open var isUserInteractionEnabled: Bool {
    get { engine.isUserInteractionEnabled }
    set { engine.perform(.configure, .setting { [engine] in engine.isUserInteractionEnabled = newValue }) }
  }
  /// Whether the app finds out itself what a touch on a moving view is meant for. Stored only.
  open var isManualHitTestingEnabled: Bool {
    get { handlesHitTesting }
    set { engine.perform(.configure, .setting { [weak self] in self?.handlesHitTesting = newValue }) }
  }
  private var handlesHitTesting = false

  // MARK: - What animates

  /// Adds changes; while it runs or is paused they have what remains of the time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin at a fraction of the time, or of what remains of it.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    engine.perform(.addAnimations, .block(animation, delayFactor: max(0, min(1, Double(delayFactor)))))
  }

  /// Adds a block that runs when it is over (contract D19).
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    engine.perform(.addCompletion, .completion(completion))
  }

  // MARK: - UIViewAnimating

  open var state: UIViewAnimatingState {
    engine.machine.state == .stopped ? .stopped : engine.machine.isActive ? .active : .inactive
  }
  open var isRunning: Bool { engine.machine.isRunning }
  open var isReversed: Bool {
    get { engine.machine.isReversed }
    set { engine.perform(.setReversed(newValue)) }
  }
  open var fractionComplete: CGFloat {
    get { CGFloat(engine.fraction) }
    set { engine.perform(.setFraction, .fraction(newValue.isFinite ? max(0, min(1, Double(newValue))) : 0)) }
  }
  open func startAnimation() { engine.start(after: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) { engine.start(after: delay) }
  open func pauseAnimation() { engine.perform(.pause) }
  open func stopAnimation(_ withoutFinishing: Bool) { engine.perform(.stop(withoutFinishing: withoutFinishing)) }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { engine.perform(.finish(at: finalPosition)) }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { engine.perform(.resume, .resumption(pace: parameters, factor: Double(durationFactor))) }
}

extension UICubicTimingParameters {
  /// The pace that options name.
  fileprivate convenience init(_ options: UIView.AnimationOptions) {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    self.init(animationCurve: curves[Int(options.rawValue >> 16 & 0x3)])
  }
}
