import Testing
import TransitionTestSupport
@testable import UIKit

/// What shows on screen against what the mathematics say, at a thousand points.
@Suite(.serialized) @MainActor struct AnimationExactnessTests {
  private static let nanoseconds: Int64 = 2_000_000_000

  /// Calls `check` at a thousand points of two seconds with the time in seconds and the x that shows, which goes
  /// from 0 to 1.
  private func follow(_ add: (CALayer) -> Void, _ check: (Double, Double) -> Bool) throws {
    let scene = AnimatedScene()
    let layer = scene.view.layer
    layer.position.x = 0
    add(layer)
    let step = Self.nanoseconds / 1000
    scene.stage.advance(by: .nanoseconds(step / 2))
    for point in 0..<1000 {
      let time = (Double(point) + 0.5) * 0.002
      let shown = try #require(layer.presentation()).position.x
      guard check(time, shown) else {
        Issue.record("\(shown) at \(time)")
        return
      }
      scene.stage.advance(by: .nanoseconds(step))
    }
  }

  private func animate(_ layer: CALayer, _ animation: CABasicAnimation) {
    animation.keyPath = "position.x"
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 2
    layer.add(animation, forKey: nil)
  }

  @Test(arguments: TimingFunctionTests.curves)
  func cubicTiming(points: [Float]) throws {
    let doubles = points.map(Double.init)
    try follow {
      let animation = CABasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
      animate($0, animation)
    } _: { time, shown in
      abs(shown - TimingFunctionTests.bisected(doubles, at: time / 2)) < 1e-6
    }
  }

  /// The motion of a mass on a spring, by small steps of the equation itself.
  private func integrated(mass: Double, stiffness: Double, damping: Double, velocity: Double) -> [Double] {
    var (x, v) = (-1.0, velocity)
    func push(_ x: Double, _ v: Double) -> Double { -(stiffness * x + damping * v) / mass }
    let steps = 40
    let h = 0.002 / Double(steps)
    var all: [Double] = []
    for index in 0..<(1000 * steps) {
      if index % steps == steps / 2 { all.append(1 + x) }
      let (x1, v1) = (v, push(x, v))
      let (x2, v2) = (v + h / 2 * v1, push(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, push(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, push(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return all
  }

  /// Under-damped, almost undamped, critically damped, just beside that, and over-damped, which counts as critically damped.
  @Test(arguments: [
    [1, 100, 10, 0], [1, 100, 10, 8], [2, 50, 0.1, -3], [1, 100, 20, 0], [1, 100, 20.001, 5], [1, 100, 19.999, 5],
    [1, 100, 90, 2], [0.5, 300, 60, -4],
  ])
  func springs(numbers: [Double]) throws {
    let expected = integrated(
      mass: numbers[0], stiffness: numbers[1],
      damping: min(numbers[2], 2 * (numbers[0] * numbers[1]).squareRoot()), velocity: numbers[3])
    var index = 0
    try follow {
      let spring = CASpringAnimation()
      (spring.mass, spring.stiffness, spring.damping) = (numbers[0], numbers[1], numbers[2])
      spring.initialVelocity = numbers[3]
      animate($0, spring)
    } _: { _, shown in
      index += 1
      return abs(shown - expected[index - 1]) < 1e-6
    }
  }

  @Test(arguments: [[0.3, 0], [0.8, 2], [1, 0], [1, 3]])
  func springsOfViews(numbers: [Double]) throws {
    // All but settled, to a thousandth, when the two seconds are over.
    let decay = 6.9077552789821 / 2
    let frequency = decay / numbers[0]
    let expected = integrated(
      mass: 1, stiffness: frequency * frequency, damping: 2 * decay, velocity: numbers[1])
    var index = 0
    try follow { layer in
      UIView.animate(
        withDuration: 2, delay: 0, usingSpringWithDamping: numbers[0], initialSpringVelocity: numbers[1]
      ) {
        layer.position.x = 1
      }
    } _: { _, shown in
      index += 1
      return abs(shown - expected[index - 1]) < 1e-6
    }
  }

  /// After its settling duration a spring stays within a thousandth of its rest, and was not there for long before.
  @Test(arguments: [[1, 100, 10, 0], [1, 100, 20, 0], [1, 100, 60, 0], [3, 40, 2, 9]])
  func settling(numbers: [Double]) {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (numbers[0], numbers[1], numbers[2])
    spring.initialVelocity = numbers[3]
    let duration = spring.settlingDuration
    let curve = DampedSpring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2], velocity: numbers[3])
    for step in 0..<1000 { #expect(abs(curve.progress(at: duration * (1 + Double(step) / 500)) - 1) <= 0.001001) }
    let before = (0..<100).map { abs(curve.progress(at: duration * (0.75 + Double($0) / 500)) - 1) }
    #expect((before.max() ?? 0) > 0.001)
  }
}
