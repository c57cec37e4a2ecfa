#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// A mass on a spring that is let go one unit from where it comes to rest.
struct DampedSpring: Equatable {
  var mass = 1.0
  var stiffness = 100.0
  var damping = 10.0
  /// The velocity at the beginning, in units a second towards the rest.
  var velocity = 0.0

  /// How fast its motion fades, in units a second. Damping beyond the critical counts as critical, as in UIKit: its default
  /// spring, damped four and a half times as much, takes half a second.
  private var decay: Double { min(damping / (2 * mass), (stiffness / mass).squareRoot()) }
  /// The square of the frequency with which it swings; 0 where it does not.
  private var square: Double { max(0, stiffness / mass - decay * decay) }

  /// How much of the way it has gone after a time in seconds; more than 1 when it has gone too far.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let (decay, square) = (decay, square)
    let pull = velocity - decay
    if square <= 1e-12 * decay * decay { return 1 + exp(-decay * time) * (pull * time - 1) }
    let frequency = square.squareRoot()
    return 1 + exp(-decay * time) * (pull / frequency * sin(frequency * time) - cos(frequency * time))
  }

  /// When it stays within a thousandth of its rest; infinite without damping. Apple's estimate, whose definition is not
  /// public, is a little longer for springs that swing: about 2.85 s where this is 2.78 s.
  var settlingDuration: Double {
    guard damping > 0, stiffness > 0, mass > 0 else { return .infinity }
    var (low, high) = (0.0, 1.0)
    while bound(at: high) > 0.001, high < 1e9 { (low, high) = (high, 2 * high) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(at: middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }

  /// How far from its rest it may still be.
  private func bound(at time: Double) -> Double {
    let pull = abs(velocity - decay)
    let swing = square > 0 ? (1 + pull * pull / square).squareRoot() : .infinity
    return exp(-decay * time) * min(swing, 1 + pull * time)
  }
}
