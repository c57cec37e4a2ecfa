import Testing
import TransitionDriver
import TransitionTrace
import UIKit

@testable import TransitionSpecimens

/// The mistake of each wrong specimen really shows.
@Suite(.serialized) @MainActor struct WrongSpecimensTests {
  private func hand(on subject: Subject) -> Hand { Hand(on: subject, Stage(subject: subject)) }

  private func presented(_ stage: Stage) throws -> UIViewController {
    try #require(stage.root.presentedViewController)
  }

  /// Presents, and takes the presented view's animations away in the middle.
  private func interrupted(_ subject: Subject) throws -> Stage {
    let stage = Stage(subject: subject)
    stage.present(.subject)
    stage.advance(by: .milliseconds(100))
    try presented(stage).view.layer.removeAllAnimations()
    return stage
  }

  // MARK: - Completion

  @Test func finishesIfFinished() throws {
    let stage = try interrupted(Specimens.finishesIfFinished)
    #expect(!stage.settle().isAtRest)
    #expect(stage.findings().map(\.invariant) == ["completes exactly once"])
  }

  @Test func passesFinished() throws {
    let stage = try interrupted(Specimens.passesFinished)
    #expect(stage.settle().isAtRest)
    #expect(stage.root.presentedViewController == nil, "what nobody gave up is gone")
  }

  @Test(arguments: [FingerEnd.cancelled, .aborted]) func alwaysSaysTrue(end: FingerEnd) {
    let hand = hand(on: Specimens.alwaysSaysTrue)
    hand.drag(end)
    #expect(hand.stage.settle().isAtRest)
    #expect(!hand.isShown, "it was cancelled, and yet it is gone")
  }

  @Test func givesUpWithoutView() {
    let stage = Stage(subject: Specimens.givesUpWithoutView)
    stage.present(.subject)
    #expect(!stage.settle().isAtRest)
  }

  // MARK: - Cancelling

  @Test func takesViewAway() {
    let hand = hand(on: Specimens.takesViewAway)
    hand.drag(.cancelled)
    #expect(hand.stage.settle().isAtRest)
    #expect(hand.controller.presentingViewController != nil && hand.controller.view.window == nil)
  }

  @Test func leavesTouchesOff() {
    let hand = hand(on: Specimens.leavesTouchesOff)
    hand.drag(.cancelled)
    #expect(hand.stage.settle().isAtRest)
    #expect(hand.isShown && !hand.controller.view.isUserInteractionEnabled)
  }

  @Test func staysHidden() throws {
    let hand = hand(on: Specimens.staysHidden)
    let wall = try #require(hand.stage.root as? PhotoWallController)
    #expect(!wall.thumbnail.isHidden)
    hand.drag(.cancelled)
    #expect(hand.stage.settle().isAtRest)
    #expect(hand.isShown && wall.thumbnail.isHidden)
    hand.drag(.finished)
    #expect(hand.stage.settle().isAtRest)
    #expect(!wall.thumbnail.isHidden)
  }

  // MARK: - Callbacks and frames

  @Test func forwardsOneWay() {
    let hand = hand(on: Specimens.forwardsOneWay)
    hand.drag(.cancelled)
    #expect(hand.stage.settle().isAtRest)
    #expect(hand.isShown)
    let last = hand.stage.trace.events.last { event in
      guard case .lifecycle(let callback, let controller, _) = event.kind else { return false }
      return controller == hand.stage.root.traceName && callback != .viewIsAppearing
    }
    guard case .lifecycle(.viewWillAppear, _, _) = last?.kind else {
      Issue.record("\(String(describing: last))")
      return
    }
  }

  @Test func measuresByWindow() {
    let hand = hand(on: Specimens.measuresByWindow)
    #expect(hand.controller.view.frame == hand.stage.window.bounds)
    #expect(hand.controller.presentationController?.frameOfPresentedViewInContainerView.minY == 60)
  }

  // MARK: - Drivers and fingers

  @Test(arguments: FingerEnd.allCases) func losesQuickFlick(end: FingerEnd) {
    let hand = hand(on: Specimens.losesQuickFlick)
    hand.flick(end)
    #expect(!hand.stage.settle().isAtRest)
    let slow = self.hand(on: Specimens.losesQuickFlick)
    slow.drag(end)
    #expect(slow.stage.settle().isAtRest)
  }

