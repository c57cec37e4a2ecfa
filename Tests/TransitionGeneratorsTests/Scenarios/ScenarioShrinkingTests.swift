import Testing
import TransitionChallenges
import TransitionTrace

@testable import TransitionGenerators

/// Faults that a story may have, as a property of the story itself, and the story that shrinking must come to.
struct StoryFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let simplest: Scenario
  let isThere: @Sendable (Scenario) -> Bool

  static let all: [StoryFault] = [
    StoryFault(
      testDescription: "a dismissal in the middle of a transition",
      simplest: Scenario(steps: [ScenarioStep(.dismiss(), delay: .fractionOfTransition(perMille: 500))])
    ) { scenario in
      scenario.steps.contains { $0.action.kind == .dismiss && $0.delay.phase == .middle }
    },
    StoryFault(
      testDescription: "a second presentation before the first has begun",
      simplest: Scenario(steps: [ScenarioStep(.present(.subject)), ScenarioStep(.present(.subject), delay: .nextTurn)])
    ) { scenario in
      zip(scenario.steps, scenario.steps.dropFirst()).contains {
        $0.action.kind == .presentSubject && $1.action.kind == .presentSubject && $1.delay.phase == .requested
      }
    },
    StoryFault(
      testDescription: "a sheet addressed by its place in the stack",
      simplest: Scenario(
        stack: [.root, .presented(.formSheet)], steps: [ScenarioStep(.present(.subject, from: .nth(1)))])
    ) { scenario in
      scenario.steps.contains { step in
        guard case .present(_, from: .nth(let place), _) = step.action else { return false }
        return place < scenario.stack.count && scenario.stack[place] == .presented(.formSheet)
      }
    },
    StoryFault(
      testDescription: "a dismissal long after a presentation without animation",
      simplest: Scenario(
        steps: [ScenarioStep(.present(.subject, animated: false)), ScenarioStep(.dismiss(), delay: .milliseconds(501))])
    ) { scenario in
      zip(scenario.steps, scenario.steps.dropFirst()).contains {
        guard case .present(_, _, animated: false) = $0.action, case .milliseconds(let wait) = $1.delay else {
          return false
        }
        return $1.action.kind == .dismiss && wait > 500
      }
    },
    StoryFault(
      testDescription: "an order of callbacks, with animations off",
      simplest: Scenario(
        variant: UIKitVariant(differences: ["didEndHook=afterAppearance"])!,
        steps: [ScenarioStep(.setAnimationsEnabled(false)), ScenarioStep(.present(.subject))])
    ) { scenario in
      guard scenario.variant.didEndHook == .afterAppearance else { return false }
      let actions = scenario.steps.map(\.action)
      guard let off = actions.firstIndex(of: .setAnimationsEnabled(false)) else { return false }
      return actions[off...].contains { $0.kind == .presentSubject }
    },
  ]
}

@Suite struct ScenarioShrinkingTests {
  @Test(arguments: StoryFault.all)
  func everyStoryShrinksToTheSimplest(fault: StoryFault) throws {
    let generator = Scenario.generator()
    var (shrunk, executions, index) = (0, 0, 200)
    while shrunk < 12, index < 40_000 {
      index += 1
      guard let (scenario, choices) = generator.example(run: 6, index: index), fault.isThere(scenario) else { continue }
      let result = try #require(Shrinker.shrink(choices, generator, stillFails: fault.isThere))
      #expect(result.value.token == fault.simplest.token)
      #expect(result.isMinimal)
      let isOneMinimal = Challenge.isOneMinimal(result.choices, generator, fault.isThere)
      #expect(isOneMinimal)
      shrunk += 1
      executions += result.executions
    }
    #expect(shrunk == 12)
    // Each execution is a whole story: it should take few.
    #expect(executions / shrunk < 150)
  }
}
