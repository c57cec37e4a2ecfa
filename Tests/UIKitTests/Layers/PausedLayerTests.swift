import Testing
import TransitionDriver
import UIKit

@Suite(.serialized) @MainActor struct PausedLayerTests {
  /// A layer's time is media time unless it is told otherwise, so that `beginTime = CACurrentMediaTime() + delay` waits.
  @Test func anAnimationBeginsAtAMediaTime() {
    let stage = Stage(root: UIViewController())
    stage.advance(by: .milliseconds(700))
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 0.4
    fade.beginTime = CACurrentMediaTime() + 0.2
    stage.root.view.layer.add(fade, forKey: "fade")
    #expect(stage.settle().advanced == .milliseconds(600))
  }

  /// The usual way to pause a layer and let it go on.
  @Test func aLayerIsPausedAndGoesOn() throws {
    let stage = Stage(root: UIViewController())
    let layer = stage.root.view.layer
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.root.view.alpha = 0 }
    stage.advance(by: .milliseconds(250))
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    stage.advance(by: .seconds(3))
    #expect(try #require(layer.presentation()).opacity == 0.75)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    #expect(stage.settle().advanced == .milliseconds(750))
  }
}