  @Test func ignoresAbort() {
    let hand = hand(on: Specimens.ignoresAbort)
    hand.drag(.cancelled)
    #expect(hand.stage.settle().isAtRest)
    hand.drag(.aborted)
    #expect(!hand.stage.settle().isAtRest)
  }

  @Test func driverStaysArmed() {
    let hand = hand(on: Specimens.driverStaysArmed)
    for end in [FingerEnd.cancelled, .aborted] {
      hand.flick(end)
      #expect(hand.stage.settle().isAtRest)
      hand.drag(end)
      #expect(hand.stage.settle().isAtRest)
    }
    hand.stage.dismiss()
    #expect(!hand.stage.settle().isAtRest)
  }

  @Test func driverStaysArmedOnlyAfterACancel() {
    let hand = hand(on: Specimens.driverStaysArmed)
    hand.drag(.finished)
    #expect(hand.stage.settle().isAtRest)
    #expect(!hand.isShown)
  }

  @Test func alwaysInteractive() {
    let stage = Stage(subject: Specimens.alwaysInteractive)
    stage.present(.subject)
    #expect(stage.settle().isAtRest)
    stage.dismiss()
    #expect(!stage.settle().isAtRest)
  }

  // MARK: - The presenter's view, and what is left

  @Test func thePresenterIsLost() {
    for subject in [Specimens.movesPresenter, Specimens.borrowsPresenter] {
      let stage = Stage(subject: subject)
      stage.present(.subject)
      stage.settle()
      #expect(stage.root.view.window != nil)
      stage.dismiss()
      #expect(stage.settle().isAtRest)
      #expect(stage.root.view.window == nil, "\(subject.name)")
    }
  }

  @Test func leavesAlpha() {
    let stage = Stage(subject: Specimens.leavesAlpha)
    stage.present(.subject)
    stage.settle()
    stage.dismiss()
    #expect(stage.settle().isAtRest)
    #expect(stage.root.view.alpha == 0.5)
  }

  @Test(arguments: [true, false]) func leavesShade(animated: Bool) throws {
    let stage = Stage(subject: Specimens.leavesShade)
    stage.present(.subject)
    stage.settle()
    let shade = try #require(try presented(stage) as? ShadingSheetController).shade
    stage.dismiss(animated: animated)
    #expect(stage.settle().isAtRest)
    #expect((shade.window != nil) == !animated)
  }

  // MARK: - Property animators

