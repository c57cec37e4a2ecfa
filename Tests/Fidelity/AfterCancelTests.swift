import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What is left of presentation controllers after a transition that was not completed (contract B20, C2–C6).
@Suite(.serialized) @MainActor struct AfterCancelTests {
  private let driver = UIPercentDrivenInteractiveTransition()

  private static let slide: RecordingAnimator.Behaviour = { context in
    RecordingAnimator.place(context)
    let view = context.view(forKey: .from) ?? context.view(forKey: .to)
    let isPresentation = context.view(forKey: .from) == nil
    if isPresentation { view?.center.y += 800 }
    UIView.animate(withDuration: 0.4) {
      view?.center.y += isPresentation ? -800 : 800
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func scene() -> ModalScene { ModalScene.custom(presenting: Self.slide, dismissing: Self.slide) }

  /// Gives up the presentation or dismissal that was just asked for.
  private func giveUp(_ scene: ModalScene) {
    scene.stage.nextTurn()
    driver.update(0.5)
    driver.cancel()
    #expect(scene.stage.settle().isAtRest)
  }

  @Test("Not completed without a finger: a presentation is undone, and another one works", .contract("B20"))
  func falseWithoutInteraction() {
    let scene = ModalScene.custom(presenting: RecordingAnimator.fade(false))
    #expect(scene.present([.appearance, .hook]) == "pc.willBegin, B.vWA, B.vWD, pc.didEnd(false), B.vDD")
    #expect(scene.a.presentedViewController == nil && !scene.b.isBeingPresented)
    #expect(scene.a.transitionCoordinator == nil && scene.stage.window.subviews.count == 1)
    scene.delegate.presenting = RecordingAnimator(in: scene.journal, RecordingAnimator.fade())
    #expect(scene.present() == "B.vWA, B.vDA, completion")
    #expect(scene.a.presentedViewController === scene.b && scene.b.view.window != nil)
  }

  @Test(
    "After a presentation given up, the next has a presentation controller of its own", .contract("C6b", "C6", "A33"))
  func presentationAgain() {
    let scene = scene()
    scene.delegate.interactor = driver
    scene.a.present(scene.b, animated: true)
    weak let first = scene.presentation
    #expect(first != nil)
    giveUp(scene)
    #expect(first?.containerView == nil)
    scene.delegate.interactor = nil
    _ = scene.journal.take()
    #expect(scene.present([.appearance, .hook]) == "pc.willBegin, B.vWA, pc.didEnd(true), B.vDA")
    #expect(first == nil, "nothing keeps the old one")
    #expect(scene.presentation?.containerView?.window != nil)
    #expect(scene.b.view.frame == scene.stage.window.bounds)
    #expect(scene.dismiss([.appearance]) == "B.vWD, B.vDD")
  }

  @Test("Given up and read between, it is made anew, without a presenter", .contract("C6c"))
  func readAfterCancel() {
    let scene = scene()
    var presenters: [UIViewController?] = []
    scene.delegate.makePresentation = { presented, presenter in
      presenters.append(presenter)
      return UIPresentationController(presentedViewController: presented, presenting: presenter)
    }
    scene.delegate.interactor = driver
    scene.a.present(scene.b, animated: true)
    giveUp(scene)
    let second = scene.b.presentationController
    #expect(presenters == [scene.a, nil])
    scene.delegate.interactor = nil
    _ = scene.present()
    #expect(scene.b.presentationController === second && presenters.count == 2)
  }

  @Test("After a dismissal given up the same one stays, and its hooks go on", .contract("C5", "C6", "A35"))
  func dismissalAgain() {
    let scene = scene().presented()
    let (first, container) = (scene.presentation, scene.presentation?.containerView)
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    giveUp(scene)
    #expect(scene.journal.take([.hook]) == "pc.dismissalWillBegin, pc.dismissalDidEnd(false)")
    #expect(scene.presentation === first && first?.containerView === container && container?.window != nil)
    container?.setNeedsLayout()
    scene.stage.nextTurn()
    #expect(scene.journal.take([.layout]).has("pc.wLS", "pc.dLS"))
    scene.delegate.interactor = nil
    #expect(scene.dismiss([.hook]) == "pc.dismissalWillBegin, pc.dismissalDidEnd(true)")
    #expect(first?.containerView == nil)
  }

  @Test("The presented view is read several times, also on the way back", .contract("C2"))
  func presentedViewIsReadAgain() {
    let scene = scene()
    scene.a.present(scene.b, animated: true)
    scene.stage.settle()
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    giveUp(scene)
    #expect(scene.journal.take([.question]).components(separatedBy: "pc.presentedView").count > 2)
    #expect(scene.presentation?.presentedView === scene.b.view)
  }

  @Test("A container as large as its context goes with a presentation given up", .contract("C3"))
  func contextContainer() {
    final class Inside: UIPresentationController {
      override var shouldPresentInFullscreen: Bool { false }
    }
    let scene = scene()
    scene.delegate.makePresentation = { Inside(presentedViewController: $0, presenting: $1) }
    scene.delegate.interactor = driver
    let siblings = scene.a.view.superview?.subviews.count
    scene.a.present(scene.b, animated: true)
    giveUp(scene)
    #expect(scene.a.view.superview?.subviews.count == siblings)
    scene.delegate.interactor = nil
    _ = scene.present()
    #expect(scene.b.presentationController?.containerView?.frame == scene.a.view.frame)
  }
}
