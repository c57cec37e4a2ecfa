#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

extension UIViewPropertyAnimator {
  /// Waits until it is over, and answers where (contract D19).
  @discardableResult
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }
}

/// The same for code that awaits: each answers what a completion hears, at the time at which it does.
extension UIView {
  /// Animates changes to views.
  @discardableResult
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      run(duration, 0, [], .easeInOut, animations) { continuation.resume(returning: $0) }
    }
  }

  /// Animates changes to views.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      run(duration, delay, options, options.curve, animations) { continuation.resume(returning: $0) }
    }
  }

  /// Animates changes to views with a spring.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    let curve = TimingCurve.spring(damping: Double(dampingRatio), velocity: Double(velocity), duration: duration)
    return await withCheckedContinuation { continuation in
      run(duration, delay, options, curve, animations) { continuation.resume(returning: $0) }
    }
  }

  /// Animates changes to views one after the other.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Changes a container's contents with an effect.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      transition(with: view, duration: duration, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Replaces one view by another with an effect.
  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = []
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      transition(from: fromView, to: toView, duration: duration, options: options) {
        continuation.resume(returning: $0)
      }
    }
  }
}
