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

  /// How much of the way it has gone after a time in seconds; more than 1 when it has gone too far.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let decay = damping / (2 * mass)
    let square = stiffness / mass - decay * decay
    let pull = velocity - decay
    if abs(square) <= 1e-12 * decay * decay { return 1 + exp(-decay * time) * (pull * time - 1) }
    if square > 0 {
      let frequency = square.squareRoot()
      return 1 + exp(-decay * time) * (pull / frequency * sin(frequency * time) - cos(frequency * time))
    }
    let (slow, fast) = exponents(decay, -square)
    let share = (velocity + fast) / (slow - fast)
    return 1 + share * exp(slow * time) - (1 + share) * exp(fast * time)
  }

  /// When it stays within a thousandth of its rest; infinite without damping.
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
    let decay = damping / (2 * mass)
    let square = stiffness / mass - decay * decay
    let pull = abs(velocity - decay)
    if square >= 0 {
      let swing = square > 0 ? (1 + pull * pull / square).squareRoot() : .infinity
      return exp(-decay * time) * min(swing, 1 + pull * time)
    }
    let (slow, fast) = exponents(decay, -square)
    let share = (velocity + fast) / (slow - fast)
    return abs(share) * exp(slow * time) + abs(1 + share) * exp(fast * time)
  }

  /// The slower exponent without the difference of two like numbers.
  private func exponents(_ decay: Double, _ square: Double) -> (slow: Double, fast: Double) {
    let fast = -decay - square.squareRoot()
    return (stiffness / mass / fast, fast)
  }
}
