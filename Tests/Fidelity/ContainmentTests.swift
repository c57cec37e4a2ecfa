import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Children and their appearance (contract F4–F8).
@Suite @MainActor struct ContainmentTests {
  private let all: [Journal.Kind] = [.appearance, .containment, .closure]

  @Test("addChild sends willMove, removeFromParent sends didMove; the rest is the app's", .contract("F4"))
  func moves() {
    let scene = ModalScene()
    let child = scene.controller("C")
    scene.a.addChild(child)
    #expect(child.parent === scene.a && scene.a.children == [child])
    #expect(scene.journal.take([.containment]) == "C.willMove(A)")
    child.removeFromParent()
    #expect(child.parent == nil && scene.a.children.isEmpty)
    #expect(scene.journal.take([.containment]) == "C.didMove(nil)")
  }

  @Test("A child of another parent is taken out of that first", .contract("F4"))
  func secondParent() {
    let scene = ModalScene()
    let child = scene.controller("C")
    scene.a.addChild(child)
    _ = scene.journal.take()
    scene.b.addChild(child)
    #expect(scene.a.children.isEmpty && child.parent === scene.b)
    #expect(scene.journal.take([.containment]).has("C.didMove(nil)", "C.willMove(B)"))
  }

  @Test("Adding a child's view to a visible parent makes the child appear, inside addSubview", .contract("F5"))
  func addingAView() {
    let scene = ModalScene()
    let child = scene.controller("C")
    scene.a.addChild(child)
    child.loadViewIfNeeded()
    _ = scene.journal.take()
    scene.a.view.addSubview(child.view)
    scene.journal.note("added")
    child.didMove(toParent: scene.a)
    scene.stage.settle()
    #expect(scene.journal.take(all) == "C.vWA, added, C.didMove(A), C.vDA")
  }

  @Test("Removing it makes the child disappear, inside removeFromSuperview", .contract("F5"))
  func removingAView() {
    let (scene, child) = sceneWithChild()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    scene.journal.note("removed")
    child.removeFromParent()
    scene.stage.settle()
    #expect(scene.journal.take(all).has("C.willMove(nil)", "C.vWD", "removed", "C.didMove(nil)"))
    #expect(scene.warnings == [])
  }

  @Test("A child hears of its parent's transitions along with the parent", .contract("F5"))
  func forwarding() {
    let (scene, _) = sceneWithChild()
    #expect(scene.present([.appearance]) == "A.vWD, C.vWD, B.vWA, B.vDA, A.vDD, C.vDD")
    #expect(scene.dismiss([.appearance]) == "B.vWD, A.vWA, C.vWA, A.vDA, C.vDA, B.vDD")
  }

  @Test("A child whose view is not in the parent's hears nothing", .contract("F5"))
  func childWithoutAView() {
    let scene = ModalScene()
    scene.a.addChild(scene.controller("C"))
    #expect(scene.present([.appearance]) == "A.vWD, B.vWA, B.vDA, A.vDD")
  }

  @Test("A parent that forwards by hand is left alone", .contract("F6"))
  func manualForwarding() {
    let scene = ModalScene()
    scene.a.forwardsAppearance = false
    let child = scene.controller("C")
    scene.a.addChild(child)
    scene.a.view.addSubview(child.view)
    scene.stage.settle()
    #expect(scene.journal.take([.appearance]) == "")
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(scene.journal.take([.appearance]) == "C.vWA, C.vDA")
    #expect(scene.present([.appearance]) == "A.vWD, B.vWA, B.vDA, A.vDD")
  }

  @Test("begin and end are will and did; a begin the other way turns round", .contract("F6", "F8"))
  func beginAndEnd() {
    let scene = ModalScene()
    let child = scene.controller("C")
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(scene.journal.take([.appearance]) == "C.vWA, C.vWD, C.vDD")
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(scene.journal.take([.appearance]) == "C.vWA, C.vDA, C.vWD, C.vWA, C.vDA")
    #expect(scene.warnings == [])
  }

