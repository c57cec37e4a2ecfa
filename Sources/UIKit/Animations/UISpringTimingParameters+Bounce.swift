#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

extension UISpringTimingParameters {
  /// A spring told by how long it seems to take and how much it swings, from -1 (slack) over 0 to 1 (for ever). It
  /// takes the time that follows (contract D30).
  ///
  /// The period of the undamped spring is the duration; what is lost of it to damping is what does not bounce.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero
  ) {
    let length = max(0.001, duration)
    let bounce = max(-0.999, min(1, bounce))
    let frequency = 2 * Double.pi / length
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: CGFloat(frequency * frequency), damping: CGFloat(2 * frequency) * ratio,
      initialVelocity: initialVelocity)
  }
}
