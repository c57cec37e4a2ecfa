import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What was published of property animators on devices, by the numbers of its traces.
@Suite(.serialized) @MainActor struct AnimatorGoldens {
  /// What each frame shows.
  @MainActor private final class Screen: NSObject {
    private let scene: AnimatedScene
    var frames: [Double] = []
    init(_ scene: AnimatedScene) { self.scene = scene }
    func frame(_ link: CADisplayLink) { frames.append(scene.shownToTheThousandth) }
  }

  private func raised(_ scene: AnimatedScene) -> [UIKitException] {
    scene.stage.trace.events.compactMap { if case .raised(let exception, _, _) = $0.kind { exception } else { nil } }
  }

  /// T21: openradar 30856746 (2017, iOS 10). A fraction set while inactive activates; what is on screen follows in a later
  /// turn, after the commit.
  @Test(.contract("D17", "D26")) func fractionOfAnInactiveAnimator() {
    let scene = AnimatedScene()
    let screen = Screen(scene)
    let link = CADisplayLink(target: screen, selector: Selector("frame:", Screen.frame(_:)))
    link.add(to: .main, forMode: .common)
    scene.stage.advance(by: .milliseconds(20))
    let animator = scene.animator()
    #expect(animator.state == .inactive)
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0.5)
    // Nothing is shown between commits: the last frame has the old place, the next one the new.
    #expect(screen.frames.last == 50)
    scene.stage.advance(by: .milliseconds(20))
    #expect(screen.frames.last == 150)
    link.invalidate()
    animator.stopAnimation(true)
  }

  /// T22: openradar 35743469 (iOS 11). At 1 an animator that is continued still takes its factor of the duration; with 0, none.
  @Test(.contract("D27"), arguments: [0.25, 1, 3, 0]) func continuingAtTheEnd(factor: Double) {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: .milliseconds(100))
    animator.pauseAnimation()
    animator.fractionComplete = 1
    animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(factor))
    #expect(scene.journal.take() == "")
    #expect(scene.stage.settle().advanced == .milliseconds(Int(factor * 1000)))
    #expect(scene.journal.take() == "end")
  }

  /// T23: fluentui-apple 1385 (2022). In its completions an animator says that it runs, and can't be finished.
  @Test(.contract("D31", "D21")) func insideACompletion() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    var wasRunning = false
    animator.addCompletion { [unowned animator] _ in
      wasRunning = animator.isRunning
      animator.finishAnimation(at: .end)
    }
    animator.startAnimation()
    scene.stage.settle()
    #expect(wasRunning && raised(scene) == [.animatorNotStopped])
  }

  /// T23: fluentui-apple 915. Stopping an inactive animator makes nothing that could be finished.
  @Test(.contract("D21")) func finishingWhatWasNotStopped() {
    let scene = AnimatedScene()
    let animator = scene.animator()
    animator.stopAnimation(false)
    #expect(animator.state == .inactive && raised(scene) == [])
    animator.finishAnimation(at: .end)
    #expect(raised(scene) == [.animatorNotStopped])
  }
}
