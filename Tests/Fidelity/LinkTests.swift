import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Who presents whom, and when that changes (contract A1, A2, A21, A22).
@Suite @MainActor struct LinkTests {
  @Test("A child's request is carried out by the outermost parent; the delegate hears of both", .contract("A1"))
  func childRequestClimbs() {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.fade())
    let child = scene.controller("C")
    scene.a.addChild(child)
    scene.a.view.addSubview(child.view)
    child.didMove(toParent: scene.a)
    child.present(scene.b, animated: true)
    scene.stage.settle()
    #expect(scene.b.presentingViewController === scene.a)
    #expect(scene.delegate.presenter === scene.a)
    #expect(scene.delegate.source === child)
    #expect(child.presentedViewController === scene.b)
  }

  @Test(
    "Current-context styles are presented by the context they lie in", .contract("A1", "C3"),
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func definedContext(style: UIModalPresentationStyle) {
    let scene = ModalScene(style)
    let child = scene.controller("C")
    child.definesPresentationContext = true
    scene.a.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    scene.a.view.addSubview(child.view)
    child.didMove(toParent: scene.a)
    scene.stage.settle()
    child.present(scene.b, animated: true)
    scene.stage.settle()
    #expect(scene.b.presentingViewController === child)
    #expect(scene.b.view.convert(scene.b.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 390, height: 300))
  }

  @Test("Without a defined context the outermost controller presents", .contract("A1"))
  func undefinedContext() {
    let scene = ModalScene(.currentContext)
    let child = scene.controller("C")
    scene.a.addChild(child)
    scene.a.view.addSubview(child.view)
    child.present(scene.b, animated: true)
    #expect(scene.b.presentingViewController === scene.a)
  }

  @Test("Both links are set when present returns", .contract("A2"), arguments: [true, false])
  func linksAreSetAtOnce(animated: Bool) {
    let scene = ModalScene()
    scene.a.present(scene.b, animated: animated)
    #expect(scene.a.presentedViewController === scene.b)
    #expect(scene.b.presentingViewController === scene.a)
  }

  @Test("isBeingPresented holds from will to did, isBeingDismissed likewise", .contract("A21", "A22b"))
  func flags() {
    let scene = ModalScene()
    let (b, journal) = (scene.b, scene.journal)
    for moment in [RecordingController.Moment.vWA, .vDA, .vWD, .vDD] {
      b.on(moment) {
        journal.note("\(b.isBeingPresented ? "presented" : "")\(b.isBeingDismissed ? "dismissed" : "")", .hook)
      }
    }
    #expect(scene.present([.appearance, .hook]) == "A.vWD, B.vWA, presented, B.vDA, presented, A.vDD")
    #expect(!b.isBeingPresented)
    #expect(scene.dismiss([.appearance, .hook]) == "B.vWD, dismissed, A.vWA, A.vDA, B.vDD, dismissed")
    #expect(!b.isBeingDismissed)
  }

  @Test("Being covered is neither being presented nor being dismissed", .contract("A21"))
  func coveredIsNotDismissed() {
    let scene = ModalScene().presented()
    let b = scene.b
    var flags: [Bool] = []
    for moment in [RecordingController.Moment.vWD, .vDD] {
      b.on(moment) { flags += [b.isBeingPresented, b.isBeingDismissed] }
    }
    b.present(scene.controller("C"), animated: true)
    scene.stage.settle()
    #expect(flags == [false, false, false, false])
  }

  @Test("Links last through the wills and are cut before the dids", .contract("A22"))
  func linksDuringDismissal() {
    let scene = ModalScene().presented()
    let (a, b) = (scene.a, scene.b)
    var during: [Bool] = []
    var after: [Bool] = []
    b.on(.vWD) { during += [b.presentingViewController === a, a.presentedViewController === b] }
    a.on(.vWA) { during += [b.presentingViewController === a, a.presentedViewController === b] }
    a.on(.vDA) { after.append(a.presentedViewController == nil) }
    b.on(.vDD) { after += [b.presentingViewController == nil, b.isBeingDismissed] }
    b.dismiss(animated: true) { after += [a.presentedViewController == nil, b.presentingViewController == nil] }
    scene.stage.advance(to: .beforeEnd)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    scene.stage.settle()
    #expect(during == [true, true, true, true])
    #expect(after == [true, true, true, true, true])
  }

  @Test("Links are set in the will-callbacks of a presentation; its completion finds the flag false", .contract("A22b"))
  func linksDuringPresentation() {
    let scene = ModalScene()
    let (a, b) = (scene.a, scene.b)
    var seen: [Bool] = []
    a.on(.vWD) { seen += [a.presentedViewController === b, b.presentingViewController === a] }
    b.on(.vWA) { seen += [a.presentedViewController === b, b.presentingViewController === a] }
    a.present(b, animated: true) { seen.append(!b.isBeingPresented && !b.isBeingDismissed) }
    scene.stage.settle()
    #expect(seen == [true, true, true, true, true])
  }
}
