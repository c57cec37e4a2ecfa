#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// An animation paced by a mass on a spring. It is cut off at its duration; `settlingDuration` tells a good one.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring.
  open var mass: CGFloat = 1
  /// How hard the spring pulls.
  open var stiffness: CGFloat = 100
  /// How hard the motion is braked.
  open var damping: CGFloat = 10
  /// How fast it sets out, in whole ways a second.
  open var initialVelocity: CGFloat = 0

  /// Makes a spring that seems to take a time, with a bounce from 0, none, to 1, without end.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
    stiffness = frequency * frequency
    damping = bounce >= 0 ? 2 * frequency * (1 - bounce) : 2 * frequency / (1 + max(bounce, -0.99))
  }

  /// When the spring has come to rest, to a thousandth of the way, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: DampedSpring {
    DampedSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
  }

  override func fresh() -> CAAnimation {
    let copy = CASpringAnimation()
    copyValues(to: copy)
    (copy.mass, copy.stiffness, copy.damping, copy.initialVelocity) = (mass, stiffness, damping, initialVelocity)
    return copy
  }

  override func curve(length: Double) -> TimingCurve { .physical(spring, duration: length) }
}
