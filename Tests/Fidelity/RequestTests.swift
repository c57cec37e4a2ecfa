import Testing
import TransitionCheck
import TransitionDriver
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Requests that come at the wrong moment, or to the wrong one (contract G1–G5, G10, G11, G20).
@Suite @MainActor struct RequestTests {
  @Test("Presenting on one that presents already is ignored; its block does not run", .contract("G1"))
  func alreadyPresenting() {
    let scene = ModalScene(.pageSheet).presented()
    let journal = scene.journal
    scene.a.present(scene.controller("C"), animated: true) { journal.note("completion of C") }
    scene.stage.settle()
    #expect(journal.take() == "")
    #expect(scene.warnings == [.alreadyPresenting])
    #expect(scene.a.presentedViewController === scene.b)
  }

  @Test("Presenting on one whose view is in no window is ignored", .contract("G2"))
  func notInWindow() {
    let scene = ModalScene()
    let outside = scene.controller("C")
    outside.present(scene.b, animated: true)
    scene.stage.settle()
    #expect(scene.warnings == [.notInWindow])
    #expect(outside.presentedViewController == nil)
    #expect(scene.b.presentingViewController == nil)
  }

  @Test("Under a full screen the presenter's view is in no window: that is what is warned of", .contract("G2"))
  func coveredPresenter() {
    let scene = ModalScene().presented()
    scene.a.present(scene.controller("C"), animated: true)
    #expect(scene.warnings == [.notInWindow])
  }

  @Test("viewWillAppear is too early to present, viewDidAppear is not", .contract("G2"))
  func presentingEarly() {
    for (moment, succeeds) in [(RecordingController.Moment.vDL, false), (.vWA, false), (.vDA, true)] {
      let journal = Journal()
      let root = RecordingController("A", in: journal)
      let next = RecordingController("B", in: journal, style: .fullScreen)
      root.on(moment) { root.present(next, animated: true) }
      let stage = Stage(root: root)
      stage.settle()
      #expect((root.presentedViewController === next) == succeeds, "\(moment)")
    }
  }

  @Test("A request in flight waits, and runs inside the completion of the one before", .contract("G3"))
  func queuedPresentation() {
    let scene = ModalScene(.pageSheet)
    let (b, journal) = (scene.b, scene.journal)
    let next = scene.controller("C", .pageSheet)
    scene.a.present(b, animated: true) { journal.note("completion of B") }
    scene.stage.nextTurn()
    b.present(next, animated: true) { journal.note("completion of C") }
    #expect(next.presentingViewController == nil)
    scene.stage.settle()
    #expect(journal.take() == "B.vDL, B.vWA, B.vDA, completion of B, C.vDL, C.vWA, C.vDA, completion of C")
  }

  @Test("A request that waited meets the checks when its turn comes", .contract("G3", "G1"))
  func queuedPresentationIsChecked() {
    let scene = ModalScene(.pageSheet)
    scene.a.present(scene.b, animated: true)
    scene.a.present(scene.controller("C"), animated: true)
    #expect(scene.warnings == [])
    scene.stage.settle()
    #expect(scene.warnings == [.alreadyPresenting])
  }

  @Test("A second tap that presents the same controller raises when its turn comes", .contract("G4"))
  func alreadyPresented() {
    let scene = ModalScene().presented()
    scene.b.present(scene.controller("C"), animated: true)
    scene.stage.settle()
    scene.b.presentedViewController?.present(scene.b, animated: true)
    #expect(scene.exception == .alreadyPresented)
  }

  @Test("Presenting a child, a window's root or oneself raises", .contract("G5"))
  func activeControllers() {
    let withChild = ModalScene()
    let child = withChild.controller("C")
    withChild.a.addChild(child)
    withChild.a.present(child, animated: true)
    #expect(withChild.exception == .activeController)

    let root = ModalScene().presented()
    root.b.present(root.a, animated: true)
    #expect(root.exception == .activeController)

    let own = ModalScene()
    own.a.present(own.a, animated: true)
    #expect(own.exception == .activeController)
  }

  @Test("A delegate nobody keeps is gone: the default animation runs", .contract("G10"))
  func deallocatedDelegate() {
    let scene = ModalScene(.custom)
    do {
      let gone = RecordingDelegate(in: scene.journal)
      gone.presenting = RecordingAnimator(in: scene.journal, RecordingAnimator.endless)
      scene.b.transitioningDelegate = gone
    }
    #expect(scene.b.transitioningDelegate == nil)
    #expect(scene.present(Journal.usual + [.question]) == "B.vDL, B.vWA, B.vDA, completion")
    #expect(scene.b.view.window != nil)
  }

  @Test("Presenting from viewDidDisappear of the one just dismissed works", .contract("G11"))
  func presentFromViewDidDisappear() {
    let scene = ModalScene().presented()
    let (a, b) = (scene.a, scene.b)
    let next = scene.controller("C")
    b.on(.vDD) { a.present(next, animated: true) }
    b.dismiss(animated: true)
    scene.stage.settle()
    #expect(a.presentedViewController === next)
    #expect(scene.journal.take().hasSuffix("B.vDD, C.vDL, A.vWD, C.vWA, C.vDA, A.vDD"))
  }

  @Test(
    "A style set in viewDidLoad counts or comes too late, as chosen; the delegate always counts", .contract("G20"),
    arguments: Variants.of(\.styleDecision))
  func styleSetInViewDidLoad(variant: UIKitVariant) {
    let scene = ModalScene(.automatic, variant: variant, presenting: RecordingAnimator.fade())
    let (b, delegate) = (scene.b, scene.delegate)
    b.transitioningDelegate = nil
    b.on(.vDL) {
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = delegate
    }
    #expect(scene.present([.animator]).contains("animator.animate"))
    let decidesEarly = variant.styleDecision == .beforeViewLoads
    #expect(scene.stage.trace.transitions.last?.style == (decidesEarly ? .pageSheet : .custom))
  }

  @Test("A root replaced under a presentation leaves the presented view in the window", .contract("G12"))
  func replacedRoot() {
    let scene = ModalScene(.pageSheet).presented()
    scene.stage.window.rootViewController = scene.controller("C")
    scene.stage.nextTurn()
    #expect(scene.b.view.window != nil)
    #expect(scene.b.presentingViewController === scene.a)
    #expect(scene.a.view.window == nil)
  }
}
