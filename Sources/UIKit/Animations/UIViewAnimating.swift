#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// Where an animator stands (contract D17).
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing animates.
  case inactive = 0
  /// It animates, or is paused.
  case active
  /// It was stopped and waits to be finished.
  case stopped
}

/// Where animations are when they end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values set in the animations.
  case end = 0
  /// At the values from before the animations.
  case start
  /// Somewhere between.
  case current
}

/// What starts, pauses, turns and stops animations.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it stands.
  var state: UIViewAnimatingState { get }
  /// Whether the animations are under way.
  var isRunning: Bool { get }
  /// Whether the animations run back to where they began (contract D28).
  var isReversed: Bool { get set }
  /// How far the animations have come (contract D26).
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on after a pause (contract D18).
  func startAnimation()
  /// Starts after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops where it is, to go on later (contract D17).
  func pauseAnimation()
  /// Ends the animations; what is seen stays (contract D20).
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animator (contract D21).
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What also takes blocks that change views.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to animate, from a fraction of the duration on.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that runs when the animations are over (contract D19).
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, at another pace or in another time (contract D27).
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Objective-C lets all of it be left out.
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}
