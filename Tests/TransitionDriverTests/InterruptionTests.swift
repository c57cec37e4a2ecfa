import Testing
import TransitionGenerators
import TransitionTestSupport
import TransitionTrace
import UIKit

@testable import TransitionDriver

/// A controller with a driver and an interruptible animator, which begins by itself or under the finger.
private final class HeldCard: UIViewController {
  let delegate = SlideDelegate(in: TransitionTestSupport.Journal())
  let driver = UIPercentDrivenInteractiveTransition()

  init(startsByItself: Bool) {
    super.init(nibName: nil, bundle: nil)
    driver.wantsInteractiveStart = !startsByItself
    delegate.interactor = driver
    modalPresentationStyle = .custom
    transitioningDelegate = delegate
  }

  required init?(coder: NSCoder) { nil }
}

/// What a finger does to transitions that run by themselves (contract D12, D12b, D28).
@Suite(.serialized) @MainActor struct InterruptionTests {
  private static let byItself = Subject("by-itself") { HeldCard(startsByItself: true) }
  private static let underFinger = Subject("under-finger") { HeldCard(startsByItself: false) }

  private func changes(_ stage: Stage) -> [String] {
    stage.trace.events.compactMap { event in
      guard case .interaction(let change, let perMille) = event.kind else { return nil }
      return "\(change.name) \(perMille)"
    }
  }

  @Test func whoDrivesWhatIsFoundOut() {
    let byItself = Self.byItself.findingOutWhoDrives().stories
    #expect(byItself.interruptsTransitions && !byItself.presentsInteractively && !byItself.dismissesInteractively)
    let underFinger = Self.underFinger.findingOutWhoDrives().stories
    #expect(underFinger.interruptsTransitions && underFinger.presentsInteractively)
    let plain = Subject("plain") { PlainController(style: .pageSheet) }
    #expect(!plain.findingOutWhoDrives().stories.interruptsTransitions)
  }

  @Test func aStageFindsItOutWhenAFingerComesDown() {
    let stage = Stage(subject: Self.underFinger)
    #expect(stage.present(.subject, interactively: true))
    stage.nextTurn()
    #expect(stage.trace.transitions.map(\.isInteractive) == [true])
    stage.interaction.finish()
    #expect(stage.settle().isAtRest)
    #expect(stage.dismiss(interactively: true))
    stage.interaction.cancel()
    #expect(stage.settle().isAtRest)
    #expect(stage.root.presentedViewController != nil && stage.findings().isEmpty)
    #expect(!Stage(subject: Self.byItself).present(.subject, interactively: true))
  }

  @Test func aPausedTransitionStaysWhereItIs() {
    let stage = Stage(subject: Self.byItself)
    stage.present(.subject)
    stage.advance(by: .milliseconds(100))
    #expect(stage.interaction.pause())
    let rest = stage.settle()
    #expect(!rest.isAtRest && rest.unrest == ["a finger holds the presentation of HeldCard#2"])
    #expect(changes(stage) == ["began 250"])
    #expect(stage.interaction.update(0.5) && stage.interaction.finish())
    #expect(stage.settle().isAtRest)
    #expect(changes(stage) == ["began 250", "updated 500", "updated 500", "finished 500"])
    #expect(stage.root.presentedViewController != nil && stage.findings().isEmpty)
  }

  @Test func reversedItRunsBackAndForth() {
    let stage = Stage(subject: Self.byItself)
    stage.present(.subject)
    stage.advance(by: .milliseconds(200))
    #expect(stage.interaction.reverse())
    #expect(stage.gesture == nil)
    stage.advance(by: .milliseconds(100))
    #expect(stage.interaction.reverse())
    #expect(stage.settle().isAtRest)
    let what = changes(stage).map { $0.split(separator: " ")[0] }
    #expect(what == ["began", "updated", "cancelled", "began", "updated", "finished"])
    #expect(stage.root.presentedViewController != nil && stage.findings().isEmpty)
    stage.dismiss()
    stage.advance(by: .milliseconds(200))
    #expect(stage.interaction.reverse())
    #expect(stage.settle().isAtRest)
    #expect(stage.root.presentedViewController != nil && stage.findings().isEmpty)
  }

