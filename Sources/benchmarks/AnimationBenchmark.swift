import TransitionDriver
import UIKit

/// How many animation events a second there are with so many animations in flight, and what one animation costs.
@MainActor
enum AnimationBenchmark {
  /// `count` is the number of animations of each row; 20,000 by default. Each row is the best of five runs.
  static func run(_ count: Int?) -> [BenchmarksTool.Row] {
    _ = measure(inFlight: 100, count: 1_000)
    return [1, 10, 100, 1_000].map { inFlight in
      let runs = (0..<5).map { _ in measure(inFlight: inFlight, count: max(count ?? 20_000, inFlight)) }
      let best = runs.min { $0.seconds < $1.seconds }!
      return .init(
        name: "animation.\(inFlight)",
        figures: [
          ("eventsPerSecond", Double(best.events) / best.seconds, ""),
          ("microsecondsEach", best.seconds * 1e6 / Double(best.animations), ""),
          ("animations", Double(best.animations), ""),
        ])
    }
  }

  /// Runs animations, so many at a time, each on a view of its own; no two of them end in one turn.
  private static func measure(inFlight: Int, count: Int) -> (seconds: Double, animations: Int, events: Int) {
    let clock = ContinuousClock()
    var seconds = 0.0
    var (animations, events) = (0, 0)
    while animations < count {
      let stage = Stage(root: UIViewController())
      let views = (0..<inFlight).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      for view in views { stage.root.view.addSubview(view) }
      stage.nextTurn()
      let before = stage.trace.events.count
      let rounds = max(1, min(1_000, count) / inFlight)
      let duration = clock.measure {
        for round in 0..<rounds {
          for (index, view) in views.enumerated() {
            UIView.animate(withDuration: 0.1 + Double(index) / 10_000, delay: 0, options: .curveLinear) {
              view.center.x = CGFloat(100 + round % 2)
            } completion: { _ in
            }
          }
          stage.settle()
        }
      }
      seconds += duration / .seconds(1)
      animations += rounds * inFlight
      events += stage.trace.events.count - before
    }
    return (seconds, animations, events)
  }
}
