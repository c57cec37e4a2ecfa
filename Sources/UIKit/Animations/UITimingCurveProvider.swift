#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// Which kind of pace a provider has.
public enum UITimingCurveType: Int, Sendable {
  /// UIKit's own.
  case builtin = 0
  case cubic, spring
  /// A cubic curve on top of a spring.
  case composed
}

/// What gives a property animator its pace.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pace over a duration in seconds, and the duration that is kept: springs may have one of their own (contract D30).
  func pace(over duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    if let parameters = springTimingParameters, timingCurveType == .spring || timingCurveType == .composed {
      switch parameters.spring {
      case .damped(let ratio):
        let velocity = Double(parameters.initialVelocity.dx)
        return (.spring(damping: ratio, velocity: velocity, duration: duration), duration)
      case .massive(let spring):
        let length = spring.settlingDuration
        return (.physical(spring, duration: length), length)
      }
    }
    return (cubicTimingParameters?.curve ?? .easeInOut, duration)
  }
}

extension UIView.AnimationCurve {
  /// The pace it stands for.
  var pace: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
