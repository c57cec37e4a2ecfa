#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// The pace of a spring (contract D30).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it starts, in whole ways a second. Only `dx` counts here: a view's two directions are not told apart.
  public let initialVelocity: CGVector
  /// What it was made of.
  enum Spring {
    /// One that takes the time that the animator says; 1 and more does not swing.
    case damped(ratio: Double)
    case massive(DampedSpring)
  }
  let spring: Spring

  /// UIKit's default spring.
  public convenience override init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  /// A spring that settles in the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// A spring that settles in the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .damped(ratio: Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// A spring that takes the time that follows from its numbers, whatever the animator's duration (contract D30).
  ///
  /// It counts as settled when it stays within a thousandth of its rest. One that is damped beyond the critical moves as a
  /// critically damped one.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    spring = .massive(
      DampedSpring(
        mass: max(0.001, Double(mass)), stiffness: max(0.001, Double(stiffness)),
        damping: max(0.001, Double(damping)), velocity: Double(velocity.dx)))
    initialVelocity = velocity
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
