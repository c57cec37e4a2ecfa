import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// When a transition under a finger is planned to end: not while it is held, then when the rest is run (contract D1, D3–D5).
@Suite(.serialized) @MainActor struct HeldTransitionTests {
  private let driver = UIPercentDrivenInteractiveTransition()

  private func held() -> ModalScene {
    let scene = ModalScene.custom(dismissing: { context in
      let view = context.view(forKey: .from)!
      UIView.animate(withDuration: 0.4) {
        view.center.y += 800
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }).presented()
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    return scene
  }

  private func times(_ scene: ModalScene) -> [Int64] {
    scene.stage.simulation.transitionTimes.map { [$0.begin, $0.end] } ?? []
  }

  @Test("Held, it is open, and settling does not wait for ever", .contract("D1", "D9"))
  func whileHeld() {
    let scene = held()
    let simulation = scene.stage.simulation
    let begin = simulation.loop.now
    #expect(simulation.isHeldByFinger && simulation.hasOpenTransition)
    #expect(times(scene) == [begin, begin + 400_000_000])
    let rest = scene.stage.settle()
    #expect(!rest.isAtRest && rest.advanced < .seconds(2))
    #expect(simulation.isHeldByFinger)
  }

  @Test("Let go, it ends when the rest or the way back is run", .contract("D3", "D4", "D5"), arguments: [true, false])
  func letGo(finishes: Bool) {
    let scene = held()
    let simulation = scene.stage.simulation
    scene.stage.advance(by: .seconds(5))
    driver.update(0.75)
    driver.completionSpeed = 2
    let begin = simulation.loop.now
    if finishes { driver.finish() } else { driver.cancel() }
    #expect(!simulation.isHeldByFinger && simulation.hasOpenTransition)
    let planned = begin + (finishes ? 50_000_000 : 150_000_000)
    #expect(times(scene) == [begin, planned] && abs(simulation.plannedEnd - planned) < 1000)
    scene.stage.advance(to: .beforeEnd)
    #expect(simulation.hasOpenTransition)
    scene.stage.advance(to: .atEnd)
    scene.stage.nextTurn()
    #expect(!simulation.hasOpenTransition)
    #expect(abs(simulation.loop.now - planned) < 1000)
  }

  @Test("A fraction of it is counted from where it was let go", .contract("D3"))
  func fractions() throws {
    let scene = held()
    driver.update(0.5)
    scene.stage.advance(by: .seconds(5))
    driver.finish()
    scene.stage.advance(toFractionOfTransition: 0.5)
    #expect(abs(try #require(scene.b.view.layer.presentation()).position.y - 1022) < 0.01)
  }

  @Test("A swiped sheet is held too", .contract("C9"))
  func sheet() throws {
    let scene = ModalScene(.pageSheet).presented()
    let swipe = try #require(SheetSwipe.begin(on: scene.b))
    #expect(!scene.stage.simulation.isHeldByFinger && scene.stage.simulation.hasOpenTransition, "not begun yet")
    scene.stage.nextTurn()
    #expect(scene.stage.simulation.isHeldByFinger)
    swipe.update(0.2)
    let begin = scene.stage.simulation.loop.now
    swipe.cancel()
    #expect(times(scene) == [begin, begin + 100_000_000])
    #expect(scene.stage.settle().isAtRest)
  }

  @Test("A transition nobody holds has its times as ever")
  func withoutFinger() {
    let scene = ModalScene.custom()
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    let begin = scene.stage.simulation.loop.now
    #expect(!scene.stage.simulation.isHeldByFinger)
    #expect(times(scene) == [begin, begin + 400_000_000])
  }
}
