#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

extension UIView {
  /// How keyframes animate.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The mode these options name.
    var mode: KeyframeRecorder.Mode { KeyframeRecorder.Mode(rawValue: (rawValue >> 10) & 0xF) ?? .linear }
  }

  /// Animates changes to views one after the other: those made in ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// in their share of the time, all others over the whole of it (contract H9).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // Apps pass curves as raw values; the bits that both kinds of options have mean the same.
    let plain = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    run(
      duration, delay, plain, plain.curve, animations, completion, keyframes: KeyframeRecorder(mode: options.mode))
  }

  /// Makes changes that take their share of the time of ``animateKeyframes(withDuration:delay:options:animations:completion:)``,
  /// or of the keyframe around this one. Both numbers are fractions (contract H9).
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let simulation = Simulation.current
    guard let outer = simulation.animationBlocks.last, let keyframes = outer.keyframes else {
      // Outside any keyframe animation there is nothing to share.
      animations()
      return
    }
    let share = outer.share.part(from: frameStartTime, length: frameDuration)
    let block = AnimationBlock(
      group: outer.group, duration: Int64((Double(keyframes.duration) * share.length).rounded()), delay: outer.delay,
      curve: outer.curve, isUnanimated: outer.isUnanimated, course: outer.course, stretch: outer.stretch)
    (block.keyframes, block.share) = (keyframes, share)
    simulation.animationBlocks.append(block)
    animations()
    simulation.animationBlocks.removeLast()
  }
}

/// A share of the time of a keyframe animation.
struct KeyframeShare: Equatable {
  var start = 0.0
  var end = 1.0

  var length: Double { end - start }

  /// A part of this share, kept inside it.
  func part(from: Double, length part: Double) -> KeyframeShare {
    let first = from > 0 ? min(from, 1) : 0
    let last = part > 0 ? min(first + part, 1) : first
    return KeyframeShare(start: start + first * length, end: start + last * length)
  }
}
