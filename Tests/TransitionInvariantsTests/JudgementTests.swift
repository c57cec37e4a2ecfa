import Foundation
import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct JudgementTests {
  @Test(arguments: [true, false]) func aRightStoryHasNoFindings(removes: Bool) {
    #expect(judged(World.right(removes: removes)) == [])
  }

  @Test func findingsComeInTheOrderOfTheFirstWrongEvent() {
    let world = World()
    world.beginPresenting()
    world.complete()
    world.complete()
    world.rest()
    let found = Invariants.judge(world.trace).findings
    #expect(found.count >= 2)
    #expect(found.map(\.event) == found.map(\.event).sorted())
    let backwards = Invariants.judge(world.trace, by: Invariants.all.reversed()).findings
    #expect(backwards.map(\.event) == found.map(\.event))
  }

  @Test func aSilencedRuleIsListedApart() {
    let world = World()
    world.beginPresenting()
    world.returned()
    world.stuck()
    let judgement = Invariants.judge(
      world.trace, silenced: [Silence(CompletesExactlyOnce().name, because: "the animator is shown half done")])
    #expect(judgement.holds)
    #expect(judgement.silenced.map(\.invariant) == [CompletesExactlyOnce().name])
  }

  @Test func aRuleWhoseEventsAreNotRecordedIsNotCheckable() {
    let judgement = Invariants.judge(
      World.right(removes: true).trace, recorded: EventTags(.transitionBegan, .completeTransition, .lifecycle))
    #expect(judgement.notCheckable.count == 19)
    #expect(!judgement.notCheckable.contains(CompletesExactlyOnce().name))
    #expect(!judgement.notCheckable.contains(AppearanceIsBalanced().name))
  }

  @Test func adviceDoesNotFail() {
    let advice = Finding(invariant: "x", severity: .advice, event: 0, statement: "s")
    #expect(Judgement(findings: [advice]).holds)
    #expect(Judgement(findings: [advice]).violations.isEmpty)
    #expect(Judgement(findings: [advice]).advice == [advice])
    var violation = advice
    violation.severity = .violation
    #expect(!Judgement(findings: [advice, violation]).holds)
  }

  /// A story that misused UIKit itself explains whatever follows.
  @Test func findingsAfterTheStorysOwnMisuseAreDropped() {
    let world = World()
    world.storyStep { world.recorder.record(.warned(.unbalancedAppearance, world.root, .none)) }
    world.beginPresenting()
    world.returned()
    world.stuck()
    #expect(judged(world) == [])
  }

  /// The near miss: a refused request of the story changes nothing, so what follows is the app's.
  @Test(arguments: [UIKitWarning.alreadyPresenting, .notInWindow, .transitionInProgress])
  func refusedRequestsOfTheStoryAreNoExcuse(warning: UIKitWarning) {
    let world = World()
    world.beginPresenting()
    world.returned()
    world.storyStep { world.recorder.record(.warned(warning, world.root, .none)) }
    world.stuck()
    #expect(judged(world) == [CompletesExactlyOnce().name])
  }

  @Test func whatTheAppRaisedMakesLaterAbsencesNoEvidence() {
    let world = World()
    world.beginPresenting()
    world.returned()
    world.user { world.recorder.raise(.viewHierarchy, world.storyView, world.rootView) }
    world.stuck()
    #expect(judged(world) == [RaisesNoException().name])
  }

  @Test func everyRuleHasItsOwnNameAndContracts() {
    #expect(Set(Invariants.all.map(\.name)).count == Invariants.all.count)
    for rule in Invariants.all { #expect(!rule.contracts.isEmpty && !rule.needs.isEmpty) }
  }

  /// Findings that were stored before there was a what-if are read as they were meant.
  @Test func findingsAreReadWithOrWithoutTheWhatIf() throws {
    let old =
      #"{"invariant":"x","severity":"advice","event":1,"transition":2,"statement":"s","because":"","however":""}"#
    var finding = try JSONDecoder().decode(Finding.self, from: Data(old.utf8))
    #expect(finding == Finding(invariant: "x", severity: .advice, event: 1, transition: 2, statement: "s"))
    finding.isWhatIf = true
    #expect(try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(finding)) == finding)
  }
}
