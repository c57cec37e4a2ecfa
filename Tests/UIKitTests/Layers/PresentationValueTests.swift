import Testing
import TransitionTestSupport
import UIKit

/// What `presentation()` shows while animations run, and under which keys they are kept.
@Suite @MainActor struct PresentationValueTests {
  private func animate(_ duration: Double = 1, _ options: UIView.AnimationOptions = [], _ changes: () -> Void) {
    withoutActuallyEscaping(changes) {
      UIView.animate(withDuration: duration, delay: 0, options: options.union(.curveLinear), animations: $0)
    }
  }

  @Test func everyPropertyMoves() throws {
    let scene = AnimatedScene()
    let view = scene.view
    animate {
      view.alpha = 0
      view.bounds.size.width = 200
      view.center.y = 150
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
    }
    scene.stage.advance(by: .milliseconds(500))
    let shown = try #require(view.layer.presentation())
    #expect(shown.opacity == 0.5)
    #expect(shown.bounds.width == 150)
    #expect(shown.position.y == 100)
    #expect(shown.affineTransform() == CGAffineTransform(scaleX: 2, y: 1))
  }

  @Test func outsideAWindowThereIsNone() {
    #expect(UIView().layer.presentation() == nil)
  }

  @Test func additiveAnimationsHoldBackWhatIsLeftOfEach() {
    let scene = AnimatedScene()
    let view = scene.view
    animate(1) { view.center.x = 150 }
    animate(2) { view.center.x = 350 }
    // 350 - 100 · (1 - t) - 200 · (1 - t/2)
    scene.stage.advance(by: .milliseconds(500))
    #expect(view.layer.presentation()?.position.x == 150)
    scene.stage.advance(by: .milliseconds(500))
    #expect(view.layer.presentation()?.position.x == 250)
    scene.stage.advance(by: .seconds(1))
    #expect(view.layer.presentation()?.position.x == 350)
  }

  @Test func keys() {
    let scene = AnimatedScene()
    let view = scene.view
    animate { view.center.x = 150 }
    animate { view.center.x = 250 }
    animate { view.alpha = 0 }
    #expect(view.layer.animationKeys() == ["position", "position-2", "opacity"])
    view.layer.removeAnimation(forKey: "position")
    #expect(view.layer.animationKeys() == ["position-2", "opacity"])
    view.layer.removeAllAnimations()
    #expect(view.layer.animationKeys() == nil)
    #expect(scene.stage.settle().isAtRest)
  }

  @Test func autoreversingComesBack() {
    let scene = AnimatedScene()
    let view = scene.view
    animate(1, .autoreverse) { view.center.x = 150 }
    scene.stage.advance(by: .milliseconds(1500))
    #expect(view.layer.presentation()?.position.x == 100)
    #expect(view.layer.animationKeys() != nil)
    scene.stage.advance(by: .milliseconds(500))
    #expect(view.layer.animationKeys() == nil)
    #expect(view.layer.presentation()?.position.x == 150)
  }

  @Test func explicitAnimationsReplaceTheValue() {
    let scene = AnimatedScene()
    let view = scene.view
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.0
    fade.toValue = 0.5
    fade.duration = 1
    view.layer.add(fade, forKey: "fade")
    scene.stage.advance(by: .milliseconds(500))
    #expect(view.layer.presentation()?.opacity == 0.25)
    #expect(view.layer.animation(forKey: "fade") != nil)
    scene.stage.advance(by: .milliseconds(500))
    #expect(view.layer.presentation()?.opacity == 1)
    #expect(view.layer.animation(forKey: "fade") == nil)
  }

  @Test func explicitAnimationsMayStay() {
    let scene = AnimatedScene()
    let view = scene.view
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.0
    fade.toValue = 0.5
    fade.duration = 1
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    view.layer.add(fade, forKey: "fade")
    scene.stage.settle()
    #expect(scene.stage.now == .seconds(1))
    #expect(view.layer.presentation()?.opacity == 0.5)
    #expect(view.layer.animationKeys() == ["fade"])
  }

  @Test func oneKeyOneAnimation() {
    final class Listener: NSObject, CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let scene = AnimatedScene()
    let view = scene.view
    let listener = Listener()
    for _ in 1...2 {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 1
      fade.delegate = listener
      view.layer.add(fade, forKey: "fade")
    }
    scene.stage.settle()
    #expect(listener.ends == [false, true])
  }

  @Test func layersWithoutAViewAnimateUnasked() {
    let scene = AnimatedScene()
    let view = scene.view
    let layer = CALayer()
    view.layer.addSublayer(layer)
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
    scene.stage.settle()
    #expect(scene.stage.now == .milliseconds(250))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
  }

  @Test func layersOfViewsDoNot() {
    let scene = AnimatedScene()
    let view = scene.view
    view.layer.opacity = 0
    #expect(view.layer.animationKeys() == nil)
    #expect(scene.stage.settle().isAtRest)
  }
}
