import Testing
import TransitionDriver
import TransitionGenerators
import TransitionSpecimens
import TransitionTrace
import UIKit

@Suite(.serialized) @MainActor struct SpecimensTests {
  private func check(_ subject: Subject, seed: UInt64 = 0, cases: Int = 300) -> [String: (steps: Int, needs: [String])]
  {
    var options = CheckOptions()
    options.cases = cases
    options.seed = seed
    let summary = StoryCheck(subject, options).run()
    return Dictionary(
      uniqueKeysWithValues: summary.failures.map { ($0.finding.invariant, ($0.steps, $0.needs)) })
  }

  @Test(arguments: [UInt64(0), 0x5eed42])
  func eachBreaksExactlyWhatItsLabelSaysInAtMostFourSteps(seed: UInt64) async {
    for subject in Specimens.all {
      await letOthersIn()
      let found = check(subject, seed: seed)
      #expect(Set(found.keys) == Set(subject.expected), "\(subject.name)")
      for (rule, story) in found {
        #expect(story.steps <= 4 && story.needs.isEmpty, "\(subject.name): \(rule) \(story)")
      }
    }
  }

  @Test func namesAreUnique() {
    let names = Specimens.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func aRunIsTheSameEveryTime() {
    func digest() -> UInt64 {
      var options = CheckOptions()
      options.cases = 100
      return StoryCheck(Specimens.storyMadeRight, options).run().digest
    }
    #expect(digest() == digest())
  }

  /// Which of its mistakes shows depends on whether UIKit reads the style before or after the view loads (contract G20).
  @Test(arguments: [UIKitVariant.StyleDecision.beforeViewLoads, .afterViewLoads])
  func theStoryLosesItsPresenterUnderEitherOrder(order: UIKitVariant.StyleDecision) {
    var variant = UIKitVariant()
    variant.styleDecision = order
    let stage = Stage(subject: Specimens.storysWay, variant: variant)
    stage.present(.subject)
    stage.settle()
    let style = stage.trace.transitions.first?.style
    #expect(style == (order == .beforeViewLoads ? .pageSheet : .custom))
    stage.dismiss()
    stage.settle()
    #expect(stage.root.view.window == nil)
  }

  /// Up to iOS 12 the style read before the view loads is full screen, and the same dismissal is right.
  @Test func theStoryKeepsItsPresenterOnIOS12() {
    let stage = Stage(subject: Specimens.storysWay, variant: .iOS(12))
    stage.present(.subject)
    stage.settle()
    stage.dismiss()
    stage.settle()
    #expect(stage.root.view.window != nil)
  }

  /// What a report prints is code; here it is, pasted, and it fails for the same rule.
  @Test func aPrintedStoryFailsWhenItIsPastedIntoATest() throws {
    let subject = Specimens.storysWay
    var options = CheckOptions()
    options.cases = 100
    let failures = StoryCheck(subject, options).run().failures
    let failure = try #require(failures.first { $0.finding.invariant == "presenter's view leaves and comes back" })
    #expect(
      failure.story == [
        "let stage = Stage(subject: storysWay)", "stage.present(.subject)", "stage.settle()", "stage.dismiss()",
        "stage.settle()", "#expect(stage.findings().isEmpty)",
      ])
    let storysWay = subject
    let stage = Stage(subject: storysWay)
    stage.present(.subject)
    stage.settle()
    stage.dismiss()
    stage.settle()
    #expect(stage.findings().map(\.invariant) == [failure.finding.invariant])
  }

  @Test func theAnswersViewDidAppearComesWhenTheAnimationEnds() {
    let stage = Stage(subject: Specimens.answersWay)
    stage.present(.subject)
    stage.advance(by: .milliseconds(1999))
    #expect(!stage.trace.events.contains { $0.isDidAppear(after: stage) })
    stage.advance(by: .milliseconds(1))
    #expect(stage.trace.events.contains { $0.isDidAppear(after: stage) })
    #expect(stage.root.view.window == nil)
    stage.dismiss()
    stage.settle()
    #expect(stage.root.view.window != nil)
  }
}

extension TraceEvent {
  /// Whether the controller on top of the root got `viewDidAppear` here.
  @MainActor fileprivate func isDidAppear(after stage: Stage) -> Bool {
    guard case .lifecycle(.viewDidAppear, let controller, _) = kind else { return false }
    return stage.trace.name(controller).hasPrefix("SlidingController")
  }
}

/// Between two subjects no stage is open, and other tests of the main actor, some of which are timed, get their turn.
func letOthersIn() async { await Task.yield() }

@Suite(.serialized) @MainActor struct PresetTests {
  /// The right ones hold under the quirks of each version too: none of them leans on one version's behaviour.
  @Test(arguments: [7, 10, 12, 13, 18, 26]) func theRightOnesHoldUnderEachVersion(version: Int) async {
    for right in Specimens.all where right.expected.isEmpty {
      await letOthersIn()
      var subject = right
      subject.stories.variant = .iOS(version)
      var options = CheckOptions()
      options.cases = 150
      let broken = StoryCheck(subject, options).run().failures.map { "\($0.finding.invariant) \($0.replay)" }
      #expect(broken == [], "\(subject.name) on iOS \(version)")
    }
  }
}
