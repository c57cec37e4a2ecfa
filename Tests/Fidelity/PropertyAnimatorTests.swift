import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What a property animator does with values and time (contract D17–D31).
@Suite(.serialized) @MainActor struct PropertyAnimatorTests {
  @Test("Starting sets the model and activates at once", .contract("D17", "D18"))
  func starting() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    #expect(animator.state == .inactive && !animator.isRunning && scene.view.center.x == 50)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(scene.view.center.x == 250 && scene.shownToTheThousandth == 50)
    scene.stage.advance(by: .milliseconds(250))
    #expect(scene.shownToTheThousandth == 100 && animator.fractionComplete == 0.25)
    scene.stage.advance(by: .milliseconds(749))
    #expect(scene.journal.take() == "")
    scene.stage.advance(by: .milliseconds(1))
    #expect(scene.journal.take() == "end")
    #expect(animator.state == .inactive && !animator.isRunning && scene.view.center.x == 250)
  }

  @Test("Its animations are recorded like any other's", .contract("D18"))
  func events() {
    let scene = AnimatedScene()
    scene.animator().startAnimation()
    scene.stage.settle()
    let lines = scene.stage.trace.events.compactMap { event -> String? in
      switch event.kind {
      case .animationBegan(_, let role, _, let end): "began \(role) \(end)"
      case .animationEnded(_, let end, let finished): "\(end) \(finished)"
      case .closureRun(.animationCompletion, _, let flag): "completion \(flag)"
      default: nil
      }
    }
    #expect(lines.count == 3 && lines[0].hasPrefix("began other"))
    #expect(Array(lines.dropFirst()) == ["finished true", "completion true"])
  }

  @Test("A delay comes before it, and is known", .contract("D18"))
  func delay() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5 && animator.state == .active && scene.view.center.x == 250)
    scene.stage.advance(by: .milliseconds(750))
    #expect(scene.shownToTheThousandth == 100)
    scene.stage.advance(by: .milliseconds(750))
    #expect(scene.journal.take() == "end")
  }

  @Test("A running animator lives although nobody keeps it", .contract("D22"))
  func unowned() {
    let scene = AnimatedScene()
    scene.animator().startAnimation()
    scene.stage.settle()
    #expect(scene.journal.take() == "end")
    #expect(!scene.stage.trace.hasRaised)
  }

  @Test("Paused it stands still at its fraction, and goes on from there", .contract("D17", "D26"))
  func pausing() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(250))
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0.25)
    scene.stage.advance(by: .seconds(5))
    #expect(scene.shownToTheThousandth == 100)
    animator.fractionComplete = 0.75
    #expect(scene.shownToTheThousandth == 200)
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(249))
    #expect(scene.journal.take() == "")
    scene.stage.advance(by: .milliseconds(1))
    #expect(scene.journal.take() == "end")
  }

  @Test("A fraction means nothing while it runs", .contract("D26"))
  func fractionWhileRunning() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.startAnimation()
    animator.fractionComplete = 0.5
    #expect(scene.shownToTheThousandth == 50 && animator.isRunning)
    scene.stage.settle()
  }

  /// Trace T21: the screen follows after the commit; a presentation value asked for before it may differ.
  @Test("Setting a fraction activates an inactive animator, paused", .contract("D17", "D26"))
  func fractionActivates() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && !animator.isRunning && scene.view.center.x == 250)
    scene.stage.nextTurn()
    #expect(scene.shownToTheThousandth == 150)
    animator.stopAnimation(true)
    #expect(scene.view.center.x == 150 && animator.state == .inactive)
  }

  @Test("Paused it follows its fraction evenly, whatever its pace; going on keeps what is seen", .contract("D25"))
  func linearScrubbing() {
    let scene = AnimatedScene()
    let animator = scene.animator(curve: .easeIn)
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    let seen = scene.shownToTheThousandth
    #expect(seen < 140)
    animator.pauseAnimation()
    #expect(scene.shownToTheThousandth == seen)
    #expect(abs(Double(animator.fractionComplete) - (seen - 50) / 200) < 0.00001)
    animator.startAnimation()
    #expect(scene.shownToTheThousandth == seen)
    scene.stage.advance(by: .milliseconds(250))
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    #expect(scene.shownToTheThousandth == 150)
    animator.startAnimation()
    #expect(scene.shownToTheThousandth == 150)
    // By its pace it would have been there after 0.69 s.
    let rest = scene.stage.settle().advanced
    #expect(rest > .milliseconds(290) && rest < .milliseconds(350))
  }

  @Test("Or by its pace, if it is told to", .contract("D25"))
  func scrubbingByPace() {
    let scene = AnimatedScene()
    let animator = scene.animator(curve: .easeIn)
    #expect(animator.scrubsLinearly)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(scene.shownToTheThousandth < 140 && animator.fractionComplete == 0.5)
    animator.startAnimation()
    #expect(scene.stage.settle().advanced == .milliseconds(500))
  }

  @Test("Reversed it runs back, sets the model and completes at the start", .contract("D19", "D28"))
  func reversing() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(250))
    animator.isReversed = true
    #expect(scene.shownToTheThousandth == 100 && animator.fractionComplete == 0.75)
    scene.stage.advance(by: .milliseconds(150))
    #expect(abs(scene.shownToTheThousandth - 70) < 0.01)
    #expect(scene.stage.settle().advanced == .milliseconds(100))
    #expect(scene.journal.take() == "start")
    #expect(scene.view.center.x == 50 && !animator.isReversed)
  }

  @Test("Reversed while paused it goes back when it goes on", .contract("D28"))
  func reversingPaused() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.fractionComplete = 0.3
    animator.isReversed = true
    #expect(abs(scene.shownToTheThousandth - 110) < 0.01)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(abs(scene.stage.settle().advanced / .milliseconds(1) - 300) < 0.01)
    #expect(scene.journal.take() == "start" && scene.view.center.x == 50)
  }

  @Test("Turning by new animations ends at the end", .contract("D19"))
  func retargeting() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    animator.addAnimations { scene.view.center.x = 50 }
    #expect(scene.shownToTheThousandth == 150 && scene.view.center.x == 50)
    scene.stage.advance(by: .milliseconds(250))
    #expect(scene.shownToTheThousandth == 100)
    #expect(scene.stage.settle().advanced == .milliseconds(250))
    #expect(scene.journal.take() == "end")
    #expect(scene.view.center.x == 50 && scene.view.layer.animationKeys() == nil)
  }

  @Test("Retargeted and then reversed it comes back to where it began", .contract("D28"))
  func retargetedAndReversed() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    animator.addAnimations { scene.view.center.x = 90 }
    scene.stage.advance(by: .milliseconds(100))
    animator.isReversed = true
    scene.stage.settle()
    #expect(scene.journal.take() == "start" && scene.view.center.x == 50)
  }

  @Test("A delay factor is a part of the duration, or of what is left of it", .contract("D17"))
  func delayFactor() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.view.layer.presentation()?.opacity == 1)
    scene.stage.advance(by: .milliseconds(250))
    #expect(scene.view.layer.presentation()?.opacity == 0.5 && scene.shownToTheThousandth == 200)
    animator.pauseAnimation()
    animator.fractionComplete = 0.9
    #expect(abs((scene.view.layer.presentation()?.opacity ?? 0) - 0.2) < 0.001)
    animator.startAnimation()
    scene.stage.settle()
    #expect(scene.journal.take() == "end")
  }

  @Test("Stopped, what is seen becomes the model; finishing sets it", .contract("D20"))
  func stopping() {
    for (position, x) in [(UIViewAnimatingPosition.start, 50.0), (.current, 100), (.end, 250)] {
      let scene = AnimatedScene()
      let animator = scene.animator()
      animator.startAnimation()
      scene.stage.advance(by: .milliseconds(250))
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && !animator.isRunning)
      #expect(scene.view.center.x == 100 && scene.view.layer.animationKeys() == nil)
      scene.stage.advance(by: .seconds(2))
      #expect(scene.journal.take() == "")
      animator.finishAnimation(at: position)
      #expect(scene.journal.take() == "\(position)")
      #expect(scene.view.center.x == x && animator.state == .inactive)
    }
  }

  @Test("Stopped for good it completes nothing", .contract("D20"))
  func stoppingForGood() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(250))
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && scene.view.center.x == 100)
    scene.stage.advance(by: .seconds(2))
    #expect(scene.journal.take() == "")
  }

  @Test("Stopping leaves other animations of the property alone", .contract("D20"))
  func stoppingAmongOthers() {
    let scene = AnimatedScene()
    scene.move(to: 150, 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 250 }
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shownToTheThousandth == 150)
    animator.stopAnimation(true)
    #expect(scene.shownToTheThousandth == 150)
    scene.stage.settle()
    #expect(scene.view.center.x == 200 && scene.shown == 200)
  }

  @Test("Told to, it waits at its end, and can still be turned", .contract("D24"))
  func pausingOnCompletion() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    scene.stage.advance(by: .seconds(3))
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    #expect(scene.journal.take() == "" && scene.shownToTheThousandth == 250)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shownToTheThousandth == 150)
    scene.stage.settle()
    #expect(scene.journal.take() == "start")
  }

  /// Trace T22.
  @Test("Continuing takes a multiple of the duration; with nothing left and 0, no time", .contract("D27"))
  func continuing() {
    for (fraction, factor, length) in [(1.0, 0.5, 500), (1, 0, 0), (0.5, 0, 500), (0.5, 2, 2000)] {
      let scene = AnimatedScene()
      let animator = scene.animator()
      animator.fractionComplete = fraction
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
      #expect(scene.journal.take() == "")
      #expect(scene.stage.settle().advanced == .milliseconds(length))
      #expect(scene.journal.take() == "end")
    }
  }

  @Test("Continuing may change the pace for the rest of the way", .contract("D27"))
  func continuingAtAnotherPace() {
    let scene = AnimatedScene()
    let animator = scene.animator(curve: .easeOut)
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shownToTheThousandth == 200)
    animator.pauseAnimation()
    #expect(animator.fractionComplete == 0.75)
    animator.stopAnimation(true)
  }

  @Test(
    "Paused beyond its end, it goes on from there, whichever way", .contract("D25", "D27"), arguments: [false, true])
  func pausedBeyondTheEnd(runsBack: Bool) {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 0.3), durationFactor: 1)
    while (scene.shown ?? 0) < 260 { scene.stage.advance(by: .milliseconds(1)) }
    let shown = scene.shownToTheThousandth
    animator.pauseAnimation()
    #expect(scene.shownToTheThousandth == shown && animator.fractionComplete == 1)
    animator.isReversed = runsBack
    animator.startAnimation()
    #expect(scene.shownToTheThousandth == shown)
    scene.stage.advance(by: .milliseconds(1))
    #expect(abs(scene.shownToTheThousandth - shown) < 1)
    scene.stage.settle()
    #expect(scene.view.center.x == (runsBack ? 50 : 250))
    #expect(scene.journal.take() == (runsBack ? "start" : "end"))
  }
}