  @Test(arguments: ["finishes-running-animator", "leaves-animator-stopped"])
  func aTapThatTheAnimatorDoesNotStand(name: String) throws {
    let stage = Stage(subject: try #require(Specimens.all.first { $0.name == name }))
    stage.present(.subject)
    #expect(stage.settle().isAtRest && stage.findings().isEmpty, "nobody taps")
    stage.dismiss()
    stage.advance(by: .milliseconds(100))
    stage.interaction.pause()
    stage.settle()
    #expect(stage.findings().map(\.invariant) == ["property animators end legally"])
  }

  @Test func finishesInCompletion() {
    let stage = Stage(subject: Specimens.finishesInCompletion)
    stage.present(.subject)
    stage.settle()
    #expect(stage.findings().map(\.statement).first?.contains("finishAnimation(at:)") == true)
  }

  @Test func newAnimatorEachTime() {
    let stage = Stage(subject: Specimens.newAnimatorEachTime)
    stage.present(.subject)
    #expect(stage.settle().isAtRest)
    #expect(stage.findings().map(\.invariant) == ["one interruptible animator per transition"])
  }

  @Test func keepsAnimator() {
    let stage = Stage(subject: Specimens.keepsAnimator)
    stage.present(.subject)
    stage.settle()
    stage.dismiss()
    stage.advance(by: .milliseconds(100))
    stage.interaction.reverse()
    #expect(stage.settle().isAtRest && stage.findings().isEmpty)
    stage.dismiss()
    #expect(!stage.settle().isAtRest)
  }

  @Test(arguments: [true, false]) func turnsAnimatorBehindBack(presents: Bool) throws {
    let stage = Stage(subject: Specimens.turnsAnimatorBehindBack)
    stage.present(.subject)
    if !presents {
      stage.settle()
      stage.dismiss()
    }
    stage.advance(by: .milliseconds(100))
    stage.interaction.pause()
    #expect(stage.settle().isAtRest)
    #expect((stage.root.presentedViewController != nil) == presents, "it went back, and counts as done")
    #expect(stage.findings().map(\.invariant) == ["the animation goes the way of the transition"])
  }

  @Test func cancelsOnlyContext() {
    let hand = hand(on: Specimens.cancelsOnlyContext)
    hand.drag(.cancelled)
    #expect(hand.stage.settle().isAtRest)
    #expect(hand.isShown)
    #expect(hand.stage.findings().map(\.invariant) == ["the animation goes the way of the transition"])
  }

  // MARK: - Without animation, and with another one

  @Test func deafWithoutAnimation() {
    let stage = Stage(subject: Specimens.deafWithoutAnimation)
    stage.present(.subject, animated: false)
    #expect(!stage.settle().isAtRest)
  }

  @Test func undrivenAnimation() {
    let hand = hand(on: Specimens.undrivenAnimation)
    hand.begin()
    hand.stage.nextTurn()
    hand.move(to: 0.1)
    hand.stage.advance(by: .seconds(1))
    #expect(!hand.isShown, "it is gone, and the finger still lies on it")
  }

  // MARK: - Overlap

  @Test func presentsTwice() {
    let stage = Stage(subject: Specimens.presentsTwice)
    stage.present(.subject)
    stage.present(.subject)
    stage.settle()
    #expect(stage.findings().map(\.invariant) == ["UIKit raises no exception"])
  }

  @Test func safetyTimer() {
    let stage = Stage(subject: Specimens.safetyTimer)
    stage.present(.subject)
    stage.advance(by: .milliseconds(400))
    stage.dismiss()
    stage.settle()
    #expect(Set(stage.findings().map(\.invariant)) == Set(Specimens.safetyTimer.expected))
  }

  // MARK: - Lifetime

  @Test func forgottenDelegate() throws {
    let stage = Stage(subject: Specimens.forgottenDelegate)
    stage.present(.subject)
    stage.advance(by: .milliseconds(100))
    let card = try presented(stage)
    #expect(card.transitioningDelegate != nil)
    stage.settle()
    #expect(card.transitioningDelegate == nil)
    stage.dismiss()
    #expect(stage.settle().isAtRest)
    #expect(stage.trace.transitions.map(\.hasCustomAnimator) == [true, false])
  }

  @Test func keepsContext() {
    for (subject, survives) in [(Specimens.keepsContext, true), (Specimens.card, false)] {
      let stage = Stage(subject: subject)
      weak var card: UIViewController?
      func show() {
        let hand = Hand(on: subject, stage)
        card = hand.controller
      }
      show()
      stage.dismiss()
      stage.settle()
      stage.nextTurn()
      #expect((card != nil) == survives, "\(subject.name)")
    }
  }

  // MARK: - Others

  @Test func fadesPresenterAlongside() throws {
    let hand = hand(on: Specimens.fadesPresenterAlongside)
    let hint = try #require(hand.stage.root as? HintingController).hint
    #expect(hint.alpha == 1)
    hand.drag(.cancelled)
    #expect(hand.stage.settle().isAtRest)
    #expect(hand.isShown && hint.alpha == 0)
  }

  @Test func growsSlower() {
    let stage = Stage(subject: Specimens.growsSlower)
    for _ in 0..<2 {
      stage.present(.subject)
      stage.settle()
      stage.dismiss()
      stage.settle()
    }
    let presentations = stage.trace.transitions.filter { $0.direction == .present }
    #expect(presentations[0].duration < presentations[1].duration)
    #expect(presentations[0].finalFrameOfTo.width > presentations[1].finalFrameOfTo.width)
  }

  @Test func presentsTooEarly() {
    let stage = Stage(subject: Specimens.presentsTooEarly)
    stage.present(.subject)
    #expect(stage.settle().isAtRest)
    let warned = stage.trace.events.contains { if case .warned(.notInWindow, _, _) = $0.kind { true } else { false } }
    #expect(warned)
  }
}
