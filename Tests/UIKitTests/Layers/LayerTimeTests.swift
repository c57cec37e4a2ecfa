import Testing
import TransitionTestSupport
import UIKit

/// Layers with a time of their own.
@Suite @MainActor struct LayerTimeTests {
  @Test func conversion() {
    let layer = CALayer()
    layer.beginTime = 2
    layer.speed = 0.5
    layer.timeOffset = 3
    #expect(layer.convertTime(10, from: nil) == 7)
    #expect(layer.convertTime(7, to: nil) == 10)
    let sublayer = CALayer()
    layer.addSublayer(sublayer)
    sublayer.speed = 2
    #expect(sublayer.convertTime(10, from: nil) == 14)
    #expect(sublayer.convertTime(7, from: layer) == 14)
    #expect(sublayer.convertTime(14, to: layer) == 7)
  }

  @Test func slowLayersTakeLonger() {
    let scene = AnimatedScene()
    scene.view.layer.speed = 0.5
    scene.move(to: 150, 1)
    scene.stage.advance(by: .seconds(1))
    #expect(scene.shown == 100)
    #expect(scene.journal.take() == "")
    scene.stage.advance(by: .seconds(1))
    #expect(scene.journal.take() == "150.0 true")
  }

  @Test func pausingAndResuming() {
    let scene = AnimatedScene()
    let layer = scene.view.layer
    scene.move(to: 150, 1)
    scene.stage.advance(by: .milliseconds(300))
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    scene.stage.advance(by: .seconds(2))
    #expect(scene.shown.map { abs($0 - 80) < 0.001 } == true)
    #expect(scene.journal.take() == "")

    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    #expect(scene.shown.map { abs($0 - 80) < 0.001 } == true)
    scene.stage.advance(by: .milliseconds(699))
    #expect(scene.journal.take() == "")
    scene.stage.advance(by: .milliseconds(2))
    #expect(scene.journal.take() == "150.0 true")
  }

  @Test func scrubbingAStoppedParent() {
    let scene = AnimatedScene()
    let parent = scene.stage.root.view.layer
    parent.speed = 0
    scene.move(to: 150, 1)
    for (offset, place) in [(0.25, 75.0), (0.75, 125), (0.5, 100)] {
      parent.timeOffset = offset
      #expect(scene.shown.map { abs($0 - place) < 0.001 } == true)
    }
  }

  @Test func animationsCanBeginLater() {
    let scene = AnimatedScene()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 1
    fade.beginTime = CACurrentMediaTime() + 0.5
    scene.view.layer.add(fade, forKey: nil)
    #expect(scene.stage.settle().advanced == .milliseconds(1500))
  }

  @Test func stoppedLayersAreNothingToWaitFor() {
    let scene = AnimatedScene()
    scene.move(to: 150, 1)
    scene.view.layer.speed = 0
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.stage.now == .zero)
  }
}
