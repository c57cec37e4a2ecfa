import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// Keyframes and blocks inside a property animator go its way (contract H9, D29).
@Suite(.serialized) @MainActor struct TrackedAnimationTests {
  private typealias Options = UIView.KeyframeAnimationOptions

  /// Keyframes of the view's middle: to 150 in the first quarter, to 250 in the last half.
  private func keyframes(
    _ scene: AnimatedScene, delay: Double = 0, duration: Double = 9, options: Options = []
  ) {
    UIView.animateKeyframes(withDuration: duration, delay: delay, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { scene.view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { scene.view.center.x = 250 }
    } completion: { [journal = scene.journal] finished in
      journal.note("keyframes \(finished)")
    }
  }

  private func animator(_ scene: AnimatedScene, _ body: @escaping () -> Void) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: body)
    animator.addCompletion { [journal = scene.journal] in journal.note("\($0)") }
    return animator
  }

  private func inner(_ scene: AnimatedScene, _ name: String = "inner", _ body: @escaping () -> Void) {
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 9, delay: 0, animations: body) {
      [journal = scene.journal] in journal.note("\(name) \($0)")
    }
  }

  // MARK: - Keyframes

  @Test("Keyframes in an animator take its duration and can be paused, scrubbed and continued", .contract("H9"))
  func keyframesFollow() {
    let scene = AnimatedScene()
    let animator = animator(scene) { keyframes(scene) }
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(125))
    #expect(scene.shownToTheThousandth == 100 && scene.view.center.x == 250)
    animator.pauseAnimation()
    scene.stage.advance(by: .seconds(3))
    #expect(scene.shownToTheThousandth == 100)
    for (fraction, x) in [(0.25, 150.0), (0.4, 150), (0.75, 200), (1, 250), (0, 50), (0.5, 150)] {
      animator.fractionComplete = fraction
      #expect(scene.shownToTheThousandth == x)
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    scene.stage.advance(by: .seconds(1))
    #expect(scene.shownToTheThousandth == 200)
    #expect(scene.stage.settle().advanced == .seconds(1))
    #expect(scene.journal.take() == "keyframes true, end" && scene.view.layer.animationKeys() == nil)
  }

  @Test("Reversed they run back, and the model with them", .contract("H9", "D28"))
  func keyframesReversed() {
    let scene = AnimatedScene()
    let animator = animator(scene) { keyframes(scene) }
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(750))
    animator.isReversed = true
    #expect(scene.shownToTheThousandth == 200)
    scene.stage.advance(by: .milliseconds(625))
    #expect(scene.shownToTheThousandth == 100)
    scene.stage.settle()
    #expect(scene.journal.take() == "keyframes true, start" && scene.view.center.x == 50)
  }

  @Test("Stopped, what they show becomes the model; finishing sets it", .contract("H9", "D20"))
  func keyframesStopped() {
    for (position, x) in [(UIViewAnimatingPosition.start, 50.0), (.current, 150), (.end, 250)] {
      let scene = AnimatedScene()
      let animator = animator(scene) { keyframes(scene) }
      animator.startAnimation()
      scene.stage.advance(by: .milliseconds(400))
      animator.stopAnimation(false)
      #expect(scene.view.center.x == 150 && scene.view.layer.animationKeys() == nil)
      animator.finishAnimation(at: position)
      scene.stage.nextTurn()
      #expect(scene.journal.take() == "\(position), keyframes false" && scene.view.center.x == x)
    }
  }

  @Test("So it is in every mode, and with an animator that is made running", .contract("H9"))
  func keyframeModes() {
    for (mode, x) in [
      (Options.calculationModeDiscrete, 150.0), (.calculationModePaced, 130), (.calculationModeCubic, 147.6),
    ] {
      let scene = AnimatedScene()
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: .curveLinear) {
        keyframes(scene, options: mode)
      }
      scene.stage.advance(by: .milliseconds(400))
      animator.pauseAnimation()
      scene.stage.advance(by: .seconds(1))
      #expect(scene.shownToTheThousandth == x)
      animator.stopAnimation(true)
      #expect(abs(scene.view.center.x - x) < 0.001)
    }
  }

  @Test("Keyframes take the place of what the animator did before; its start stays the start", .contract("H3", "H9"))
  func keyframesReplace() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { scene.view.center.x = 190 }
      }
    }
    #expect(scene.shownToTheThousandth == 150)
    scene.stage.advance(by: .milliseconds(250))
    #expect(scene.shownToTheThousandth == 170)
    animator.isReversed = true
    scene.stage.settle()
    #expect(scene.journal.take() == "start" && scene.view.center.x == 50)
  }

  // MARK: - Blocks

  @Test("A block inside is paused, scrubbed and turned with the animator; its completion runs once", .contract("D29"))
  func blocksFollow() {
    for turns in [false, true] {
      let scene = AnimatedScene()
      let animator = animator(scene) {
        UIView.animate(withDuration: 9, animations: { scene.view.center.x = 250 }) {
          [journal = scene.journal] finished in
          journal.note("block \(finished) \(scene.view.center.x)")
        }
      }
      animator.startAnimation()
      scene.stage.advance(by: .milliseconds(250))
      animator.pauseAnimation()
      scene.stage.advance(by: .seconds(9))
      #expect(scene.shownToTheThousandth == 100)
      animator.fractionComplete = 0.5
      #expect(scene.shownToTheThousandth == 150)
      animator.isReversed = turns
      animator.startAnimation()
      #expect(scene.stage.settle().advanced == .milliseconds(500))
      #expect(scene.journal.take() == (turns ? "block true 50.0, start" : "block true 250.0, end"))
    }
  }

  @Test("A block with a delay or a length of its own has its place on the animator's way", .contract("D29", "H7"))
  func blocksWithTimesOfTheirOwn() {
    let scene = AnimatedScene()
    let animator = animator(scene) {
      UIView.animate(withDuration: 0.5, delay: 0.25, options: .overrideInheritedDuration) { scene.view.center.x = 250 }
    }
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shownToTheThousandth == 150)
    animator.pauseAnimation()
    scene.stage.advance(by: .seconds(1))
    for (fraction, x) in [(0.1, 50.0), (0.25, 50), (0.375, 100), (0.75, 250), (0.9, 250), (0.6, 190)] {
      animator.fractionComplete = fraction
      #expect(scene.shownToTheThousandth == x)
    }
    animator.startAnimation()
    #expect(abs(scene.stage.settle().advanced / .milliseconds(1) - 400) < 0.001)
    #expect(scene.journal.take() == "end")
  }

  @Test("What lasts longer than the animator is waited for, and turned like all else", .contract("D29", "H7"))
  func blocksThatLastLonger() {
    let scene = AnimatedScene()
    let animator = animator(scene) {
      scene.view.alpha = 0
      UIView.animate(withDuration: 2, delay: 1, options: .overrideInheritedDuration) { scene.view.center.x = 250 }
    }
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.view.layer.presentation()?.opacity == 0.5 && scene.shownToTheThousandth == 50)
    scene.stage.advance(by: .milliseconds(1500))
    #expect(scene.shownToTheThousandth == 150 && animator.fractionComplete == 1)
    animator.isReversed = true
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shownToTheThousandth == 100)
    scene.stage.advance(by: .seconds(1))
    #expect(scene.view.layer.presentation()?.opacity == 0.5)
    #expect(scene.stage.settle().advanced == .milliseconds(500))
    #expect(scene.journal.take() == "start" && scene.view.center.x == 50 && scene.view.alpha == 1)
  }

  @Test("A block inside may come back by itself, or keep its own pace", .contract("D29", "H1"))
  func blocksThatComeBack() {
    let scene = AnimatedScene()
    let animator = animator(scene) {
      UIView.animate(withDuration: 0.25, delay: 0, options: [.overrideInheritedDuration, .autoreverse]) {
        scene.view.center.x = 250
      }
      UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn]) {
        scene.view.alpha = 0
      }
    }
    for (fraction, x) in [(0.125, 150.0), (0.25, 250), (0.375, 150), (0.45, 90), (0.6, 250)] {
      animator.fractionComplete = fraction
      #expect(scene.shownToTheThousandth == x)
    }
    animator.fractionComplete = 0.5
    let pace = CAMediaTimingFunction(name: .easeIn).value(at: 0.5)
    #expect(abs(Double(scene.view.layer.presentation()?.opacity ?? 0) - (1 - pace)) < 0.001)
    animator.startAnimation()
    scene.stage.settle()
    #expect(scene.journal.take() == "end")
  }

  @Test("A transition of a view's contents is held with the animator", .contract("D29", "H4c"))
  func transitions() {
    let scene = AnimatedScene()
    let animator = animator(scene) {
      UIView.transition(with: scene.view, duration: 0.5, options: .transitionCrossDissolve, animations: nil) {
        [journal = scene.journal] in journal.note("transition \($0)")
      }
    }
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(250))
    animator.pauseAnimation()
    scene.stage.advance(by: .seconds(2))
    #expect(scene.journal.take() == "" && scene.view.layer.animationKeys() == ["contents"])
    animator.startAnimation()
    scene.stage.settle()
    #expect(scene.journal.take() == "transition true, end")
  }

  @Test("What repeats for ever has its own time", .contract("D29"))
  func repeatingBlocks() {
    let scene = AnimatedScene()
    let animator = animator(scene) {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .overrideInheritedDuration]) {
        scene.view.center.x = 250
      }
    }
    animator.fractionComplete = 0
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shownToTheThousandth == 150)
    animator.stopAnimation(true)
    scene.view.layer.removeAllAnimations()
  }

  @Test("A block in a keyframe in an animator begins with the keyframe", .contract("H9", "D29"))
  func blocksInKeyframes() {
    let scene = AnimatedScene()
    let animator = animator(scene) {
      UIView.animateKeyframes(withDuration: 9, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { scene.move(to: 150, 9) }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          UIView.animate(withDuration: 9) { scene.view.alpha = 0 }
        }
      }
    }
    for (fraction, x, alpha) in [(0.125, 50.0, 0.75), (0.5, 100, 0), (0.75, 150, 0)] {
      animator.fractionComplete = fraction
      #expect(scene.shownToTheThousandth == x)
      #expect(abs(Double(scene.view.layer.presentation()?.opacity ?? 9) - alpha) < 0.001)
    }
    animator.stopAnimation(true)
  }

  @Test("The first change is where it all comes back to, wherever it was made", .contract("H9", "D28"))
  func blocksAfterKeyframes() {
    let scene = AnimatedScene()
    let animator = animator(scene) {
      UIView.animateKeyframes(withDuration: 9, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { scene.view.center.x = 150 }
        UIView.animate(withDuration: 9) { scene.view.center.x = 250 }
      }
    }
    animator.isReversed = true
    animator.startAnimation()
    scene.stage.settle()
    #expect(scene.view.center.x == 50)
  }

  @Test("A block in a keyframe without length leaps, and back again", .contract("H9", "D28"))
  func leapsInKeyframes() {
    let scene = AnimatedScene()
    let animator = animator(scene) {
      UIView.animateKeyframes(withDuration: 9, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0) { scene.move(to: 150, 9) }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
          UIView.animate(withDuration: 9) { scene.view.alpha = 0 }
        }
      }
    }
    animator.fractionComplete = 0.25
    #expect(scene.shown == 150 && scene.view.layer.presentation()?.opacity == 1)
    animator.fractionComplete = 0.75
    #expect(scene.shown == 150 && scene.view.layer.presentation()?.opacity == 0)
    animator.isReversed = true
    animator.startAnimation()
    scene.stage.settle()
    #expect(scene.view.center.x == 50 && scene.view.alpha == 1)
    #expect(scene.journal.take() == "150.0 true, start")
  }

  @Test("So does one with no time left, unless it wants none", .contract("H6", "D28"))
  func leapsAtTheEnd() {
    for (options, x) in [(UIView.AnimationOptions(), 50.0), (.overrideInheritedDuration, 150)] {
      let scene = AnimatedScene()
      let animator = animator(scene) { scene.view.alpha = 0 }
      animator.addAnimations({ scene.move(to: 150, 0, options: options) }, delayFactor: 1)
      animator.addAnimations({ self.inner(scene) { scene.view.bounds.size.width = 7 } }, delayFactor: 1)
      animator.fractionComplete = 0.75
      #expect(scene.shownToTheThousandth == x)
      animator.isReversed = true
      animator.startAnimation()
      scene.stage.settle()
      #expect(scene.view.center.x == x && scene.view.alpha == 1 && scene.view.bounds.width == 100)
    }
  }
}
