import Testing
import TransitionDriver
import TransitionTrace
import UIKit

@testable import TransitionSpecimens

/// The right specimens, driven by hand: none of them has the mistakes of its wrong relatives.
@Suite(.serialized) @MainActor struct RightSpecimensTests {
  private nonisolated static let dragged = ["slide", "zoom", "card", "nested", "drawer"] + caught + ["skippable-card"]
  private nonisolated static let caught = ["catchable-card", "spring-card", "keyframed-card", "scrubbed-card"]
  private nonisolated static let right =
    dragged + ["popup", "fade", "turning-sheet", "answers-way-made-right", "story-made-right"]

  private func subject(_ name: String) -> Subject { Specimens.all.first { $0.name == name }! }

  /// A stage with the specimen shown, and a hand on it.
  private func hand(on name: String, _ variant: UIKitVariant = .standard) -> Hand {
    let subject = subject(name)
    let hand = Hand(on: subject, Stage(subject: subject, variant: variant))
    // A card that presents something itself is dragged once that is gone.
    if hand.controller.presentedViewController != nil {
      hand.controller.dismiss(animated: true)
      hand.stage.settle()
    }
    return hand
  }

  private func isAtPeace(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
    let rest = stage.settle()
    #expect(rest.isAtRest, "\(rest)", sourceLocation: sourceLocation)
    let broken = stage.findings().filter { $0.severity == .violation }.map(\.statement)
    #expect(broken == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: dragged) func aFinishedDragDismisses(name: String) {
    let hand = hand(on: name)
    hand.drag(.finished)
    isAtPeace(hand.stage)
    #expect(!hand.isShown && hand.stage.root.view.window != nil)
  }

  @Test(arguments: dragged, [FingerEnd.cancelled, .aborted])
  func aCancelledDragChangesNothing(name: String, end: FingerEnd) {
    for model in [UIKitVariant.ReversedModel.restored, .kept] {
      var variant = UIKitVariant()
      variant.reversedModel = model
      let hand = hand(on: name, variant)
      let before = hand.sight
      for _ in 0..<2 {
        hand.drag(end)
        isAtPeace(hand.stage)
        #expect(hand.isShown && hand.sight == before)
      }
      hand.drag(.finished)
      isAtPeace(hand.stage)
      #expect(!hand.isShown && hand.stage.root.view.window != nil)
    }
  }

  @Test(arguments: dragged) func afterACancelledDragAButtonDismisses(name: String) {
    let hand = hand(on: name)
    hand.drag(.cancelled)
    isAtPeace(hand.stage)
    hand.stage.dismiss()
    isAtPeace(hand.stage)
    #expect(!hand.isShown)
  }

