import Testing
import TransitionTestSupport
import UIKit

/// Transactions: what they set, and when their blocks run.
@Suite @MainActor struct TransactionTests {
  /// A layer of no view's on stage, which animates unasked.
  private func sceneWithLayer() -> (scene: AnimatedScene, layer: CALayer) {
    let scene = AnimatedScene()
    let layer = CALayer()
    scene.view.layer.addSublayer(layer)
    return (scene, layer)
  }

  @Test func durationsAreInheritedAndOverridden() {
    let stage = AnimatedScene().stage
    defer { stage.close() }
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func valuesByKey() {
    let stage = AnimatedScene().stage
    defer { stage.close() }
    CATransaction.begin()
    CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue("mine", forKey: "name")
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.begin()
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2.5)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    #expect(CATransaction.value(forKey: kCATransactionAnimationTimingFunction) is CAMediaTimingFunction)
    #expect(CATransaction.value(forKey: "name") as? String == "mine")
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "name") == nil && !CATransaction.disableActions())
    CATransaction.flush()
  }

  @Test func blocksWaitForTheirAnimations() {
    let (scene, layer) = sceneWithLayer()
    let (stage, journal) = (scene.stage, scene.journal)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { journal.note("done") }
    layer.opacity = 0
    CATransaction.commit()
    stage.advance(by: .milliseconds(999))
    #expect(journal.take() == "")
    stage.advance(by: .milliseconds(1))
    stage.nextTurn()
    #expect(journal.take() == "done")
  }

  @Test func blocksSetTooLateDoNotWait() {
    let (scene, layer) = sceneWithLayer()
    let (stage, journal) = (scene.stage, scene.journal)
    CATransaction.begin()
    layer.opacity = 0
    CATransaction.setCompletionBlock { journal.note("done") }
    CATransaction.commit()
    stage.nextTurn()
    #expect(journal.take() == "done")
    #expect(stage.now == .zero)
  }

  @Test func nobodysTransactionEndsWithTheTurn() {
    let scene = AnimatedScene()
    let (stage, journal) = (scene.stage, scene.journal)
    CATransaction.setCompletionBlock { journal.note("done") }
    #expect(journal.take() == "")
    stage.nextTurn()
    stage.nextTurn()
    #expect(journal.take() == "done")
  }

  @Test func blocksNeverRunInsideCommit() {
    let scene = AnimatedScene()
    let journal = scene.journal
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal.note("done") }
    CATransaction.commit()
    #expect(journal.take() == "")
  }
}
