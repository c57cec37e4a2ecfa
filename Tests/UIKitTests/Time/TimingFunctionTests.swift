import Testing
import UIKit

struct TimingFunctionTests {
  /// The curve solved by halving, with nothing clever about it.
  static func bisected(_ points: [Double], at x: Double) -> Double {
    func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if coordinate(points[0], points[2], middle) < x { low = middle } else { high = middle }
    }
    return coordinate(points[1], points[3], (low + high) / 2)
  }

  static let curves: [[Float]] = [
    [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0, 0, 1, 1], [0.4, 0, 0.2, 1],
    [0.68, -0.55, 0.265, 1.55], [1, 0, 0, 1], [0, 1, 1, 0], [0.9, 0.1, 0.1, 0.9], [0.77, 0, 0.175, 1],
  ]

  @Test(arguments: curves)
  func agreesWithBisection(points: [Float]) {
    let function = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
    let doubles = points.map(Double.init)
    for step in 0..<1000 {
      let x = (Double(step) + 0.5) / 1000
      let (value, expected) = (function.value(at: x), Self.bisected(doubles, at: x))
      #expect(abs(value - expected) < 1e-9, "at \(x)")
    }
    #expect(function.value(at: 0) == 0)
    #expect(function.value(at: 1) == 1)
    #expect(function.value(at: -1) == 0)
    #expect(function.value(at: 2) == 1)
  }

  @Test func names() {
    func inner(_ name: CAMediaTimingFunctionName) -> [Float] {
      let function = CAMediaTimingFunction(name: name)
      return (0..<4).flatMap { index in
        var values: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &values)
        return values
      }
    }
    #expect(inner(.linear) == [0, 0, 0, 0, 1, 1, 1, 1])
    #expect(inner(.easeIn) == [0, 0, 0.42, 0, 1, 1, 1, 1])
    #expect(inner(.easeOut) == [0, 0, 0, 0, 0.58, 1, 1, 1])
    #expect(inner(.easeInEaseOut) == [0, 0, 0.42, 0, 0.58, 1, 1, 1])
    #expect(inner(.default) == [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
    #expect(inner(kCAMediaTimingFunctionDefault) == inner(.default))
  }

  @Test func aLinearFunctionIsTheIdentity() {
    let function = CAMediaTimingFunction(name: .linear)
    for step in 0...100 { #expect(function.value(at: Double(step) / 100) == Double(step) / 100) }
  }

  @Test func oldNames() {
    #expect(kCAFillModeForwards == .forwards)
    #expect(kCATransitionPush == .push)
    #expect(kCATransitionFromRight == .fromRight)
  }
}
