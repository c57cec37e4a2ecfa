import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Views that move alongside a transition under a finger, inside the container and outside it (contract H14).
@Suite(.serialized) @MainActor struct AlongsideViewsTests {
  private typealias Coordinator = any UIViewControllerTransitionCoordinator

  /// A dismissal held by a finger. `alongside` queues what is to run along with it.
  @MainActor
  private struct Held {
    let scene: ModalScene
    let driver = UIPercentDrivenInteractiveTransition()
    /// Two views in the presenter's view, so outside the container.
    let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init(_ alongside: @escaping (Held, Coordinator) -> Void) {
      scene = ModalScene.custom(dismissing: { context in
        let view = context.view(forKey: .from)!
        UIView.animate(withDuration: 0.4) {
          view.center.y += 800
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }).presented()
      scene.a.view.addSubview(outside)
      scene.a.view.addSubview(other)
      scene.b.view.addSubview(inside)
      scene.stage.nextTurn()
      scene.delegate.interactor = driver
      let (b, held) = (scene.b, self)
      b.on(.vWD) { [unowned b] in
        if let coordinator = b.transitionCoordinator { alongside(held, coordinator) }
      }
      b.dismiss(animated: true)
      scene.stage.nextTurn()
      // Nothing may keep the scene alive.
      b.on(.vWD) {}
    }

    /// Where the middle of a view shows.
    func shown(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? -1 }

    func isNear(_ view: UIView, _ x: CGFloat) -> Bool { abs(shown(view) - x) < 0.01 }
  }

  @Test("Plainly alongside, a view outside the container moves in real time and stays where it went", .contract("H14"))
  func plainOutside() {
    let held = Held { held, coordinator in
      coordinator.animate(alongsideTransition: { _ in held.outside.center.x = 105 })
    }
    held.scene.stage.advance(by: .milliseconds(200))
    #expect(held.isNear(held.outside, 55))
    held.driver.update(0.1)
    held.scene.stage.advance(by: .milliseconds(200))
    #expect(held.shown(held.outside) == 105)
    held.driver.cancel()
    #expect(held.scene.stage.settle().isAtRest)
    #expect(held.outside.center.x == 105)
  }

  @Test("Given for it, the view is held, follows the finger, and goes on at the end", .contract("H14"))
  func drivenOutside() {
    let held = Held { held, coordinator in
      let isQueued = coordinator.animateAlongsideTransition(
        in: held.outside, animation: { _ in held.outside.center.x = 105 },
        completion: { held.scene.journal.note("over \($0.isCancelled)") })
      #expect(isQueued)
    }
    held.scene.stage.advance(by: .seconds(3))
    #expect(held.shown(held.outside) == 5)
    held.driver.update(0.25)
    #expect(held.isNear(held.outside, 30))
    held.scene.stage.advance(by: .seconds(3))
    held.driver.update(0.5)
    #expect(held.isNear(held.outside, 55))
    held.driver.finish()
    held.scene.stage.advance(by: .milliseconds(100))
    #expect(held.isNear(held.outside, 80))
    #expect(held.scene.stage.settle().isAtRest)
    #expect(held.shown(held.outside) == 105 && held.outside.layer.speed == 1)
    #expect(held.scene.journal.take([.closure]) == "over false")
  }

  @Test("Given for it, the view runs back with the rest", .contract("H14", "D4"))
  func reversedOutside() {
    let held = Held { held, coordinator in
      coordinator.animateAlongsideTransition(
        in: held.outside, animation: { _ in held.outside.center.x = 105 }, completion: nil)
    }
    held.driver.update(0.5)
    held.driver.cancel()
    held.scene.stage.advance(by: .milliseconds(100))
    #expect(held.isNear(held.outside, 30))
    #expect(held.scene.stage.settle().isAtRest)
    #expect(held.shown(held.outside) == 5 && held.outside.center.x == 5)
    #expect(held.outside.layer.timeOffset == 0 && held.outside.layer.speed == 1)
  }

