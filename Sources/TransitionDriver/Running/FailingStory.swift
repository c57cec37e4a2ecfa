import Foundation
import TransitionGenerators
import TransitionInvariants
import TransitionReports
import TransitionTrace

/// A story that breaks a rule, on its way to the shortest one that does.
@MainActor
struct FailingStory {
  let subject: Subject
  let options: CheckOptions
  let scenarios: Generator<Scenario>
  let scenario: Scenario
  let choices: Choices?
  let seed: UInt64
  let index: Int
  let invariant: String

  /// Shrinks the story, tells the result twice, and puts it into words.
  func report(_ first: StoryRun) -> FailureReport {
    let (shortest, executions, isMinimal) = shrink()
    let printed = withoutIdleSteps(shortest)
    let run = tell(printed)
    let again = tell(printed)
    let isSame = run.digest.value == again.digest.value
    let finding = run.findings.first { $0.invariant == invariant }
    let shown = finding ?? first.findings.first { $0.invariant == invariant }
    var report = FailureReport(
      subject: subject.name,
      finding: shown ?? Finding(invariant: invariant, event: -1, statement: "the rule was broken once"),
      verdict: isSame && finding != nil ? Self.verdict(of: invariant) : .nondeterministic,
      isExpected: subject.expected.contains(invariant), seed: seed, caseIndex: index,
      steps: printed.steps.count, originalSteps: scenario.steps.count, executions: executions,
      isMinimal: isMinimal, replay: printed.token, digest: run.digest.value,
      story: printed.code(subject: Self.variableName(subject.name)), trace: finding == nil ? first.trace : run.trace,
      needs: printed.variant.differences, command: options.command(toReplay: printed.token, subject.name))
    report.isReplayed = choices == nil
    if let finding { report.step = Self.step(before: finding.event, of: printed, run.trace) }
    return report
  }

  /// The step after which an event came, in words.
  private static func step(before event: Int32, of scenario: Scenario, _ trace: Trace) -> String {
    var last: Int?
    for earlier in trace.events where earlier.sequence <= event {
      if case .step(let index, _) = earlier.kind { last = Int(index) }
    }
    guard let last, scenario.steps.indices.contains(last) else { return "" }
    return "step \(last + 1), \(scenario.steps[last].action)"
  }

  private func tell(_ scenario: Scenario) -> StoryRun {
    StoryRun.tell(scenario, of: subject, rules: options.rules)
  }

  private func fails(_ scenario: Scenario) -> Bool {
    tell(scenario).findings.contains { $0.invariant == invariant }
  }

  /// The shortest story found, how many were told for it, and whether none shorter is left to try.
  private func shrink() -> (Scenario, Int, Bool) {
    guard let choices else { return (scenario, 0, true) }
    let deadline = ContinuousClock.now + .seconds(options.shrinkSeconds)
    let result = Shrinker.shrink(
      choices, scenarios, limit: options.shrinkLimit,
      hasTime: { ContinuousClock.now < deadline }, stillFails: fails)
    guard let result else { return (scenario, 1, false) }
    return (result.value, result.executions, result.isMinimal)
  }

  /// Steps that could not apply say nothing to a reader; they go unless the time they waited matters.
  private func withoutIdleSteps(_ scenario: Scenario) -> Scenario {
    let run = tell(scenario)
    guard run.stepsSkipped > 0 else { return scenario }
    var shorter = scenario
    shorter.steps = run.applied
    return fails(shorter) ? shorter : scenario
  }

  private static func verdict(of invariant: String) -> Verdict {
    switch invariant {
    case StoryRun.hangs: .hung
    case StoryRun.isUnsupported: .unsupported
    case RaisesNoException.ruleName: .crashed
    default: .violated
    }
  }

  /// The subject's name as a variable of Swift: `story-made-right` becomes `storyMadeRight`.
  static func variableName(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "subject" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let joined = first.prefix(1).lowercased() + first.dropFirst() + rest
    return joined.first?.isNumber == true ? "_\(joined)" : joined
  }
}
