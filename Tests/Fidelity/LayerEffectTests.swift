import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Effects on views and layers beside `animate` (contract H4c, H12, H13).
@Suite @MainActor struct LayerEffectTests {
  @Test("transition(from:to:) puts the new view beside the old one and removes that", .contract("H4c"))
  func transitionBetweenViews() {
    let scene = AnimatedScene()
    let next = UIView()
    UIView.transition(from: scene.view, to: next, duration: 0.4) { [journal = scene.journal] in journal.note("\($0)") }
    #expect(next.superview === scene.stage.root.view)
    #expect(scene.view.superview == nil)
    scene.stage.advance(by: .milliseconds(399))
    #expect(scene.journal.take() == "")
    scene.stage.advance(by: .milliseconds(1))
    #expect(scene.journal.take() == "true")
  }

  @Test("With showHideTransitionViews it only flips who is hidden", .contract("H4c"))
  func showAndHide() {
    let scene = AnimatedScene()
    let next = UIView()
    next.isHidden = true
    scene.stage.root.view.addSubview(next)
    UIView.transition(from: scene.view, to: next, duration: 0.4, options: .showHideTransitionViews)
    #expect(scene.view.superview != nil && scene.view.isHidden)
    #expect(next.superview != nil && !next.isHidden)
  }

  @Test("Without a duration there is no effect", .contract("H4c"))
  func noDuration() {
    let scene = AnimatedScene()
    UIView.transition(with: scene.view, duration: 0) {
      scene.view.tag = 1
    } completion: { [journal = scene.journal] in
      journal.note("\($0)")
    }
    #expect(scene.view.tag == 1)
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "true")
  }

  @Test("transition(with:) changes the contents inside the block", .contract("H4c"))
  func transitionWithView() {
    let scene = AnimatedScene()
    UIView.transition(with: scene.view, duration: 0.4, options: .transitionCrossDissolve) {
      scene.view.tag = 1
    } completion: { [journal = scene.journal] in
      journal.note("\($0)")
    }
    #expect(scene.view.tag == 1)
    scene.stage.settle()
    #expect(scene.journal.take() == "true")
    #expect(scene.stage.now == .milliseconds(400))
  }

  @Test("A CATransition knows nothing of controllers: they have appeared long before it ends", .contract("H12"))
  func layerTransition() {
    let scene = ModalScene()
    let effect = CATransition()
    effect.duration = 0.5
    effect.type = .push
    scene.stage.window.layer.add(effect, forKey: nil)
    #expect(scene.stage.window.layer.animationKeys() == ["transition"])
    scene.a.present(scene.b, animated: false)
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD")
    #expect(scene.stage.window.layer.animationKeys() == ["transition"])
    let settlement = scene.stage.settle()
    #expect(settlement.advanced == .milliseconds(500))
    #expect(scene.stage.window.layer.animationKeys() == nil)
  }

  @Test("A transaction completes when all animations added in it have ended", .contract("H13"))
  func transactionCompletion() {
    let scene = AnimatedScene()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal = scene.journal] in journal.note("transaction") }
    scene.move(to: 100, 0.2)
    scene.move(to: 250, 0.4)
    CATransaction.commit()
    scene.stage.advance(by: .milliseconds(399))
    #expect(scene.journal.take() == "100.0 true")
    scene.stage.advance(by: .milliseconds(1))
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "250.0 true, transaction")
  }

  /// Adds an animation by hand that lasts so many seconds.
  private func add(_ seconds: Double, to scene: AnimatedScene) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = seconds
    scene.view.layer.add(fade, forKey: "\(seconds)")
  }

  private func completion(_ name: String, of scene: AnimatedScene) -> () -> Void {
    { [journal = scene.journal, stage = scene.stage] in journal.note("\(name) \(stage.now / .milliseconds(1))") }
  }

  @Test("Only what is added after the block was set counts for it", .contract("H13"))
  func blockSetBetween() {
    let scene = AnimatedScene()
    CATransaction.begin()
    add(1, to: scene)
    CATransaction.setCompletionBlock(completion("B", of: scene))
    add(2, to: scene)
    CATransaction.commit()
    scene.stage.advance(by: .seconds(3))
    #expect(scene.journal.take() == "B 2000.0")
  }

  @Test("A block that another one replaces runs all the same", .contract("H13"))
  func replacedBlock() {
    let scene = AnimatedScene()
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion("A", of: scene))
    add(1, to: scene)
    CATransaction.setCompletionBlock(completion("B", of: scene))
    add(2, to: scene)
    CATransaction.setCompletionBlock(completion("C", of: scene))
    CATransaction.setCompletionBlock(nil)
    #expect(CATransaction.completionBlock() == nil)
    add(3, to: scene)
    #expect(scene.journal.take() == "")
    scene.stage.advance(by: .milliseconds(1500))
    #expect(scene.journal.take() == "C 0.0, A 1000.0", "A does not wait for the commit")
    CATransaction.commit()
    scene.stage.advance(by: .seconds(3))
    #expect(scene.journal.take() == "B 2000.0")
  }

  @Test("A transaction without animations completes at once", .contract("H13"))
  func emptyTransaction() {
    let scene = AnimatedScene()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal = scene.journal] in journal.note("transaction") }
    CATransaction.commit()
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "transaction")
    #expect(scene.stage.now == .zero)
  }
}