  @Test("A block of its own alongside runs back too, although the transition ends at the same moment", .contract("H14"))
  func reversedBlockOfItsOwn() {
    let held = Held { held, coordinator in
      coordinator.animateAlongsideTransition(
        in: held.outside,
        animation: { _ in
          UIView.animate(withDuration: 0.4) {
            held.outside.center.x = 105
          } completion: { _ in
            held.scene.journal.note("block")
          }
        }, completion: nil)
    }
    held.driver.update(0.5)
    held.driver.cancel()
    #expect(held.scene.stage.settle().isAtRest)
    #expect(held.outside.center.x == 5)
    #expect(held.scene.journal.take([.closure]) == "block")
    let ends = held.scene.stage.trace.events.filter {
      if case .animationEnded(_, .reversed, _) = $0.kind { true } else { false }
    }
    #expect(ends.count == 2)
  }

  @Test("Several views are driven, each once", .contract("H14"))
  func severalViews() {
    let held = Held { held, coordinator in
      coordinator.animateAlongsideTransition(
        in: held.outside, animation: { _ in held.outside.center.x = 105 }, completion: nil)
      for _ in 1...2 {
        coordinator.animateAlongsideTransition(
          in: held.other, animation: { _ in held.other.center.x = 125 }, completion: nil)
      }
    }
    held.driver.update(0.5)
    #expect(held.isNear(held.outside, 55) && held.isNear(held.other, 75))
    held.driver.cancel()
    held.scene.stage.settle()
    #expect(held.outside.center.x == 5 && held.other.center.x == 25)
    #expect(held.outside.layer.speed == 1 && held.other.layer.speed == 1)
  }

  @Test("A view inside the container goes with it, given or not", .contract("H14"), arguments: [true, false])
  func inside(isGiven: Bool) {
    let held = Held { held, coordinator in
      coordinator.animateAlongsideTransition(
        in: isGiven ? held.inside : nil, animation: { _ in held.inside.center.x = 105 })
    }
    held.driver.update(0.25)
    held.scene.stage.advance(by: .seconds(1))
    #expect(held.isNear(held.inside, 30))
    held.driver.cancel()
    held.scene.stage.advance(by: .milliseconds(50))
    #expect(held.isNear(held.inside, 17.5))
    held.scene.stage.settle()
    #expect(held.inside.center.x == 5)
  }

  @Test("A view around the container drives all in it, once", .contract("H14"))
  func around() throws {
    let held = Held { held, coordinator in
      coordinator.animateAlongsideTransition(
        in: held.scene.stage.window, animation: { _ in held.outside.center.x = 105 }, completion: nil)
    }
    let sheet = held.scene.b.view.layer
    held.driver.update(0.25)
    #expect(held.isNear(held.outside, 30))
    #expect(abs(try #require(sheet.presentation()).position.y - 622) < 0.01)
    held.driver.cancel()
    held.scene.stage.advance(by: .milliseconds(50))
    #expect(held.isNear(held.outside, 17.5))
    #expect(abs(try #require(sheet.presentation()).position.y - 522) < 0.01)
    #expect(held.scene.stage.settle().isAtRest)
    #expect(held.outside.center.x == 5 && held.scene.stage.window.layer.speed == 1)
  }

  @Test("Without a finger the view given makes no difference", .contract("H14"))
  func withoutFinger() {
    let scene = ModalScene(.overFullScreen, presenting: RecordingAnimator.fade())
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.a.view.addSubview(bar)
    scene.stage.nextTurn()
    let b = scene.b
    b.on(.vWA) { [unowned b] in
      b.transitionCoordinator?.animateAlongsideTransition(
        in: bar, animation: { _ in bar.center.x = 105 }, completion: nil)
    }
    scene.a.present(b, animated: true)
    scene.stage.advance(toFractionOfTransition: 0.5)
    #expect(abs((bar.layer.presentation()?.position.x ?? 0) - 55) < 0.01)
    scene.stage.settle()
    #expect(bar.layer.presentation()?.position.x == 105)
  }
}