  @Test func whatWasLetGoCanBeTakenUpAgain() {
    let stage = Stage(subject: Self.underFinger)
    stage.present(.subject, interactively: true)
    stage.nextTurn()
    stage.interaction.update(0.5)
    stage.interaction.cancel()
    stage.advance(by: .milliseconds(100))
    #expect(stage.interaction.pause())
    #expect(stage.interaction.finish())
    #expect(stage.settle().isAtRest)
    #expect(stage.root.presentedViewController != nil && stage.findings().isEmpty)
  }

  @Test func whereNothingRunsByItselfTheStepIsLeftOut() {
    let stage = Stage(subject: Self.underFinger)
    #expect(!stage.interaction.pause() && !stage.interaction.reverse())
    stage.present(.subject, interactively: true)
    #expect(!stage.interaction.pause(), "it has not begun")
    stage.nextTurn()
    #expect(!stage.interaction.pause(), "a finger is down already")
    stage.interaction.finish()
    stage.enterBackground()
    #expect(!stage.interaction.pause(), "the app is in the background")
    stage.enterForeground()
    stage.settle()
    #expect(!stage.interaction.reverse(), "it is over")
    #expect(stage.stepsSkipped == 6)
  }

  @Test func withoutAnInterruptibleAnimatorNothingIsTakenUp() {
    let stage = Stage(subject: Subject("plain") { PlainController(style: .pageSheet) })
    stage.present(.subject)
    stage.advance(by: .milliseconds(100))
    #expect(!stage.interaction.pause() && !stage.interaction.reverse())
  }

  /// Where the app answers no driver, the story's own is what takes the transition up again.
  @Test func itIsAskedWhatWouldHappen() {
    let subject = Subject("what-if") {
      let card = HeldCard(startsByItself: true)
      card.delegate.interactor = nil
      return card
    }
    #expect(!subject.findingOutWhoDrives().stories.interruptsTransitions)
    #expect(subject.whatIfInteractive().findingOutWhoDrives().stories.interruptsTransitions)
    let stage = Stage(subject: subject.whatIfInteractive())
    stage.present(.subject, interactively: true)
    stage.nextTurn()
    stage.interaction.update(0.5)
    stage.interaction.finish()
    stage.advance(by: .milliseconds(50))
    #expect(stage.interaction.pause() && stage.interaction.cancel())
    #expect(stage.settle().isAtRest)
    #expect(stage.root.presentedViewController == nil && stage.findings().isEmpty)
    stage.present(.subject)
    stage.advance(by: .milliseconds(100))
    #expect(!stage.interaction.pause(), "nobody drives this one")
  }

  @Test func theAppsOwnHandlerHearsOfIt() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let subject = Subject("own") { HeldCard(startsByItself: true) }.interruptedByFinger(
      HeldCard.self,
      began: { card in
        log.lines.append("began")
        card.driver.pause()
      },
      moved: { card, fraction in
        log.lines.append("moved \(fraction)")
        card.driver.update(fraction)
      },
      ended: { card, end in
        log.lines.append("ended \(end)")
        if end == .finished { card.driver.finish() } else { card.driver.cancel() }
      })
    let stage = Stage(subject: subject)
    stage.present(.subject)
    stage.advance(by: .milliseconds(100))
    stage.interaction.pause()
    stage.interaction.update(0.75)
    stage.interaction.cancel()
    #expect(stage.settle().isAtRest)
    #expect(log.lines == ["began", "moved 0.75", "ended cancelled"])
    #expect(stage.root.presentedViewController == nil && stage.findings().isEmpty)
    stage.present(.subject)
    stage.advance(by: .milliseconds(100))
    stage.interaction.reverse()
    stage.settle()
    #expect(log.lines.suffix(2) == ["began", "ended cancelled"])
  }

  @Test func aFingerThatNobodyLiftsIsLiftedByTheStory() {
    let scenario = Scenario(steps: [.init(.present(.subject)), .init(.pause, delay: .milliseconds(100))])
    #expect(
      scenario.code(subject: "card").suffix(5) == [
        "stage.interaction.pause()", "stage.settle()", "stage.interaction.lift()", "stage.settle()",
        "#expect(stage.findings().isEmpty)",
      ])
    let run = StoryRun.tell(scenario, of: Self.byItself.findingOutWhoDrives(), rules: [])
    #expect(run.stepsTaken == 2 && run.trace.transitions.count == 1)
    #expect(run.trace.events.contains { $0.kind == .transitionEnded(didComplete: false) })
  }
}
