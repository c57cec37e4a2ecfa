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
  /// The damping ratio: 1 and more does not swing.
  let ratio: Double
  /// How long a spring with a mass takes to settle, in seconds; `nil` where the animator says how long.
  let settlingDuration: TimeInterval?

  /// UIKit's default spring.
  public convenience override init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  /// A spring that settles in the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// A spring that settles in the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.ratio = Double(ratio)
    initialVelocity = velocity
    settlingDuration = nil
    super.init()
  }

  /// A spring that takes the time that follows from its numbers, whatever the animator's duration (contract D30).
  ///
  /// It counts as settled when the slowest part of its motion has faded to a thousandth.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let mass = max(0.001, Double(mass))
    let stiffness = max(0.001, Double(stiffness))
    let damping = max(0.001, Double(damping))
    let frequency = (stiffness / mass).squareRoot()
    ratio = damping / (2 * (stiffness * mass).squareRoot())
    initialVelocity = velocity
    let excess = max(0, ratio * ratio - 1).squareRoot()
    settlingDuration = 6.9077552789821 / (frequency * (ratio - excess))
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
