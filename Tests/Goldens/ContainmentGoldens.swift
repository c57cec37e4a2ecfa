import Testing
import TransitionCheck
import TransitionDriver
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What was logged of children in containers of the app's own. The parent is called `p`, the children by numbers.
@Suite @MainActor struct ContainmentGoldens {
  private let journal = Journal()
  /// What the authors logged, beside `updateViewConstraints`, which the simulation does not send.
  private let logged: [Journal.Kind] = [.appearance, .containment, .layout]

  /// A parent on stage with a child in sight, both called as in the recordings.
  private func scene() -> (stage: Stage, parent: RecordingController, child: RecordingController) {
    let parent = RecordingController("p", in: journal)
    let child = RecordingController("1", in: journal)
    let stage = Stage(root: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.nextTurn()
    stage.settle()
    _ = journal.take()
    return (stage, parent, child)
  }

  /// The lines of the children alone.
  private func takeChildren(_ kinds: [Journal.Kind]) -> String {
    journal.take(kinds).components(separatedBy: ", ").filter { !$0.hasPrefix("p.") }.joined(separator: ", ")
  }

  /// T28: Neuburg, containerEventForwarding (iOS 9 to 15): `transition(from:to:)` with a flip of 0.4 s.
  @Test(.contract("F7b")) func transitionBetweenChildren() {
    let (stage, parent, one) = scene()
    let two = RecordingController("2", in: journal)
    parent.addChild(two)
    one.willMove(toParent: nil)
    parent.transition(from: one, to: two, duration: 0.4, options: .transitionFlipFromLeft, animations: nil) { _ in
      two.didMove(toParent: parent)
      one.removeFromParent()
    }
    stage.settle()
    #expect(
      takeChildren(logged) == """
        2.willMove(p), 1.willMove(nil), 1.vWD, 2.vWA, 2.wLS, 2.dLS, 2.vDA, 1.vDD, 2.didMove(p), 1.didMove(nil)
        """)
  }

  /// T28, the same by hand: begin old, begin new, animate, end new, end old.
  @Test func transitionByHand() {
    let (stage, parent, one) = scene()
    parent.forwardsAppearance = false
    let two = RecordingController("2", in: journal)
    parent.addChild(two)
    one.willMove(toParent: nil)
    one.beginAppearanceTransition(false, animated: true)
    two.beginAppearanceTransition(true, animated: true)
    UIView.transition(from: one.view, to: two.view, duration: 0.4, options: .transitionFlipFromLeft) { _ in
      two.endAppearanceTransition()
      one.endAppearanceTransition()
      two.didMove(toParent: parent)
      one.removeFromParent()
    }
    stage.settle()
    #expect(
      takeChildren(logged) == """
        2.willMove(p), 1.willMove(nil), 1.vWD, 2.vWA, 2.wLS, 2.dLS, 2.vDA, 1.vDD, 2.didMove(p), 1.didMove(nil)
        """)
  }

  /// T29: the same sample: a child embedded at launch.
  @Test func embeddedAtLaunch() {
    let parent = RecordingController("p", in: journal)
    let child = RecordingController("c", in: journal)
    parent.on(.vDL) { [unowned parent] in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let stage = Stage(root: parent)
    #expect(takeChildren(logged) == "c.willMove(p), c.didMove(p), c.vWA, c.wLS, c.dLS, c.vDA")
    stage.close()
  }

  /// X5: square/workflow-swift, `UIViewControllerExtensionTests.swift` (2025): a swap between begins and ends.
  @Test(.contract("F6b")) func swapInWindow() {
    let (stage, parent, one) = scene()
    let two = RecordingController("2", in: journal)
    swap(one, two, in: parent)
    stage.settle()
    #expect(
      takeChildren([.loading, .appearance, .containment]) == """
        2.willMove(p), 1.willMove(nil), 2.vDL, 2.vWA, 1.vWD, 2.vDA, 1.vDD, 2.didMove(p), 1.didMove(nil)
        """)
  }

  /// X5: views loaded, but in no window: only the moves.
  @Test func swapWithoutWindow() {
    let stage = Stage(root: UIViewController())
    let parent = RecordingController("p", in: journal)
    let (one, two) = (RecordingController("1", in: journal), RecordingController("2", in: journal))
    parent.addChild(one)
    parent.view.addSubview(one.view)
    one.didMove(toParent: parent)
    _ = journal.take()
    swap(one, two, in: parent)
    stage.settle()
    #expect(
      takeChildren([.loading, .appearance, .containment])
        == "2.willMove(p), 1.willMove(nil), 2.vDL, 2.didMove(p), 1.didMove(nil)")
  }

  /// The swap of X5: begins and ends around the change of views, where there is anything to be seen of it.
  private func swap(_ old: RecordingController, _ new: RecordingController, in parent: RecordingController) {
    parent.addChild(new)
    old.willMove(toParent: nil)
    let isInWindow = parent.view.window != nil
    new.view.frame = parent.view.bounds
    if isInWindow {
      new.beginAppearanceTransition(true, animated: false)
      old.beginAppearanceTransition(false, animated: false)
    }
    parent.view.insertSubview(new.view, aboveSubview: old.view)
    old.view.removeFromSuperview()
    if isInWindow {
      new.endAppearanceTransition()
      old.endAppearanceTransition()
    }
    new.didMove(toParent: parent)
    old.removeFromParent()
  }
}
