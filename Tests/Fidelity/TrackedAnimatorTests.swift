import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// Animators inside a property animator go its way (contract D29).
@Suite(.serialized) @MainActor struct TrackedAnimatorTests {
  private func animator(_ scene: AnimatedScene, _ body: @escaping () -> Void) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: body)
    animator.addCompletion { [journal = scene.journal] in journal.note("\($0)") }
    return animator
  }

  /// An animator around one that is made running, and the inner one's answers.
  private func nested(
    _ scene: AnimatedScene, delay: Double = 0, options: UIView.AnimationOptions = [], duration: Double = 9
  ) -> UIViewPropertyAnimator {
    animator(scene) {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: duration, delay: delay, options: options) {
        scene.view.center.x = 250
      } completion: { [journal = scene.journal] in
        journal.note("inner \($0)")
      }
    }
  }

  private func inner(_ scene: AnimatedScene, _ name: String = "inner", _ body: @escaping () -> Void) {
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 9, delay: 0, animations: body) {
      [journal = scene.journal] in journal.note("\(name) \($0)")
    }
  }

  @Test("An animator around another pauses, scrubs and continues its animations", .contract("D29"))
  func animatorsFollow() {
    let scene = AnimatedScene()
    let outer = nested(scene)
    outer.startAnimation()
    scene.stage.advance(by: .milliseconds(250))
    #expect(scene.shownToTheThousandth == 100)
    outer.pauseAnimation()
    scene.stage.advance(by: .seconds(9))
    #expect(scene.shownToTheThousandth == 100 && scene.journal.take() == "")
    outer.fractionComplete = 0.75
    #expect(scene.shownToTheThousandth == 200)
    outer.startAnimation()
    #expect(scene.stage.settle().advanced == .milliseconds(250))
    #expect(scene.journal.take() == "inner end, end" && scene.view.center.x == 250)
  }

  @Test("Turned, both complete at the start", .contract("D29", "D28"))
  func animatorsTurn() {
    let scene = AnimatedScene()
    let outer = nested(scene)
    outer.startAnimation()
    scene.stage.advance(by: .milliseconds(250))
    outer.isReversed = true
    #expect(scene.stage.settle().advanced == .milliseconds(250))
    #expect(scene.journal.take() == "inner start, start" && scene.view.center.x == 50)
  }

  @Test("Stopped, the inner one is over too and hears so", .contract("D29", "D20"))
  func animatorsStop() {
    for position in [nil, UIViewAnimatingPosition.start, .end] {
      let scene = AnimatedScene()
      let outer = nested(scene)
      outer.startAnimation()
      scene.stage.advance(by: .milliseconds(250))
      outer.stopAnimation(position == nil)
      #expect(scene.view.center.x == 100)
      if let position { outer.finishAnimation(at: position) }
      scene.stage.settle()
      scene.stage.nextTurn()
      #expect(scene.journal.take() == (position.map { "\($0), " } ?? "") + "inner current")
      #expect(scene.view.center.x == (position == .start ? 50 : position == .end ? 250 : 100))
    }
  }

  @Test("A delay, and a duration that is not inherited, lie on the outer one's way", .contract("D29"))
  func animatorsWithTimesOfTheirOwn() {
    let scene = AnimatedScene()
    let outer = nested(scene, delay: 0.5, options: [.overrideInheritedDuration, .curveLinear], duration: 2)
    outer.startAnimation()
    scene.stage.advance(by: .milliseconds(1500))
    #expect(scene.shownToTheThousandth == 150)
    outer.pauseAnimation()
    scene.stage.advance(by: .seconds(1))
    #expect(scene.shownToTheThousandth == 150)
    outer.startAnimation()
    #expect(scene.stage.settle().advanced == .seconds(1))
    #expect(scene.journal.take() == "inner end, end")
  }

  @Test("One that can't be interrupted follows too; one that can has its own time", .contract("D29"))
  func explicitAnimators() {
    for isInterruptible in [false, true] {
      let scene = AnimatedScene()
      let inner = UIViewPropertyAnimator(duration: 2, curve: .linear) { scene.view.center.x = 250 }
      inner.isInterruptible = isInterruptible
      let outer = animator(scene) { inner.startAnimation() }
      outer.fractionComplete = 0.5
      scene.stage.advance(by: .milliseconds(500))
      #expect(scene.shownToTheThousandth == (isInterruptible ? 100 : 150))
      #expect(abs(inner.fractionComplete - (isInterruptible ? 0.25 : 0.5)) < 0.001)
      outer.startAnimation()
      scene.stage.settle()
      #expect(scene.journal.take() == "end" && inner.state == .inactive)
    }
  }

  @Test("Three deep, with nothing to animate, or with animations taken away: nobody waits for ever", .contract("D29"))
  func nobodyWaits() {
    let scene = AnimatedScene()
    let outer = animator(scene) {
      inner(scene, "empty") {}
      inner(scene, "middle") { inner(scene, "innermost") { scene.view.center.x = 250 } }
      inner(scene, "removed") { scene.view.alpha = 0 }
    }
    outer.fractionComplete = 0.5
    #expect(scene.shownToTheThousandth == 150)
    scene.view.layer.removeAnimation(forKey: "opacity")
    scene.stage.nextTurn()
    scene.stage.advance(by: .milliseconds(1))
    #expect(scene.journal.take() == "empty end, removed end")
    outer.isReversed = true
    outer.startAnimation()
    scene.stage.settle()
    #expect(scene.journal.take() == "innermost start, middle start, start" && scene.view.center.x == 50)
  }
}