  @Test("An end without its begin is warned of and sends nothing", .contract("F6", "F8"))
  func unbalanced() {
    let scene = ModalScene()
    let child = scene.controller("C")
    child.endAppearanceTransition()
    #expect(scene.journal.take([.appearance]) == "")
    #expect(scene.warnings == [.unbalancedAppearance])
  }

  @Test("begin and end around a swap give one set of callbacks, in the order of the calls", .contract("F6b"))
  func swapWithBeginAndEnd() {
    let (scene, old) = sceneWithChild()
    let new = scene.controller("D")
    scene.a.addChild(new)
    new.beginAppearanceTransition(true, animated: false)
    old.beginAppearanceTransition(false, animated: false)
    scene.a.view.addSubview(new.view)
    old.view.removeFromSuperview()
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    scene.stage.settle()
    #expect(scene.journal.take([.appearance]) == "D.vWA, C.vWD, D.vDA, C.vDD")
    #expect(scene.warnings == [])
  }

  @Test("A transition between children: new-did before old-did, and the old view leaves", .contract("F7"))
  func childTransition() {
    let (scene, old) = sceneWithChild()
    let new = scene.controller("D")
    scene.a.addChild(new)
    old.willMove(toParent: nil)
    let journal = scene.journal
    scene.a.transition(from: old, to: new, duration: 0.4, options: .transitionFlipFromLeft, animations: nil) { _ in
      new.didMove(toParent: scene.a)
      old.removeFromParent()
    }
    #expect(new.view.superview === scene.a.view)
    #expect(old.view.superview != nil)
    scene.stage.settle()
    #expect(
      journal.take([.appearance, .containment]) == """
        D.willMove(A), C.willMove(nil), C.vWD, D.vWA, D.vDA, C.vDD, D.didMove(A), C.didMove(nil)
        """)
    #expect(old.view.superview == nil)
    #expect(scene.stage.now == .milliseconds(400))
  }

  @Test("Both must be children, and the parent must forward by itself", .contract("F7"))
  func childTransitionRaises() {
    let (scene, old) = sceneWithChild()
    scene.a.transition(from: old, to: scene.controller("D"), duration: 0, animations: nil)
    #expect(scene.exception == .notChildren)

    let (manual, first) = sceneWithChild()
    let second = manual.controller("D")
    manual.a.addChild(second)
    manual.a.forwardsAppearance = false
    manual.a.transition(from: first, to: second, duration: 0, animations: nil)
    #expect(manual.exception != nil)
  }

  @Test(
    "Every controller goes round: will, did, will, did, whatever UIKit leaves open", .contract("F8"),
    arguments: Variants.each)
  func cycle(variant: UIKitVariant) {
    let scene = ModalScene(.fullScreen, variant: variant)
    for _ in 1...2 {
      _ = scene.present(animated: false)
      _ = scene.dismiss()
    }
    var last: [ObjectName: LifecycleCallback] = [:]
    let next: [LifecycleCallback: LifecycleCallback] = [
      .viewWillAppear: .viewDidAppear, .viewDidAppear: .viewWillDisappear, .viewWillDisappear: .viewDidDisappear,
      .viewDidDisappear: .viewWillAppear,
    ]
    for event in scene.stage.trace.events {
      guard case .lifecycle(let callback, let controller, _) = event.kind, next[callback] != nil else { continue }
      #expect(callback == last[controller].flatMap { next[$0] } ?? .viewWillAppear)
      last[controller] = callback
    }
    #expect(scene.warnings == [])
  }

  /// A with a child C in sight.
  private func sceneWithChild() -> (ModalScene, RecordingController) {
    let scene = ModalScene()
    let child = scene.controller("C")
    scene.a.addChild(child)
    scene.a.view.addSubview(child.view)
    child.didMove(toParent: scene.a)
    scene.stage.settle()
    _ = scene.journal.take()
    return (scene, child)
  }
}
