import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What a property animator raises, and how it is made (contract D21–D23, D27′, D29–D31).
@Suite(.serialized) @MainActor struct AnimatorMisuseTests {
  private func raised(_ scene: AnimatedScene) -> [UIKitException] {
    scene.stage.trace.events.compactMap { if case .raised(let exception, _, _) = $0.kind { exception } else { nil } }
  }

  private func animator(_ scene: AnimatedScene) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 250 }
  }

  @Test("Letting go of a paused or stopped animator raises, once", .contract("D22"))
  func release() {
    let reasons: [(UIViewPropertyAnimator) -> Void] = [
      { $0.pauseAnimation() }, { $0.fractionComplete = 0.5 },
      {
        $0.startAnimation()
        $0.stopAnimation(false)
      },
    ]
    for reason in reasons {
      let scene = AnimatedScene()
      var animator: UIViewPropertyAnimator? = animator(scene)
      reason(animator!)
      #expect(raised(scene) == [])
      animator = nil
      #expect(raised(scene) == [.animatorReleased])
      #expect(scene.stage.findings().map(\.invariant) == ["property animators end legally"])
    }
  }

  @Test("So does one that paused at its end", .contract("D22", "D24"))
  func releaseAtTheEnd() {
    let scene = AnimatedScene()
    var animator: UIViewPropertyAnimator? = animator(scene)
    animator?.pausesOnCompletion = true
    animator?.startAnimation()
    scene.stage.settle()
    #expect(raised(scene) == [])
    animator = nil
    #expect(raised(scene) == [.animatorReleased])
  }

  @Test("One that ended, was finished, or was never started may go; so may any after the story", .contract("D22"))
  func rightfulRelease() {
    let scene = AnimatedScene()
    var late: UIViewPropertyAnimator?
    do {
      _ = animator(scene)
      let ended = animator(scene)
      ended.startAnimation()
      scene.stage.settle()
      scene.view.center.x = 50
      let finished = animator(scene)
      finished.pauseAnimation()
      finished.stopAnimation(false)
      finished.finishAnimation(at: .current)
      late = animator(scene)
      late?.pauseAnimation()
    }
    scene.stage.close()
    late = nil
    #expect(raised(scene) == [])
  }

  @Test("A story may end while one runs that only UIKit keeps", .contract("D22"))
  func unfinishedStory() {
    weak var running: UIViewPropertyAnimator?
    let scene = AnimatedScene()
    do {
      let animator = animator(scene)
      animator.startAnimation()
      running = animator
    }
    #expect(running != nil)
    scene.stage.close()
    #expect(running == nil && raised(scene) == [])
  }

  /// Trace T23, and starting what was stopped.
  @Test("Only what was stopped can be finished, and only finished", .contract("D21", "D31"))
  func finishing() {
    let calls: [(UIViewPropertyAnimator) -> Void] = [
      { $0.startAnimation() }, { $0.pauseAnimation() }, { $0.stopAnimation(true) }, { $0.addAnimations {} },
    ]
    for call in calls {
      let scene = AnimatedScene()
      let animator = animator(scene)
      animator.startAnimation()
      animator.stopAnimation(false)
      call(animator)
      #expect(raised(scene) == [.animatorStopped])
    }
    for start in [false, true] {
      let scene = AnimatedScene()
      let animator = animator(scene)
      if start { animator.startAnimation() }
      if !start { animator.stopAnimation(false) }
      animator.finishAnimation(at: .end)
      #expect(raised(scene) == [.animatorNotStopped])
    }
  }

  @Test("In completions it still runs, and can't be finished", .contract("D31"))
  func insideCompletions() {
    let scene = AnimatedScene()
    let animator = animator(scene)
    animator.addCompletion { [unowned animator, journal = scene.journal] _ in
      journal.note("\(animator.isRunning) \(animator.state)")
      animator.finishAnimation(at: .end)
    }
    animator.startAnimation()
    scene.stage.settle()
    #expect(scene.journal.take() == "true active")
    #expect(raised(scene) == [.animatorNotStopped])
  }

  @Test("What only an inactive animator takes", .contract("D23"))
  func configuring() {
    let settings: [(UIViewPropertyAnimator) -> Void] = [
      { $0.isInterruptible = false }, { $0.isUserInteractionEnabled = false }, { $0.isManualHitTestingEnabled = true },
    ]
    for setting in settings {
      let scene = AnimatedScene()
      let animator = animator(scene)
      #expect(
        animator.isInterruptible && animator.isUserInteractionEnabled && !animator.isManualHitTestingEnabled)
      setting(animator)
      #expect(raised(scene) == [])
      animator.startAnimation()
      setting(animator)
      #expect(raised(scene) == [.animatorNotInactive])
    }
  }

  @Test("Only a paused animator is continued", .contract("D27"))
  func continuing() {
    for isRunning in [false, true] {
      let scene = AnimatedScene()
      let animator = animator(scene)
      if isRunning { animator.startAnimation() }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(raised(scene) == [.animatorNotPaused])
    }
  }

  @Test("Inside another block it takes that one's duration and can't be interrupted", .contract("D29"))
  func insideAnotherBlock() {
    for (options, length) in [(UIView.AnimationOptions.curveLinear, 2.0), (.overrideInheritedDuration, 1)] {
      let scene = AnimatedScene()
      var animator: UIViewPropertyAnimator?
      UIView.animate(withDuration: 2) {
        animator = .runningPropertyAnimator(withDuration: 1, delay: 0, options: options) {
          scene.view.center.x = 250
        } completion: { [journal = scene.journal] in
          journal.note("\($0)")
        }
      }
      #expect(animator?.isInterruptible == false)
      animator?.pauseAnimation()
      #expect(animator?.isRunning == true)
      scene.stage.advance(by: .seconds(length) - .milliseconds(1))
      #expect(scene.journal.take() == "")
      scene.stage.advance(by: .milliseconds(1))
      #expect(scene.journal.take() == "end")
    }
  }

  @Test("It takes that one's pace too, unless it says otherwise", .contract("D29"))
  func insideAnotherPace() {
    for (options, isInherited) in [
      (UIView.AnimationOptions.curveLinear, true), ([.curveLinear, .overrideInheritedCurve], false),
    ] {
      let scene = AnimatedScene()
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 9, delay: 0, options: options) {
          scene.view.center.x = 150
        }
      }
      scene.stage.advance(by: .milliseconds(500))
      let pace = CAMediaTimingFunction(name: .easeIn).value(at: 0.5)
      #expect(abs(scene.shownToTheThousandth - (isInherited ? 50 + 100 * pace : 100)) < 0.01)
    }
  }

  @Test("In a keyframe it begins with that and takes its time", .contract("D29", "H9"))
  func insideAKeyframe() {
    let scene = AnimatedScene()
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 9, delay: 0) {
          scene.view.center.x = 150
        } completion: { [journal = scene.journal] in
          journal.note("\($0)")
        }
      }
    }
    scene.stage.advance(by: .milliseconds(1250))
    #expect(scene.shownToTheThousandth == 100)
    scene.stage.advance(by: .milliseconds(250))
    #expect(scene.journal.take() == "end")
  }

  @Test("What can't be interrupted is neither paused nor stopped, and not continued", .contract("D23", "D27"))
  func uninterruptible() {
    let scene = AnimatedScene()
    let animator = animator(scene)
    animator.isInterruptible = false
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    animator.pauseAnimation()
    animator.stopAnimation(true)
    #expect(animator.isRunning && scene.shownToTheThousandth == 150 && raised(scene) == [])
    #expect(scene.stage.settle().advanced == .milliseconds(500))
    animator.addAnimations { scene.view.center.x = 50 }
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && raised(scene) == [])
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    #expect(raised(scene) == [.animatorNotPaused])
  }

  @Test("Outside any block it is interruptible and runs at once", .contract("D29"))
  func runningAnimator() {
    let scene = AnimatedScene()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear
    ) { scene.view.center.x = 250 }
    #expect(animator.isRunning && animator.isInterruptible && animator.delay == 0.5)
    scene.stage.advance(by: .seconds(1))
    #expect(scene.shown == 150)
    animator.stopAnimation(true)
  }

  @Test("A spring with a mass has its own duration", .contract("D30"))
  func springs() {
    let scene = AnimatedScene()
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    // exp(-5 t) times the swing, 2 / sqrt 3, comes to a thousandth.
    #expect(abs(animator.duration - 1.41032) < 0.0001)
    animator.addAnimations { scene.view.center.x = 250 }
    animator.startAnimation()
    var furthest = 0.0
    for _ in 0..<100 {
      scene.stage.advance(by: .milliseconds(10))
      furthest = max(furthest, Double(scene.shown ?? 0))
    }
    // Half damped, it goes 16 % too far.
    #expect(abs(furthest - 282.6) < 0.5)
    #expect(abs(scene.stage.settle().advanced / .milliseconds(1) - 410.32) < 0.1)
    for ratio in [0.3, 1, 2] {
      let given = UIViewPropertyAnimator(duration: 0.7, dampingRatio: ratio)
      #expect(given.duration == 0.7)
    }
  }

  @Test("A spring that is damped beyond the critical moves as a critically damped one", .contract("D30"))
  func heavyDamping() {
    let scene = AnimatedScene()
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
    // UIKit's default spring was seen to take 0.50582 s; (1 + w t) exp(-w t) comes to a thousandth at 0.50573 s.
    #expect(abs(animator.duration - 0.5058) < 0.0002)
    animator.addAnimations { scene.view.center.x = 1050 }
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(100))
    let turns = (1000.0 / 3).squareRoot() * 0.1
    #expect(abs(Double(scene.shown ?? 0) - 1050 + 1000 * (1 + turns) * exp(-turns)) < 0.001)
    let layers = CASpringAnimation()
    (layers.mass, layers.stiffness, layers.damping) = (3, 1000, 500)
    #expect(abs(layers.settlingDuration - animator.duration) < 1e-9)
    let slow = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 40, initialVelocity: .zero)
    #expect(abs(UIViewPropertyAnimator(duration: 0, timingParameters: slow).duration - 0.92334) < 0.0001)
    animator.stopAnimation(true)
  }
}
