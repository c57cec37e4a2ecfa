package import TransitionGenerators
package import TransitionInvariants
package import TransitionTrace
import UIKit

/// One story told from beginning to end, and what the rules say to it.
package struct StoryRun {
  /// Everything that happened.
  package var trace: Trace
  /// What the rules found.
  package var judgement: Judgement
  /// How many steps applied.
  package var stepsTaken = 0
  /// How many could not apply and were left out.
  package var stepsSkipped = 0
  /// The phase in which each step taken really fell, with the kind of its action, for the run's coverage.
  package var exercised: [Exercise] = []
  /// The steps that applied, in order: what is worth printing.
  package var applied: [ScenarioStep] = []

  /// Whether the run loop went round without time passing until it was stopped.
  package var isHung = false

  /// The name under which a story that hangs is reported.
  package static let hangs = "the app comes back to its run loop"
  /// The name under which a story is reported that uses what can't be simulated.
  package static let isUnsupported = "uses only what can be simulated"

  /// A kind of action in a phase of a transition.
  package struct Exercise: Hashable {
    package var phase: ScenarioPhase
    package var action: StepKind
  }

  /// Tells a story.
  @MainActor
  package static func tell(_ scenario: Scenario, of subject: Subject, rules: [any Invariant]) -> StoryRun {
    let stage = Stage(
      subject: subject, stack: scenario.stack, variant: scenario.variant, window: scenario.window)
    stage.knowsDrivers = true
    var run = StoryRun(trace: Trace(), judgement: Judgement())
    for (index, step) in scenario.steps.enumerated() {
      if index > 0 || step.delay != .atRest { stage.wait(step.delay) }
      if stage.simulation.recorder.isFrozen { break }
      let phase = stage.phase(after: step.delay)
      if stage.perform(step.action) {
        run.exercised.append(Exercise(phase: phase, action: step.action.kind))
        run.applied.append(step)
      }
    }
    if stage.gesture != nil {
      // A finger that no step lifted stays down until nothing else moves.
      stage.settle()
      stage.liftFinger()
    }
    if stage.simulation.applicationState != .active {
      // Nor does an app stay in the background for ever.
      stage.settle()
      stage.returnToForeground()
    }
    stage.settle()
    run.isHung = stage.simulation.loop.isSpinning
    run.stepsTaken = Int(stage.stepsTaken)
    run.stepsSkipped = stage.stepsSkipped
    stage.close()
    run.trace = stage.trace
    run.judgement = Invariants.judge(run.trace, by: rules, silenced: subject.silenced)
    return run
  }

  /// The fingerprint of the story.
  package var digest: TraceDigest {
    var digest = TraceDigest()
    digest.combine(trace)
    return digest
  }

  /// What the app used that can't be simulated, if anything.
  private var unsupported: Finding? {
    for event in trace.events {
      guard case .unsupported(let text) = event.kind else { continue }
      return Finding(
        invariant: Self.isUnsupported, event: event.sequence, statement: "the app uses \(trace.texts[Int(text)])",
        however: "nothing it does can be followed in virtual time, so this story proves nothing")
    }
    return nil
  }

  /// What fails the check: broken rules, and what makes a story no evidence at all.
  package var findings: [Finding] {
    // A story that can't be followed proves nothing else.
    if let unsupported { return [unsupported] }
    var all = judgement.violations
    if isHung {
      all.append(
        Finding(
          invariant: Self.hangs, event: Int32(trace.events.count - 1),
          statement: "the run loop went round 10,000 times at one instant",
          because: "blocks keep asking for more blocks without any delay"))
    }
    return all
  }
}

extension Stage {
  /// Waits as a story does before a step.
  package func wait(_ delay: StepDelay) {
    switch delay {
    case .sameTurn: break
    case .nextTurn: nextTurn()
    case .atRest: settle()
    case .milliseconds(let count): advance(by: .milliseconds(count))
    case .fractionOfTransition(let perMille): advance(toFractionOfTransition: Double(perMille) / 1000)
    case .beforeEnd: advance(to: .beforeEnd)
    case .atEnd: advance(to: .atEnd)
    case .afterEnd: advance(to: .afterEnd)
    }
  }

  /// The phase of a transition that the present moment falls in. What waited for rest is at rest, though time stands
  /// where the transition ended.
  package func phase(after delay: StepDelay) -> ScenarioPhase {
    let now = simulation.loop.now
    guard let times = simulation.transitionTimes else {
      if simulation.hasOpenTransition { return .requested }
      let sinceEnd = simulation.lastTransitionEnd.map { now - $0 } ?? .max
      if delay == .atRest || sinceEnd > 2 * Self.frame { return .atRest }
      return sinceEnd == 0 ? .end : .justAfter
    }
    if now > times.end { return .justAfter }
    if now == times.end { return .end }
    if times.end - now <= Self.frame { return .lastFrame }
    return (now - times.begin) * 10 < times.end - times.begin ? .start : .middle
  }
}
