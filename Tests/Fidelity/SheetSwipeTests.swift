import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// The swipe that dismisses a sheet, and what the presentation controller's delegate hears of it (contract C9–C10).
@Suite(.serialized) @MainActor struct SheetSwipeTests {
  /// Writes down what it is asked and told.
  private final class Watcher: NSObject, UIAdaptivePresentationControllerDelegate {
    let journal: Journal
    var answer = true
    var willDismiss: () -> Void = {}

    init(_ journal: Journal) { self.journal = journal }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      journal.note("should", .hook)
      return answer
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      journal.note("will", .hook)
      willDismiss()
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      let controller = presentationController.presentedViewController
      journal.note("did \(controller.presentingViewController == nil) \(controller.isBeingDismissed)", .hook)
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      journal.note("attempt", .hook)
    }
  }

  private static let heard: [Journal.Kind] = [.appearance, .hook, .closure]

  /// A presents B as a sheet; B's presentation controller has a delegate that writes down what it hears.
  private func sheet(
    _ style: UIModalPresentationStyle = .pageSheet, _ variant: UIKitVariant = .standard,
    dismissing: RecordingAnimator.Behaviour? = nil
  ) -> (scene: ModalScene, watcher: Watcher) {
    let scene = ModalScene(style, variant: variant, dismissing: dismissing)
    let watcher = Watcher(scene.journal)
    scene.a.present(scene.b, animated: true)
    scene.b.presentationController?.delegate = watcher
    scene.stage.settle()
    _ = scene.journal.take()
    return (scene, watcher)
  }

  @Test(
    "May it, it will, it does, in this order and around all callbacks", .contract("C9", "C10"),
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic, .popover])
  func finished(style: UIModalPresentationStyle) throws {
    let (scene, watcher) = sheet(style)
    let swipe = try #require(SheetSwipe.begin(on: scene.b))
    #expect(!swipe.isRefused)
    scene.stage.nextTurn()
    swipe.update(0.4)
    #expect(scene.journal.take(Self.heard) == "should, will, B.vWD")
    swipe.finish()
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.journal.take(Self.heard) == "B.vDD, did true false")
    #expect(scene.a.presentedViewController == nil && scene.stage.window.subviews.count == 1)
    withExtendedLifetime(watcher) {}
  }

  @Test(
    "The last call comes after all did-callbacks and the end hook", .contract("C10"),
    arguments: Variants.of(\.didEndHook))
  func didDismissIsLast(variant: UIKitVariant) throws {
    let (scene, watcher) = sheet(.pageSheet, variant)
    try #require(SheetSwipe.begin(on: scene.b)).finish()
    scene.stage.settle()
    let hooks = scene.stage.trace.events.compactMap { event -> String? in
      switch event.kind {
      case .presentationHook(.dismissalTransitionDidEnd, _, _): "didEnd"
      case .presentationHook(.presentationControllerDidDismiss, _, true): "didDismiss"
      case .lifecycle(.viewDidDisappear, _, _): "vDD"
      default: nil
      }
    }
    #expect(hooks.last == "didDismiss" && hooks.count == 3)
    withExtendedLifetime(watcher) {}
  }

  @Test("Abandoned, it did not dismiss, and can again", .contract("C9", "A31", "A35"))
  func abandoned() throws {
    let (scene, watcher) = sheet()
    let place = scene.b.view.frame
    let swipe = try #require(SheetSwipe.begin(on: scene.b))
    scene.stage.nextTurn()
    swipe.update(0.5)
    swipe.cancel()
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.journal.take(Self.heard) == "should, will, B.vWD, B.vWA, B.vDA")
    #expect(scene.a.presentedViewController === scene.b && scene.b.view.frame == place)
    try #require(SheetSwipe.begin(on: scene.b)).finish()
    scene.stage.settle()
    #expect(scene.journal.take([.hook]) == "should, will, did true false")
    withExtendedLifetime(watcher) {}
  }

  @Test("It will comes before anything moves, with the coordinator at hand", .contract("C9c"))
  func coordinatorInWillDismiss() throws {
    let (scene, watcher) = sheet()
    let (b, journal) = (scene.b, scene.journal)
    watcher.willDismiss = {
      guard let coordinator = b.transitionCoordinator else { return }
      journal.note("\(coordinator.isInteractive) \(b.view.layer.animationKeys() == nil)")
      coordinator.animate(
        alongsideTransition: { _ in journal.note("alongside") },
        completion: { journal.note("over \($0.isCancelled)") })
      coordinator.notifyWhenInteractionChanges { journal.note("let go \($0.isCancelled)") }
    }
    let swipe = try #require(SheetSwipe.begin(on: scene.b))
    scene.stage.nextTurn()
    swipe.cancel()
    scene.stage.settle()
    #expect(
      journal.take(Self.heard)
        == "should, will, true true, B.vWD, alongside, let go true, B.vWA, B.vDA, over true")
  }

  @Test("Refused by the delegate: an attempt when the finger lets go, and no transition", .contract("C9"))
  func refusedByDelegate() throws {
    let (scene, watcher) = sheet()
    watcher.answer = false
    try expectRefusal(scene, asked: "should, ")
  }

  @Test("Refused by the controller: the delegate is not even asked", .contract("C9"))
  func refusedByController() throws {
    let (scene, watcher) = sheet()
    scene.b.isModalInPresentation = true
    try expectRefusal(scene, asked: "")
    withExtendedLifetime(watcher) {}
  }

  private func expectRefusal(_ scene: ModalScene, asked: String) throws {
    let transitions = scene.stage.trace.transitions.count
    for gives in [true, false] {
      let swipe = try #require(SheetSwipe.begin(on: scene.b))
      #expect(swipe.isRefused)
      scene.stage.nextTurn()
      swipe.update(0.5)
      if gives { swipe.cancel() } else { swipe.finish() }
      swipe.finish()
      #expect(scene.stage.settle().isAtRest)
      #expect(scene.journal.take(Self.heard) == (gives ? asked.replacing(", ", with: "") : asked + "attempt"))
    }
    #expect(scene.stage.trace.transitions.count == transitions)
    #expect(scene.a.presentedViewController === scene.b && !scene.b.isBeingDismissed)
  }

  @Test("A finger that is off before the start is heeded after it", .contract("C9"), arguments: [true, false])
  func quickFlick(finishes: Bool) throws {
    let (scene, watcher) = sheet()
    let swipe = try #require(SheetSwipe.begin(on: scene.b))
    swipe.update(0.2)
    if finishes { swipe.finish() } else { swipe.cancel() }
    let rest = scene.stage.settle()
    #expect(rest.isAtRest)
    #expect(abs(rest.advanced / .milliseconds(1) - (finishes ? 400 : 100)) < 0.01)
    let end = finishes ? "B.vDD, did true false" : "B.vWA, B.vDA"
    #expect(scene.journal.take(Self.heard) == "should, will, B.vWD, " + end)
    withExtendedLifetime(watcher) {}
  }

  @Test("Nobody hears of a dismissal by code", .contract("C9"))
  func programmatic() {
    let (scene, watcher) = sheet()
    #expect(scene.dismiss(Self.heard) == "B.vWD, B.vDD, completion")
    withExtendedLifetime(watcher) {}
  }

  @Test("A sheet above one that goes disappears, and its delegate hears nothing", .contract("C9b"))
  func sheetAbove() {
    let (scene, watcher) = sheet()
    let c = scene.controller("C", .pageSheet)
    scene.b.present(c, animated: true)
    c.presentationController?.delegate = watcher
    scene.stage.settle()
    _ = scene.journal.take()
    scene.a.dismiss(animated: true)
    scene.stage.settle()
    let heard = scene.journal.take([.appearance, .hook])
    #expect(heard.has("C.vWD", "C.vDD") && heard.has("B.vWD", "B.vDD") && !heard.contains("did"))
  }

  @Test("Whoever presents in reply to the last call succeeds", .contract("C10", "G3"))
  func presentsAgain() throws {
    final class Next: NSObject, UIAdaptivePresentationControllerDelegate {
      weak var presenter: UIViewController?
      let next = UIViewController()
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        presenter?.present(next, animated: true)
      }
    }
    let scene = ModalScene(.pageSheet).presented()
    let next = Next()
    next.presenter = scene.a
    scene.b.presentationController?.delegate = next
    try #require(SheetSwipe.begin(on: scene.b)).finish()
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.a.presentedViewController === next.next)
  }

  @Test("The app's animator is driven, and its interaction controller not asked for", .contract("C9", "A24"))
  func animatorOfTheApp() throws {
    let (scene, watcher) = sheet(dismissing: RecordingAnimator.fade())
    let swipe = try #require(SheetSwipe.begin(on: scene.b))
    scene.stage.nextTurn()
    swipe.update(0.5)
    let asked = scene.journal.take([.question, .animator])
    #expect(asked == "delegate.animatorForDismissed, animator.duration, animator.animate")
    #expect(abs(try #require(scene.b.view.layer.presentation()).opacity - 0.75) < 0.001)
    swipe.finish()
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.a.presentedViewController == nil)
    let record = try #require(scene.stage.trace.transitions.last)
    #expect(record.isInteractive && record.hasCustomAnimator && record.direction == .dismiss)
    withExtendedLifetime(watcher) {}
  }

  @Test("The sheet follows the finger, and the request is on record", .contract("C9"))
  func followsTheFinger() throws {
    let (scene, watcher) = sheet()
    let swipe = try #require(SheetSwipe.begin(on: scene.b))
    scene.stage.nextTurn()
    let layer = scene.b.view.layer
    let home = try #require(layer.presentation()).position.y
    swipe.update(0.5)
    #expect(abs(try #require(layer.presentation()).position.y - home - 395) < 0.001)
    let requests = scene.stage.trace.events.filter {
      if case .dismissRequested(.accepted, _, _, true, 0) = $0.kind { true } else { false }
    }
    #expect(requests.count == 1 && requests.first?.sequence == scene.stage.trace.transitions.last?.request)
    swipe.cancel()
    withExtendedLifetime(watcher) {}
  }

  @Test("With UIKit's animator all of it is UIKit's doing", .contract("C9", "A24"))
  func doneByUIKit() throws {
    let (scene, watcher) = sheet()
    try #require(SheetSwipe.begin(on: scene.b)).finish()
    scene.stage.settle()
    let trace = scene.stage.trace
    let kinds = EventTags(.animationBegan, .completeTransition, .closureTaken, .closureRun)
    let doings = trace.events.filter { $0.transition == trace.transitions.count && kinds.contains($0.kind.tag) }
    #expect(doings.count >= 2 && doings.allSatisfy { $0.origin == .uikit })
    withExtendedLifetime(watcher) {}
  }

  @Test("No rule objects to a swipe, whatever UIKit does where it is free", arguments: Variants.each)
  func noRuleObjects(variant: UIKitVariant) {
    for (finishes, isCustom) in [(true, false), (false, false), (true, true), (false, true)] {
      let (scene, watcher) = sheet(.pageSheet, variant, dismissing: isCustom ? RecordingAnimator.fadeBack : nil)
      guard let swipe = SheetSwipe.begin(on: scene.b) else { continue }
      scene.stage.nextTurn()
      swipe.update(0.3)
      if finishes { swipe.finish() } else { swipe.cancel() }
      #expect(scene.stage.settle().isAtRest)
      #expect(scene.stage.findings().map { "\($0)" } == [])
      withExtendedLifetime(watcher) {}
    }
  }

  @Test("A story that ends under the finger leaves nothing behind", .contract("C6"))
  func storyEndsUnderTheFinger() {
    weak var sheet: UIViewController?
    weak var presentation: UIPresentationController?
    var swipe: SheetSwipe?
    do {
      let scene = ModalScene(.pageSheet).presented()
      (sheet, presentation) = (scene.b, scene.b.presentationController)
      swipe = SheetSwipe.begin(on: scene.b)
      scene.stage.nextTurn()
      swipe?.update(0.5)
      #expect(swipe != nil && sheet != nil && presentation != nil)
      scene.stage.close()
    }
    #expect(sheet == nil && presentation == nil)
    swipe?.finish()
  }

  @Test("Where no sheet is on top there is nothing to swipe", .contract("C9"))
  func nothingToSwipe() throws {
    #expect(SheetSwipe.begin(on: ModalScene(.fullScreen).presented().b) == nil)
    #expect(SheetSwipe.begin(on: ModalScene.custom().presented().b) == nil)
    #expect(SheetSwipe.begin(on: ModalScene(.pageSheet, variant: .iOS(12)).presented().b) == nil)
    let scene = ModalScene(.pageSheet)
    #expect(SheetSwipe.begin(on: scene.b) == nil)
    scene.a.present(scene.b, animated: true)
    #expect(SheetSwipe.begin(on: scene.b) == nil, "in flight")
    scene.stage.settle()
    #expect(SheetSwipe.begin(on: scene.a) == nil)
    scene.b.present(scene.controller("C", .overFullScreen), animated: false)
    scene.stage.settle()
    #expect(SheetSwipe.begin(on: scene.b) == nil, "not on top")
  }

  @Test("A finger on a child moves the sheet around it", .contract("C9"))
  func child() throws {
    let scene = ModalScene(.pageSheet)
    let child = scene.controller("K")
    scene.b.addChild(child)
    scene.b.view.addSubview(child.view)
    child.didMove(toParent: scene.b)
    _ = scene.presented()
    try #require(SheetSwipe.begin(on: child)).finish()
    scene.stage.settle()
    #expect(scene.a.presentedViewController == nil)
  }
}
