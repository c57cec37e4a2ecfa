import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What becomes of a property animator with nothing to animate, with animations taken away, nested, and used again
/// (contract D17, H1, H4–H6, H10).
@Suite(.serialized) @MainActor struct AnimatorSurroundingsTests {
  @Test("A block that changes nothing is over in the next turn", .contract("H5"))
  func nothingToAnimate() {
    let scene = AnimatedScene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { [journal = scene.journal] in journal.note("\($0)") }
    animator.startAnimation()
    #expect(animator.isRunning && scene.journal.take() == "")
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "end" && animator.state == .inactive)
  }

  @Test("Without a duration, or without animations, it is over in the next turn", .contract("H6"))
  func noDuration() {
    for isDisabled in [false, true] {
      let scene = AnimatedScene()
      let animator = UIViewPropertyAnimator(duration: isDisabled ? 1 : 0, curve: .linear) {
        scene.view.center.x = 250
      }
      animator.addCompletion { [journal = scene.journal] in journal.note("\($0)") }
      UIView.setAnimationsEnabled(!isDisabled)
      animator.startAnimation()
      #expect(scene.shown == 250 && scene.journal.take() == "")
      scene.stage.nextTurn()
      #expect(scene.journal.take() == "end")
      UIView.setAnimationsEnabled(true)
    }
  }

  @Test("Animations that are taken away end it at its end", .contract("H4"))
  func removal() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(100))
    scene.view.removeFromSuperview()
    scene.stage.nextTurn()
    scene.stage.advance(by: .milliseconds(1))
    #expect(scene.journal.take() == "end" && scene.view.center.x == 250)
  }

  @Test("Started without a block it waits for one, and is not running", .contract("D17"))
  func waiting() {
    let scene = AnimatedScene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    scene.stage.advance(by: .seconds(2))
    #expect(animator.state == .active && !animator.isRunning)
    animator.addAnimations { scene.view.center.x = 250 }
    #expect(animator.isRunning)
    #expect(scene.stage.settle().advanced == .seconds(1))
  }

  @Test("It may be used again, with new blocks", .contract("D17"))
  func reuse() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(100))
    animator.isReversed = true
    scene.stage.settle()
    #expect(scene.journal.take() == "start")
    animator.addAnimations { scene.view.center.x = 150 }
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shownToTheThousandth == 100)
    #expect(scene.stage.settle().advanced == .milliseconds(500))
    // The completions went with the first run.
    #expect(scene.journal.take() == "")
  }

  @Test("A paused animator whose views come into a window later is not lost", .contract("H4", "D17"))
  func pausedOutsideAnyWindow() {
    let scene = AnimatedScene()
    scene.view.removeFromSuperview()
    let animator = scene.animator()
    animator.fractionComplete = 0.5
    scene.stage.nextTurn()
    scene.stage.root.view.addSubview(scene.view)
    scene.stage.nextTurn()
    #expect(scene.shownToTheThousandth == 150)
    animator.stopAnimation(true)
  }

  @Test("Paused it survives the removal of its animations, and ends when it goes on", .contract("H4", "D17"))
  func removedWhilePaused() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.fractionComplete = 0.5
    scene.view.layer.removeAllAnimations()
    scene.stage.advance(by: .seconds(1))
    #expect(animator.state == .active && scene.journal.take() == "")
    animator.startAnimation()
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "end" && animator.state == .inactive)
  }

  @Test("Blocks nested in it go its way", .contract("H1"))
  func nestedBlocks() {
    let scene = AnimatedScene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.move(to: 250, 3) }
    animator.fractionComplete = 0.5
    #expect(scene.shownToTheThousandth == 150)
    animator.startAnimation()
    #expect(scene.stage.settle().advanced == .milliseconds(500))
    #expect(scene.journal.take() == "250.0 true")
  }

  @Test("Views take touches meanwhile, unless it is told otherwise", .contract("H10"))
  func touches() {
    for takesTouches in [true, false] {
      let scene = AnimatedScene()
      let button = UIButton(frame: CGRect(x: 100, y: 400, width: 200, height: 100), primaryAction: UIAction { _ in })
      scene.stage.root.view.addSubview(button)
      scene.stage.nextTurn()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.alpha = 0.5 }
      #expect(animator.isUserInteractionEnabled)
      animator.isUserInteractionEnabled = takesTouches
      animator.startAnimation()
      #expect(scene.stage.tap(button) == takesTouches)
      scene.stage.settle()
      #expect(scene.stage.tap(button))
    }
  }
}
