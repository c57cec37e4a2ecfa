import Testing
import TransitionTestSupport
import UIKit

/// The clock of an animation: begin, speed, offset, repetitions, and what shows outside its time.
@Suite(.serialized) @MainActor struct AnimationTimingTests {
  /// From 0 to 100 in a second.
  private func animation(_ change: (CABasicAnimation) -> Void) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    change(animation)
    return animation
  }

  /// The x that shows at times in tenths of a second, and when all is over.
  private func run(_ tenths: [Int], _ change: (CABasicAnimation) -> Void) -> (shown: [Double], end: Int64) {
    let scene = AnimatedScene()
    scene.view.layer.add(animation(change), forKey: "move")
    var all: [Double] = []
    for tenth in 0...(tenths.last ?? 0) {
      if tenths.contains(tenth) { all.append(((scene.shown ?? -1) * 1000).rounded() / 1000) }
      scene.stage.advance(by: .milliseconds(100))
    }
    scene.stage.settle()
    return (all, scene.stage.simulation.loop.now / 100_000_000)
  }

  @Test func speed() {
    #expect(run([2, 4]) { $0.speed = 2 }.shown == [40, 80])
    #expect(run([0]) { $0.speed = 2 }.end == 5)
    #expect(run([2, 16]) { $0.speed = 0.5 }.shown == [10, 80])
  }

  @Test func backwards() {
    let (shown, end) = run([0, 2, 9]) { $0.speed = -1 }
    #expect(shown == [100, 80, 10])
    #expect(end == 10)
  }

  /// An animation without speed shows its place for good, and is nothing to wait for.
  @Test func standingStill() {
    let scene = AnimatedScene()
    let still = animation {
      $0.speed = 0
      $0.timeOffset = 0.3
    }
    scene.view.layer.add(still, forKey: "still")
    #expect(scene.shown == 30)
    #expect(scene.stage.settle().isAtRest)
    scene.stage.advance(by: .seconds(5))
    #expect(scene.shown == 30)
  }

  /// It sets out on the way and comes round to where it set out.
  @Test func offset() {
    let (shown, end) = run([0, 3, 8]) { $0.timeOffset = 0.6 }
    #expect(shown == [60, 90, 40])
    #expect(end == 10)
  }

  @Test func beginningLater() {
    let plain = run([0, 4, 6]) { $0.beginTime = CACurrentMediaTime() + 0.5 }
    #expect(plain.shown == [50, 50, 10])
    #expect(plain.end == 15)
    let filled = run([0, 4, 6]) {
      $0.beginTime = CACurrentMediaTime() + 0.5
      $0.fillMode = .backwards
    }
    #expect(filled.shown == [0, 0, 10])
  }

  @Test func aBeginInThePast() {
    let (shown, end) = run([0, 2]) { $0.beginTime = CACurrentMediaTime() - 0.4 }
    #expect(shown == [40, 60])
    #expect(end == 6)
  }

  @Test func repeating() {
    let (shown, end) = run([2, 12, 24]) { $0.repeatCount = 2.5 }
    #expect(shown == [20, 20, 40])
    #expect(end == 25)
    #expect(run([0, 13]) { $0.repeatDuration = 1.5 }.end == 15)
    let both = run([5, 15, 25]) {
      $0.autoreverses = true
      $0.repeatCount = 2
    }
    #expect(both.shown == [50, 50, 50])
    #expect(both.end == 40)
  }

  @Test func stayingAtTheEnd() {
    let (shown, _) = run([9, 12]) {
      $0.fillMode = .both
      $0.isRemovedOnCompletion = false
    }
    #expect(shown == [90, 100])
    // Half a run more ends half way.
    let half = run([12, 16]) {
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
      $0.repeatCount = 1.5
    }
    #expect(half.shown == [20, 50])
  }

  @Test func oneThatStaysCanBeTakenOff() {
    let scene = AnimatedScene()
    let stays = animation {
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    scene.view.layer.add(stays, forKey: "stays")
    scene.stage.settle()
    #expect(scene.shown == 100)
    scene.view.layer.removeAnimation(forKey: "stays")
    #expect(scene.view.layer.animationKeys() == nil)
    #expect(scene.shown == 50)
  }

  @Test(
    arguments: [
      ([0, 100, nil], 25), ([0, nil, 40], 10), ([nil, 100, 40], 70), ([0, nil, nil], 12.5), ([nil, 100, nil], 62.5),
      ([nil, nil, 40], 60), ([nil, nil, nil], 50),
    ] as [([Double?], Double)])
  func missingValues(values: [Double?], expected: Double) {
    let scene = AnimatedScene()
    let basic = CABasicAnimation(keyPath: "position.x")
    (basic.fromValue, basic.toValue, basic.byValue) = (values[0], values[1], values[2])
    basic.duration = 1
    scene.view.layer.add(basic, forKey: nil)
    scene.stage.advance(by: .milliseconds(250))
    #expect(scene.shown == CGFloat(expected))
  }

  @Test func rarePropertiesShowToo() throws {
    let scene = AnimatedScene()
    let layer = scene.view.layer
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layer.cornerRadius = 10
      layer.zPosition = 4
      layer.anchorPoint = .zero
      layer.shadowOffset = .zero
    }
    scene.stage.advance(by: .milliseconds(500))
    let shown = try #require(layer.presentation())
    #expect(shown.cornerRadius == 5 && shown.zPosition == 2 && shown.anchorPoint.x == 0.25)
    #expect(layer.cornerRadius == 10)
    scene.stage.settle()
    #expect(layer.presentation()?.cornerRadius == 10)
  }
}
