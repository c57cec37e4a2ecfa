import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// Animators that are called from inside their own blocks and completions (contract D17–D31). No source says what a device
/// does then; here the later call wins, and what is left of a block after a stop is set at once.
@Suite(.serialized) @MainActor struct ReentrantCallTests {
  @Test("Started in its own block, it runs though it was to be paused", .contract("D17"))
  func startedWhilePausing() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.addAnimations { [unowned animator] in animator.startAnimation() }
    animator.addAnimations { scene.view.alpha = 0 }
    animator.pauseAnimation()
    #expect(animator.isRunning)
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shown == 150 && scene.view.layer.presentation()?.opacity == 0.5)
    scene.stage.settle()
    #expect(scene.journal.take() == "end")
  }

  @Test("Paused in its own block, it stands though it was to run", .contract("D17"))
  func pausedWhileStarting() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.addAnimations { [unowned animator] in animator.fractionComplete = 0.5 }
    animator.addAnimations { [unowned animator] in animator.pauseAnimation() }
    animator.addAnimations { [unowned animator] in animator.fractionComplete = 0.25 }
    animator.startAnimation()
    scene.stage.advance(by: .seconds(2))
    #expect(animator.state == .active && !animator.isRunning && scene.shown == 100)
    animator.startAnimation()
    scene.stage.settle()
    #expect(scene.journal.take() == "end")
  }

  @Test(
    "Stopped in its own block, it is over, and the rest is set at once", .contract("D20"), arguments: [false, true])
  func stoppedInItsBlock(forGood: Bool) {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.addAnimations { [unowned animator] in
      animator.stopAnimation(forGood)
      scene.view.bounds.size.height = 300
      UIView.animate(withDuration: 0.1) { scene.view.alpha = 0 }
    }
    animator.addAnimations { scene.view.layer.cornerRadius = 1 }
    animator.startAnimation()
    #expect(animator.state == (forGood ? .inactive : .stopped))
    #expect(scene.view.center.x == 50 && scene.view.layer.presentation()?.bounds.height == 300)
    #expect(scene.view.layer.cornerRadius == 0, "the second block does not run any more")
    scene.stage.settle()
    #expect(scene.view.layer.animationKeys() == nil)
    if !forGood { animator.finishAnimation(at: .end) }
    #expect(scene.view.center.x == (forGood ? 50 : 250) && scene.view.bounds.height == 300)
    #expect(scene.journal.take() == (forGood ? "" : "end"))
  }

  @Test("Turned in its own block, it is back at once", .contract("D28"))
  func turnedInItsBlock() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.addAnimations { [unowned animator] in animator.isReversed = true }
    animator.startAnimation()
    scene.stage.settle()
    #expect(scene.journal.take() == "start" && scene.view.center.x == 50)
  }

  @Test("Whatever is called from inside blocks and completions, nothing hangs", .contract("D17", "D19", "D20"))
  func anyCalls() {
    checkProperty(ReentrantCall.programs, "calls from inside leave nothing hanging", cases: 500, seed: 1) { calls in
      let run = ReentrantProgram()
      for call in calls { run.perform(call) }
      run.comeToRest()
      return run.complaint.map { PropertyVerdict.fails(kind: $0) } ?? .holds
    }
  }
}
