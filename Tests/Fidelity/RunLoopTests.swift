import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// When things happen within and between turns of the run loop (contract Z1–Z5).
@Suite @MainActor struct RunLoopTests {
  @Test("A transition begins after the commit of the turn, not inside the call", .contract("Z1"))
  func beginsAfterCommit() {
    let scene = ModalScene()
    scene.a.view.setNeedsLayout()
    scene.a.present(scene.b, animated: true)
    #expect(scene.journal.take([.appearance, .layout]) == "")
    scene.stage.nextTurn()
    #expect(scene.journal.take([.appearance, .layout]).has("A.wLS", "A.dLS", "A.vWD", "B.vWA"))
  }

  @Test("A dismissal begins after the commit as well", .contract("Z1"))
  func dismissalBeginsAfterCommit() {
    let scene = ModalScene().presented()
    scene.b.dismiss(animated: true)
    #expect(scene.journal.take() == "")
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "B.vWD, A.vWA")
  }

  @Test("A request from a user's tap is carried out in the turn of the tap", .contract("Z1"))
  func tap() {
    let scene = ModalScene()
    let (a, b) = (scene.a, scene.b)
    let button = UIButton(frame: .zero, primaryAction: UIAction { [unowned a] _ in a.present(b, animated: true) })
    a.view.addSubview(button)
    scene.stage.nextTurn()
    scene.stage.tap(button)
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "B.vDL, A.vWD, B.vWA")
  }

  @Test("Animation completions are callouts of their own at the animation's end", .contract("Z3"))
  func completionsAreCallouts() {
    let scene = ModalScene()
    let journal = scene.journal
    UIView.animate(withDuration: 0.25) {
      scene.a.view.alpha = 0
    } completion: { _ in
      journal.note("completion")
    }
    journal.note("returned")
    scene.stage.advance(by: .milliseconds(249))
    #expect(journal.take() == "returned")
    scene.stage.advance(by: .milliseconds(1))
    #expect(journal.take() == "completion")
  }

  @Test("A turn: blocks due, layout, what waits for the commit, animation callbacks", .contract("Z5"))
  func phases() {
    let scene = ModalScene(.pageSheet)
    let (a, b, journal) = (scene.a, scene.b, scene.journal)
    UIView.animate(withDuration: 0.1) {
      a.view.alpha = 0.5
    } completion: { _ in
      journal.note("animation callback")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      journal.note("block")
      a.view.setNeedsLayout()
      a.present(b, animated: true)
    }
    scene.stage.advance(by: .milliseconds(100))
    let heard = journal.take([.closure, .layout, .appearance])
    #expect(heard.has("block", "A.wLS", "A.dLS", "B.vWA", "animation callback"))
  }

  @Test("Everything completeTransition causes is inside the call, in the animator's callback", .contract("Z4"))
  func completionIsNested() {
    let scene = ModalScene(.fullScreen)
    let journal = scene.journal
    scene.delegate.presenting = RecordingAnimator(in: journal) { context in
      RecordingAnimator.place(context)
      UIView.animate(withDuration: 0.4) {
        context.view(forKey: .to)?.alpha = 0.5
      } completion: { _ in
        journal.note("callback begins")
        context.completeTransition(true)
        journal.note("callback ends")
      }
    }
    let heard = scene.present()
    #expect(heard.hasSuffix("callback begins, B.vDA, A.vDD, completion, callback ends"))
  }
}
