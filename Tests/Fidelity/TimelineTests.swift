import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// The reference timelines of the contract (L1–L4), and who brings the presenter's view in (B6, B7a).
@Suite @MainActor struct TimelineTests {
  private let kinds: [Journal.Kind] = [.appearance, .hook, .animator, .closure, .question]

  /// What was heard; how often UIKit reads the presented view is its own affair (contract C2).
  private func timeline(_ heard: String) -> String {
    heard.split(separator: ", ").filter { $0 != "pc.presentedView" }.joined(separator: ", ")
  }

  @Test("A presentation that removes its presenter", .contract("L1"), arguments: Variants.of(\.willBeginHook))
  func removingPresentation(variant: UIKitVariant) {
    let scene = ModalScene.custom(removesPresenter: true, variant: variant)
    let wills =
      switch variant.willBeginHook {
      case .beforeAppearance: "pc.willBegin, A.vWD, B.vWA"
      default: "A.vWD, B.vWA, pc.willBegin"
      }
    #expect(
      timeline(scene.present(kinds)) == """
        delegate.presentationController, pc.shouldRemove, delegate.animatorForPresented, delegate.interactor, \
        animator.duration, \(wills), animator.animate, pc.didEnd(true), B.vDA, A.vDD, completion, animator.ended(true)
        """)
  }

  @Test("The same with the presenter kept: it hears nothing", .contract("L2"))
  func keepingPresentation() {
    let scene = ModalScene.custom()
    #expect(
      timeline(scene.present(kinds)) == """
        delegate.presentationController, pc.shouldRemove, delegate.animatorForPresented, delegate.interactor, \
        animator.duration, pc.willBegin, B.vWA, animator.animate, pc.didEnd(true), B.vDA, completion, animator.ended(true)
        """)
  }

  @Test("A dismissal", .contract("L3"), arguments: [true, false])
  func dismissal(removes: Bool) {
    let scene = ModalScene.custom(removesPresenter: removes).presented()
    #expect(
      timeline(scene.dismiss(kinds)) == """
        delegate.animatorForDismissed, delegate.interactor, animator.duration, pc.dismissalWillBegin, \
        B.vWD, \(removes ? "A.vWA, " : "")animator.animate, pc.dismissalDidEnd(true), \(removes ? "A.vDA, " : "")B.vDD, \
        completion, animator.ended(true)
        """)
  }

  @Test("A dismissal that a finger gives up: the handlers, then there and back, and the links stay", .contract("L4"))
  func cancelledDismissal() {
    let scene = ModalScene.custom(dismissing: RecordingAnimator.fadeBack).presented()
    let driver = UIPercentDrivenInteractiveTransition()
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    scene.b.transitionCoordinator?.notifyWhenInteractionChanges { [journal = scene.journal] _ in journal.note("handler")
    }
    driver.update(0.5)
    driver.cancel()
    scene.stage.settle()
    #expect(
      timeline(scene.journal.take(kinds)) == """
        delegate.animatorForDismissed, delegate.interactor, animator.duration, pc.dismissalWillBegin, B.vWD, \
        animator.animate, handler, B.vWA, pc.dismissalDidEnd(false), B.vDA, animator.ended(false)
        """)
    #expect(scene.a.presentedViewController === scene.b && scene.b.view.window != nil)
  }

  @Test("A presentation that a finger gives up: the links are cut and the container is gone", .contract("L4"))
  func cancelledPresentation() {
    let scene = ModalScene.custom(presenting: { context in
      RecordingAnimator.place(context)
      UIView.animate(withDuration: 0.4) {
        context.view(forKey: .to)?.alpha = 0.5
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    })
    let driver = UIPercentDrivenInteractiveTransition()
    scene.delegate.interactor = driver
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    let container = scene.b.view.superview
    driver.update(0.5)
    driver.cancel()
    scene.stage.settle()
    #expect(scene.journal.take([.appearance]) == "B.vWA, B.vWD, B.vDD")
    #expect(scene.a.presentedViewController == nil && scene.b.presentingViewController == nil)
    #expect(container != nil && container?.window == nil)
  }

  @Test("A driver is asked for only once an animator was given, and before anything moves", .contract("D13"))
  func askedInTime() {
    let scene = ModalScene.custom(dismissing: nil)
    scene.present(kinds).expect(["delegate.animatorForPresented", "delegate.interactor", "pc.willBegin", "B.vWA"])
    #expect(!scene.dismiss(kinds).contains("delegate.interactor"), "UIKit's own animator is not driven")
  }

  @Test("A presenter that stays has its present frame as the final one", .contract("B6"))
  func finalFrameOfKept() {
    let scene = ModalScene.custom().presented()
    scene.a.view.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    _ = scene.dismiss()
    let context = scene.delegate.dismissing?.context
    #expect(context?.finalFrame(for: scene.a) == CGRect(x: 10, y: 20, width: 300, height: 400))
  }

  @Test(
    "UIKit puts the presenter's view into the container where it is to leave, and only there", .contract("B7a"),
    arguments: [true, false])
  func whoBringsItIn(removes: Bool) {
    let scene = ModalScene.custom(removesPresenter: removes, presenting: RecordingAnimator.endless)
    let home = scene.a.view.superview
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    let container = scene.presentation?.containerView
    #expect(container != nil && scene.a.view.superview === (removes ? container : home))
  }
}

extension String {
  /// Whether words come in an order, with others between them.
  fileprivate func expect(_ words: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    var rest = self[...]
    for word in words {
      guard let place = rest.range(of: word) else {
        Issue.record("no \(word) in \(rest)", sourceLocation: sourceLocation)
        return
      }
      rest = rest[place.upperBound...]
    }
  }
}