  @Test(arguments: dragged, FingerEnd.allCases) func aFlickIsNotLost(name: String, end: FingerEnd) {
    let hand = hand(on: name)
    let before = hand.sight
    hand.flick(end)
    isAtPeace(hand.stage)
    #expect(hand.isShown == (end != .finished))
    if end != .finished { #expect(hand.sight == before) }
    hand.stage.dismiss()
    isAtPeace(hand.stage)
    #expect(!hand.isShown)
  }

  @Test(arguments: right, [true, false]) func theyComeAndGo(name: String, animated: Bool) {
    let subject = subject(name)
    let stage = Stage(subject: subject)
    let before = Hand.sight(of: stage)
    for _ in 0..<2 {
      stage.present(.subject, animated: animated)
      isAtPeace(stage)
      #expect(stage.root.presentedViewController?.view.window != nil)
      stage.dismiss(from: .root, animated: animated)
      isAtPeace(stage)
      #expect(stage.root.presentedViewController == nil && Hand.sight(of: stage) == before)
    }
  }

  @Test(arguments: right) func theyComeAndGoWithoutSnapshotsAndWithoutAnimations(name: String) {
    let stage = Stage(subject: subject(name))
    stage.setSnapshots(.none)
    stage.present(.subject)
    isAtPeace(stage)
    stage.setAnimationsEnabled(false)
    stage.dismiss(from: .root)
    isAtPeace(stage)
    #expect(stage.root.presentedViewController == nil)
    stage.present(.subject)
    isAtPeace(stage)
    #expect(stage.root.presentedViewController != nil)
  }

  @Test(arguments: right) func theyEndWhereTheirAnimationsAreTakenAway(name: String) {
    let stage = Stage(subject: subject(name))
    func takeAway(from view: UIView) {
      view.layer.removeAllAnimations()
      for subview in view.subviews { takeAway(from: subview) }
    }
    stage.present(.subject)
    stage.advance(by: .milliseconds(100))
    takeAway(from: stage.window)
    stage.settle()
    #expect(stage.root.presentedViewController?.view.window != nil)
    stage.dismiss(from: .root)
    stage.advance(by: .milliseconds(100))
    takeAway(from: stage.window)
    #expect(stage.settle().isAtRest)
    #expect(stage.root.presentedViewController == nil && stage.root.view.window != nil)
  }

  /// An edge pan brings the drawer; given up, it is as if it had never been.
  @Test(arguments: FingerEnd.allCases, [true, false]) func theDrawerIsPulledOut(end: FingerEnd, flicked: Bool) {
    let stage = Stage(subject: Specimens.drawer)
    let before = Hand.sight(of: stage)
    let drawer = DrawerController()
    drawer.edgePanBegan(over: stage.root)
    if !flicked { stage.nextTurn() }
    drawer.panMoved(to: 0.4)
    if !flicked { stage.advance(by: .milliseconds(50)) }
    drawer.panEnded(finishing: end == .finished)
    isAtPeace(stage)
    #expect((stage.root.presentedViewController === drawer) == (end == .finished))
    if end != .finished { #expect(Hand.sight(of: stage) == before) }
  }

  /// Caught while it comes and goes, held, moved and let go either way: what was decided last is what happens.
  @Test(arguments: caught, [true, false]) func theyAreCaughtMidway(name: String, finishes: Bool) {
    let stage = Stage(subject: subject(name))
    let before = Hand.sight(of: stage)
    stage.present(.subject)
    stage.advance(toFractionOfTransition: 0.4)
    #expect(stage.interaction.pause())
    #expect(stage.settle().unrest.count == 1, "it is held")
    stage.interaction.update(0.7)
    if finishes { stage.interaction.finish() } else { stage.interaction.cancel() }
    isAtPeace(stage)
    #expect((stage.root.presentedViewController != nil) == finishes)
    if !finishes {
      #expect(Hand.sight(of: stage) == before)
      return
    }
    let shown = Hand.sight(of: stage)
    stage.dismiss(from: .root)
    stage.advance(toFractionOfTransition: 0.5)
    #expect(stage.interaction.reverse())
    stage.advance(toFractionOfTransition: 0.5)
    #expect(stage.interaction.pause())
    stage.interaction.update(0.2)
    stage.interaction.cancel(speed: 2)
    isAtPeace(stage)
    #expect(stage.root.presentedViewController != nil && Hand.sight(of: stage) == shown)
    stage.dismiss(from: .root)
    isAtPeace(stage)
    #expect(Hand.sight(of: stage) == before)
  }

  /// Its keyframes have the animator's time, and are driven with it.
  @Test func theKeyframedCardComesTooFarFirst() throws {
    let stage = Stage(subject: Specimens.keyframedCard)
    stage.present(.subject)
    stage.advance(by: .milliseconds(200))
    stage.interaction.pause()
    let card = try #require(stage.root.presentedViewController?.view.layer)
    func height() -> Double { (card.presentation()?.transform.m42 ?? 0).rounded() }
    for (fraction, place) in [(0.4, 382.0), (0.8, -20), (0.9, -10), (0, 784)] {
      stage.interaction.update(fraction)
      #expect(height() == place)
    }
    stage.interaction.finish()
    isAtPeace(stage)
    #expect(height() == 0)
  }

  @Test func aTapCutsTheAnimationShort() {
    let stage = Stage(subject: Specimens.skippableCard)
    for _ in 0..<2 {
      stage.present(.subject)
      stage.advance(by: .milliseconds(100))
      for _ in 0..<2 {
        stage.interaction.pause()
        stage.interaction.lift()
      }
      isAtPeace(stage)
      #expect(stage.root.presentedViewController?.view.transform == .identity)
      stage.dismiss()
      stage.advance(by: .milliseconds(100))
      stage.interaction.pause()
      #expect(stage.root.presentedViewController == nil)
      stage.interaction.lift()
      isAtPeace(stage)
    }
  }

  @Test func aTapOutsideDismissesThePopup() throws {
    let stage = Stage(subject: Specimens.popup)
    stage.present(.subject)
    stage.settle()
    let popup = try #require(stage.root.presentedViewController)
    let outside = try #require(popup.presentationController as? PopupPresentationController).dimming
    #expect(outside.alpha == 1)
    stage.tap(outside)
    stage.tap(outside)
    isAtPeace(stage)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func theHelpfulCardOffersItsHelpOnce() throws {
    let stage = Stage(subject: Specimens.nested)
    stage.present(.subject)
    isAtPeace(stage)
    let card = try #require(stage.root.presentedViewController)
    #expect(card.presentedViewController is PopupController)
    stage.dismiss()
    isAtPeace(stage)
    #expect(card.presentedViewController == nil && card.presentingViewController != nil)
  }

  /// The sheet follows the container's shape.
  @Test func theSheetTurns() throws {
    let stage = Stage(subject: Specimens.turningSheet)
    stage.present(.subject)
    stage.settle()
    let sheet = try #require(stage.root.presentedViewController)
    #expect(sheet.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    stage.nextTurn()
    #expect(sheet.view.frame == CGRect(x: 422, y: 0, width: 422, height: 390))
    isAtPeace(stage)
  }

  /// A window that gets another size in the middle of a transition: in the end all views fit it.
  @Test(arguments: right) func theyTurnInTheMiddle(name: String) throws {
    let stage = Stage(subject: subject(name))
    stage.present(.subject)
    stage.advance(by: .milliseconds(100))
    stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(stage.settle().isAtRest)
    let shown = try #require(stage.root.presentedViewController)
    let pc = try #require(shown.presentationController)
    #expect(shown.view.frame == pc.frameOfPresentedViewInContainerView)
    #expect(pc.containerView?.frame == stage.window.bounds)
    stage.dismiss(from: .root)
    stage.advance(by: .milliseconds(100))
    stage.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(stage.settle().isAtRest)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.root.view.frame == stage.window.bounds)
  }

  /// The same while a finger holds it; after a cancel the view still has to fit.
  @Test(arguments: dragged) func theyTurnUnderTheFinger(name: String) throws {
    let hand = hand(on: name)
    hand.begin()
    hand.stage.nextTurn()
    hand.move(to: 0.4)
    hand.stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    hand.stage.nextTurn()
    hand.end(.cancelled)
    isAtPeace(hand.stage)
    let pc = try #require(hand.controller.presentationController)
    #expect(hand.isShown && hand.controller.view.frame == pc.frameOfPresentedViewInContainerView)
  }

  /// The driver that a drag leaves is let go with its transition.
  @Test(arguments: dragged) func theyDieOnceDismissed(name: String) {
    weak var gone: UIViewController?
    let stage = Stage(subject: subject(name))
    func showAndDrag() {
      let hand = Hand(on: subject(name), stage)
      gone = hand.controller
      hand.controller.presentedViewController?.dismiss(animated: true)
      stage.settle()
      hand.drag(.cancelled)
      stage.settle()
      hand.drag(.finished)
      stage.settle()
    }
    showAndDrag()
    stage.nextTurn()
    #expect(gone == nil)
  }
}

extension Hand {
  /// All views of a stage's window.
  static func sight(of stage: Stage) -> [String] { Hand(resting: stage).sight }

  private init(resting stage: Stage) {
    self.stage = stage
    controller = stage.root
  }
}
