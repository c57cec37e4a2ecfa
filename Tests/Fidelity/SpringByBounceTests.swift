import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// Springs told by how long they seem to take, and animators made without anything (contract D30, D17, D19).
@Suite(.serialized) @MainActor struct SpringByBounceTests {
  private func duration(_ parameters: UISpringTimingParameters) -> Double {
    UIViewPropertyAnimator(duration: 9, timingParameters: parameters).duration
  }

  @Test("A spring told by its bounce is one with a mass", .contract("D30"))
  func bounces() {
    let plain = UISpringTimingParameters(
      mass: 1, stiffness: 16 * .pi * .pi, damping: 8 * .pi, initialVelocity: .zero)
    #expect(abs(duration(UISpringTimingParameters(duration: 0.5, bounce: 0)) - duration(plain)) < 1e-9)
    #expect(duration(UISpringTimingParameters()) != 9)
    let lively = UISpringTimingParameters(duration: 0.5, bounce: 0.5, initialVelocity: CGVector(dx: 2, dy: 0))
    #expect(duration(lively) > duration(plain) && lively.initialVelocity.dx == 2)
    #expect(duration(UISpringTimingParameters(duration: 1, bounce: 0)) > 1.9 * duration(plain))
  }

  @Test("An animator made of nothing takes no time and does what others do", .contract("D17"))
  func nothing() {
    let scene = AnimatedScene()
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0 && animator.state == .inactive)
    animator.addAnimations { scene.view.alpha = 0 }
    animator.addCompletion { scene.journal.note("\($0)") }
    animator.startAnimation()
    scene.stage.settle()
    #expect(scene.view.alpha == 0 && scene.journal.take() == "end")
  }

  @Test("Code that awaits hears where it ended", .contract("D19"))
  func awaited() {
    let scene = AnimatedScene()
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { scene.view.alpha = 0 }
    Task { @MainActor in
      let position = await animator.addCompletion()
      scene.journal.note("awaited \(position)")
    }
    scene.stage.nextTurn()
    animator.startAnimation()
    scene.stage.settle()
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "awaited end")
  }
}
