import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// What a block without time does to those inside it (contract H1, H6, D29), and what a turned animator takes back of it.
@Suite(.serialized) @MainActor struct NestedDurationTests {
  /// How long something takes that is done to a view.
  private func time(_ body: (UIView) -> Void) -> Double {
    let scene = AnimatedScene()
    body(scene.view)
    return (scene.stage.settle().advanced / .milliseconds(1)).rounded()
  }

  @Test("A block inside one without duration has none either", .contract("H1", "H6"))
  func insideNone() {
    #expect(
      time { view in
        UIView.animate(withDuration: 0) { UIView.animate(withDuration: 0.2) { view.alpha = 0 } }
      } == 0)
    #expect(
      time { view in
        UIView.animate(withDuration: 0) {
          UIView.animateKeyframes(withDuration: 0.2, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
          }
        }
      } == 0)
    #expect(
      time { view in
        UIView.animate(withDuration: 0) {
          UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) { view.alpha = 0 }
        }
      } == 200)
  }

  @Test("So does an animator that can't be interrupted, and what is in one without duration", .contract("D29", "H1"))
  func animatorsInsideNone() {
    func running(_ view: UIView) {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, animations: { view.alpha = 0 })
    }
    #expect(time { view in UIView.animate(withDuration: 0) { running(view) } } == 0)
    #expect(
      time { view in UIViewPropertyAnimator(duration: 0, curve: .linear) { running(view) }.startAnimation() } == 0)
    #expect(
      time { view in
        UIViewPropertyAnimator(duration: 0, curve: .linear) {
          UIView.animate(withDuration: 0.2) { view.alpha = 0 }
        }.startAnimation()
      } == 0)
  }

  @Test("Where nothing animates, what is switched on again inside has its own time", .contract("H6"))
  func switchedOnInside() {
    #expect(
      time { view in
        UIView.performWithoutAnimation {
          UIView.setAnimationsEnabled(true)
          UIView.animate(withDuration: 0.2) { view.alpha = 0 }
        }
      } == 200)
  }

  @Test("An animator that is turned takes back what it changed at once", .contract("D19", "D20"), arguments: [0, 0.3])
  func turnedWithoutAnimation(duration: Double) {
    for position in [UIViewAnimatingPosition.start, .end] {
      let scene = AnimatedScene()
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
        scene.view.alpha = 0
        UIView.animate(withDuration: 0.2) { scene.view.center.x = 150 }
      }
      animator.addCompletion { scene.journal.note("\($0)") }
      UIView.setAnimationsEnabled(duration == 0)
      animator.pauseAnimation()
      animator.isReversed = position == .start
      animator.startAnimation()
      UIView.setAnimationsEnabled(true)
      scene.stage.settle()
      #expect(scene.journal.take() == "\(position)")
      #expect(scene.view.alpha == (position == .start ? 1 : 0))
      #expect(scene.view.center.x == (position == .start ? 50 : 150))
    }
  }

  @Test("Finished at its start it takes it back too", .contract("D20"))
  func finishedAtStart() {
    let scene = AnimatedScene()
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { scene.view.alpha = 0 }
    animator.pauseAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(scene.view.alpha == 1)
  }
}
