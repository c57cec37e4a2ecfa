import Testing
import TransitionTrace

@testable import TransitionGenerators

@Suite struct ScenarioGeneratorTests {
  static func drawn(_ options: ScenarioOptions = ScenarioOptions(), run: UInt64 = 1, count: Int) -> [Scenario] {
    let generator = Scenario.generator(options)
    return (0..<count).compactMap { generator.example(run: run, index: $0)?.value }
  }

  @Test func theSimplestPresentsTheSubjectOnAPhone() throws {
    let generator = Scenario.generator(index: 0)
    var source = ChoiceSource()
    source.begin(recorded: [], beyond: .zeros)
    let scenario = try source.draw(generator)
    #expect(scenario == Scenario(steps: [ScenarioStep(.present(.subject))]))
    #expect(scenario.window == WindowSize(width: 390, height: 844) && scenario.stack == [.root])
  }

  @Test func aCaseIsAFunctionOfSeedAndIndex() {
    let scenarios = Self.drawn(count: 300)
    #expect(scenarios == Self.drawn(count: 300))
    #expect(scenarios != Self.drawn(run: 2, count: 300))
    #expect(Set(scenarios).count > 290)
  }

  @Test func theIndexCanBeGiven() throws {
    for index in 0..<100 {
      let given = try #require(Scenario.generator(index: index).example(run: 1, index: index)).value
      #expect(Scenario.generator().example(run: 1, index: index)?.value == given)
    }
  }

  @Test func recordedChoicesMakeTheSameScenarioAtAnyIndex() throws {
    for index in 0..<300 {
      let (scenario, choices) = try #require(Scenario.generator(index: index).example(run: 3, index: index))
      #expect(try Scenario.generator(index: 7).replay(choices).value == scenario)
    }
  }

  @Test func aRunCoversEveryPairOfPhaseAndAction() {
    let table = ActionTable(ScenarioOptions())
    let pairs = ScenarioPhase.allCases.count * table.aimedKinds.count
    var counts: [String: Int] = [:]
    for scenario in Self.drawn(count: 4 * pairs) {
      for step in scenario.steps.dropFirst() {
        let kind = step.action.kind
        if let phase = step.delay.phase, table.aimedKinds.contains(kind) { counts["\(phase) \(kind)", default: 0] += 1 }
      }
    }
    #expect(counts.count == pairs)
    #expect(counts.values.allSatisfy { $0 >= 3 })
    // What is not aimed at a phase belongs to a finger, or follows another step.
    let others = StepKind.allCases.filter { !table.aimedKinds.contains($0) }
    #expect(others == [.presentInteractively, .drag, .finish, .cancel, .abort, .enterForeground, .pause, .reverse])
  }

  /// What runs by itself is taken up in the middle more often than elsewhere, moved, and let go or turned round.
  @Test func whatRunsByItselfIsTakenUp() {
    var options = ScenarioOptions()
    options.interruptsTransitions = true
    let stories = Self.drawn(options, count: 1_000).map(\.steps)
    func share(_ condition: (ScenarioStep, ScenarioStep) -> Bool) -> Double {
      Double(stories.filter { zip($0, $0.dropFirst()).contains(where: condition) }.count) / Double(stories.count)
    }
    #expect(share { $1.action == .pause && $1.delay.phase == .middle } > 0.15)
    #expect(share { $1.action == .reverse && $1.delay.phase == .middle } > 0.05)
    #expect(share { $0.action == .pause && $1.action.kind == .drag } > 0.1)
    #expect(share { $0.action == .pause && [.finish, .cancel, .abort].contains($1.action.kind) } > 0.05)
    #expect(share { [.finish, .cancel].contains($0.action.kind) && $1.action == .pause } > 0.02)
    #expect(Self.drawn(count: 1_000).allSatisfy { !$0.steps.contains { [.pause, .reverse].contains($0.action) } })
  }

