import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// Which changes of layers animate, and how: views' layers in blocks, those of no view's by themselves (contract H1).
@Suite @MainActor struct ActionTests {
  /// A layer of no view's on stage.
  private func bareLayer(in scene: AnimatedScene) -> CALayer {
    let layer = CALayer()
    scene.view.layer.addSublayer(layer)
    return layer
  }

  @Test("Where actions are disabled, blocks animate nothing", .contract("H1"), arguments: [false, true])
  func disabledActions(isInside: Bool) {
    let scene = AnimatedScene()
    func withoutActions(_ body: () -> Void) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      body()
      CATransaction.commit()
    }
    func animate(_ body: @escaping () -> Void) {
      UIView.animate(withDuration: 1, animations: body) { [journal = scene.journal] in journal.note("\($0)") }
    }
    if isInside {
      animate { withoutActions { scene.view.alpha = 0 } }
    } else {
      withoutActions { animate { scene.view.alpha = 0 } }
    }
    #expect(scene.view.layer.animationKeys() == nil)
    #expect(scene.view.layer.presentation()?.opacity == 0)
    scene.stage.advance(by: .zero)
    #expect(scene.journal.take() == "true", "an empty block completes")
    animate { scene.view.center.x = 250 }
    #expect(scene.view.layer.animationKeys() == ["position"])
  }

  @Test("Nor is it a property animator's to take back", .contract("H1", "D20"))
  func disabledActionsInAnAnimator() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.addAnimations {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      scene.view.alpha = 0
      CATransaction.commit()
    }
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(scene.view.center.x == 50 && scene.view.alpha == 0)
  }

  @Test("A layer of no view's has its own time and pace in a block", .contract("H1"))
  func bareLayersInBlocks() {
    let scene = AnimatedScene()
    let layer = bareLayer(in: scene)
    UIView.animate(withDuration: 2) { layer.opacity = 0 }
    #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    UIView.animateKeyframes(withDuration: 2, delay: 0) { layer.position.x = 10 }
    #expect(layer.animation(forKey: "position")?.duration == 0.25)
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { layer.cornerRadius = 3 }
    animator.startAnimation()
    #expect(layer.animation(forKey: "cornerRadius")?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    UIView.animate(withDuration: 2) { layer.borderWidth = 1 }
    CATransaction.commit()
    #expect(layer.animation(forKey: "borderWidth")?.duration == 3)
    scene.stage.settle()
    #expect(!animator.isRunning && layer.cornerRadius == 3)
  }

  @Test("Switching views' animations off does not concern it", .contract("H1", "H6"))
  func bareLayersWithoutAnimation() {
    let scene = AnimatedScene()
    let layer = bareLayer(in: scene)
    UIView.performWithoutAnimation { layer.opacity = 0 }
    #expect(layer.animationKeys() == ["opacity"])
    UIView.setAnimationsEnabled(false)
    layer.position.x = 10
    UIView.setAnimationsEnabled(true)
    #expect(layer.animationKeys() == ["opacity", "position"])
  }
}
