import Foundation
import TransitionGenerators
import TransitionInvariants
public import TransitionReports
import TransitionTrace

/// Tells stories of a subject, judges each, and shrinks what breaks a rule.
@MainActor
public final class StoryCheck {
  private let subject: Subject
  private let options: CheckOptions
  private var summary: RunSummary
  private var digest = TraceDigest()
  private var coverage: [StoryRun.Exercise: Int] = [:]
  private var broken: [String] = []
  private var silenced: [String: Int] = [:]
  private var source = ChoiceSource()
  private let scenarios: Generator<Scenario>

  /// What a progress line tells.
  public struct Progress: Sendable {
    /// The subject's name.
    public var subject: String
    /// Cases told and to tell.
    public var done: Int
    public var cases: Int
    /// Transitions so far.
    public var transitions: Int
    /// Broken rules so far.
    public var failures: Int
  }

  /// Prepares a check.
  public init(_ subject: Subject, _ options: CheckOptions = CheckOptions()) {
    let subject = subject.findingOutWhoDrives()
    self.subject = subject
    self.options = options
    scenarios = Scenario.generator(subject.stories)
    summary = RunSummary(subject: subject.name, expected: subject.expected)
  }

  /// Tells all stories in one synchronous call, and never awaits: other tests of the main actor would run in between
  /// and share what UIKit keeps global.
  public func run(progress: (Progress) -> Void = { _ in }) -> RunSummary {
    let clock = ContinuousClock()
    let start = clock.now
    switch options.replay {
    case .scenario(let scenario): tell(scenario, choices: nil, seed: options.seed, index: 0)
    case .story(let seed, let index): tellCase(seed, index)
    case .seed(let seed): tellAll(seed, progress)
    case nil: tellAll(options.seed, progress)
    }
    finish(seconds: Double((clock.now - start) / .nanoseconds(1)) / 1e9)
    return summary
  }

  private func tellAll(_ seed: UInt64, _ progress: (Progress) -> Void) {
    let last = options.journal.flatMap { Journal.unfinished(at: $0) }
    if let last {
      last.announce(subject.name)
      let journal = options.journal.flatMap { Journal($0, seed: last.seed) }
      journal?.begin(last.index)
      tellCase(last.seed, last.index, counts: false)
    }
    let journal = options.journal.flatMap { Journal($0, seed: seed) }
    for index in 0..<options.cases {
      if index % 64 == 0 {
        progress(
          Progress(
            subject: subject.name, done: index, cases: options.cases, transitions: summary.transitions,
            failures: broken.count))
      }
      journal?.begin(index)
      tellCase(seed, index)
      if broken.count >= options.failureLimit { break }
    }
    journal?.finish()
  }

  private func tellCase(_ seed: UInt64, _ index: Int, counts: Bool = true) {
    source.begin(run: seed, index: index)
    guard let scenario = try? source.draw(scenarios) else { return }
    tell(scenario, choices: source.choices, seed: seed, index: index, counts: counts)
  }

  /// Tells one story and takes in what came of it. `choices` are what it was drawn from, if it was drawn.
  private func tell(
    _ scenario: Scenario, choices: Choices?, seed: UInt64, index: Int, counts: Bool = true
  ) {
    let run = StoryRun.tell(scenario, of: subject, rules: options.rules)
    if counts { count(run) }
    for finding in run.judgement.silenced { silenced[finding.invariant, default: 0] += 1 }
    for finding in run.judgement.advice where !summary.advice.contains(where: { $0.invariant == finding.invariant }) {
      summary.advice.append(finding)
    }
    for finding in run.findings where !broken.contains(finding.invariant) {
      broken.append(finding.invariant)
      let failing = FailingStory(
        subject: subject, options: options, scenarios: scenarios, scenario: scenario, choices: choices, seed: seed,
        index: index, invariant: finding.invariant)
      summary.failures.append(failing.report(run))
    }
  }

  private func count(_ run: StoryRun) {
    summary.cases += 1
    summary.actions += run.stepsTaken
    summary.stepsSkipped += run.stepsSkipped
    summary.transitions += run.trace.transitions.count
    summary.events += run.trace.events.count
    digest.combine(run.trace)
    for exercise in run.exercised { coverage[exercise, default: 0] += 1 }
  }

  private func finish(seconds: Double) {
    // What is broken outright needs no advice on top.
    summary.advice.removeAll { broken.contains($0.invariant) }
    summary.seconds = seconds
    summary.digest = digest.value
    summary.silenced = subject.silenced.compactMap { silence in
      silenced[silence.invariant].map { SilencedFindings(silence: silence, count: $0) }
    }
    summary.coverage = ScenarioPhase.allCases.flatMap { phase in
      StepKind.allCases.compactMap { action in
        coverage[.init(phase: phase, action: action)].map {
          Coverage(phase: phase.rawValue, action: action.name, count: $0)
        }
      }
    }
    // The gravest verdict of any failure is the run's.
    let order: [Verdict] = [.nondeterministic, .hung, .unsupported, .crashed, .violated]
    summary.verdict = order.first { verdict in summary.failures.contains { $0.verdict == verdict } } ?? .passed
  }
}