  /// A finger's story has its parts in order: it comes down, moves, is lifted; some lift it before UIKit has begun.
  @Test func fingersComeDownMoveAndLeave() {
    var options = ScenarioOptions()
    options.dismissesInteractively = true
    options.presentsInteractively = true
    let stories = Self.drawn(options, count: 1_000).map(\.steps)
    func share(_ condition: ([ScenarioStep]) -> Bool) -> Double {
      Double(stories.filter(condition).count) / Double(stories.count)
    }
    func follows(_ first: StepKind, _ second: StepKind, _ steps: [ScenarioStep]) -> Bool {
      zip(steps, steps.dropFirst()).contains { $0.action.kind == first && $1.action.kind == second }
    }
    #expect(share { follows(.drag, .cancel, $0) } > 0.1)
    #expect(share { follows(.drag, .finish, $0) } > 0.05)
    #expect(share { follows(.presentInteractively, .drag, $0) } > 0.1)
    #expect(share { follows(.dismissInteractively, .drag, $0) } > 0.1)
    let flicks = share { steps in
      zip(steps, steps.dropFirst()).contains {
        $0.action.kind == .dismissInteractively && $1.delay == .sameTurn
          && ($1.action.kind == .finish || $1.action.kind == .cancel)
      }
    }
    #expect(flicks > 0.01)
    #expect(share { $0.contains { $0.action.kind == .abort } } > 0.05)
  }

  @Test func storiesAreAboutTheSubject() {
    let scenarios = Self.drawn(count: 2_000)
    func share(_ condition: (Scenario) -> Bool) -> Double {
      Double(scenarios.filter(condition).count) / Double(scenarios.count)
    }
    func isMidFlight(_ step: ScenarioStep) -> Bool {
      switch (step.action.kind, step.delay.phase) {
      case (.presentSubject, let phase), (.presentPlain, let phase), (.dismiss, let phase):
        phase != .atRest && phase != .justAfter
      default: false
      }
    }
    #expect(share { $0.steps.contains { $0.action.kind == .presentSubject } } > 0.85)
    #expect(share { $0.steps.contains { $0.action.kind == .dismiss } } > 0.5)
    #expect(share { $0.steps.dropFirst().contains(where: isMidFlight) } > 0.5)
    #expect(share { $0.stack.count > 1 } > 0.25)
    #expect(share { $0.stack == [.root] } > 0.25)
    #expect(share { $0.variant == .standard } > 0.25)
    #expect(share { $0.variant != .standard } > 0.25)
    #expect(share { $0.steps.allSatisfy { $0.action.kind != .disableAnimations } } > 0.5)
  }

  @Test func storiesGrowWithTheIndex() {
    let lengths = Self.drawn(count: 1_000).map(\.steps.count)
    #expect(lengths.prefix(12).allSatisfy { $0 <= 2 })
    #expect(lengths.max() == 8 && lengths.min() == 1)
    #expect(Self.drawn(count: 1_000).map(\.stack.count).max() == 5)
  }

  @Test func optionsSayWhatMayOccur() {
    var options = ScenarioOptions(variant: .iOS(12))
    options.presentsPlainControllers = false
    options.asksWithoutAnimation = false
    options.disablesAnimations = false
    options.breaksSnapshots = false
    options.variesOrders = false
    options.variesWindow = false
    options.swipesSheets = false
    options.removesAnimations = false
    options.entersBackground = false
    options.resizes = false
    options.hitches = false
    options.warnsOfMemory = false
    options.requestsInsideCallbacks = false
    options.maximumStack = 2
    options.maximumSteps = 3
    for scenario in Self.drawn(options, count: 500) {
      #expect(scenario.variant == .iOS(12))
      #expect(scenario.window == .standard)
      #expect(scenario.stack.count <= 2 && scenario.steps.count <= 3)
      for step in scenario.steps {
        switch step.action {
        case .present(.subject, _, animated: true), .dismiss(_, animated: true): break
        default: Issue.record("\(step) is not among what the options allow")
        }
      }
    }
    let quirks = Self.drawn(ScenarioOptions(), count: 500).filter { !$0.variant.quirks.isEmpty }
    #expect(quirks.isEmpty)
  }

  @Test func deletingAStepLeavesTheOthersAsTheyAre() throws {
    for index in 100..<200 {
      let generator = Scenario.generator(index: index)
      let (scenario, choices) = try #require(generator.example(run: 5, index: index))
      let steps = choices.spans.filter { $0.label == SpanLabel("steps").element }.dropLast()
      guard let first = steps.first, steps.count > 1 else { continue }
      var values = choices.values
      values.removeSubrange(Int(first.start)..<Int(first.end))
      var expected = scenario
      expected.steps.removeFirst()
      #expect(try generator.replay(Choices(values: values)).value == expected)
    }
  }
}
