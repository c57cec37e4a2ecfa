import Testing

@testable import TransitionGenerators

@Suite struct CommandTests {
  enum Step: Equatable, Sendable {
    case push(Int)
    case pop
  }

  static let steps = Generator.steps(
    from: 0,
    [
      Command(weight: 3, Generator.integer(in: 0...9).map(Step.push)),
      Command(.always(Step.pop), when: { $0 > 0 }),
    ],
    apply: { (depth: inout Int, step) in
      if case .pop = step {
        guard depth > 0 else { return false }
        depth -= 1
      } else {
        depth += 1
      }
      return true
    })

  static func isAllowed(_ steps: [Step]) -> Bool {
    var depth = 0
    return steps.allSatisfy {
      depth += $0 == .pop ? -1 : 1
      return depth >= 0
    }
  }

  @Test func everyStepIsAllowedWhereItStands() throws {
    for index in 0..<500 {
      let (steps, choices) = try #require(Self.steps.example(run: 1, index: index))
      #expect(Self.isAllowed(steps) && !steps.isEmpty)
      #expect(try Self.steps.replay(choices).value == steps)
    }
  }

  @Test func someSequencesDoWithoutACommand() {
    let drawn = CollectionGeneratorTests.drawn(Self.steps).filter { $0.count > 10 }
    #expect(drawn.contains { !$0.contains(.pop) })
    #expect(drawn.contains { $0.contains(.pop) })
  }

  @Test func aStepThatLostWhatItNeedsIsLeftOutAndTheOthersStay() throws {
    // push 4, pop, push 5, without the push of 4.
    let choices = Choices(values: [1, 1, 1, 0, 5, 0])
    let (steps, read) = try Self.steps.replay(choices)
    #expect(steps == [.push(5)])
    #expect(read.values == [1, 0, 5, 0])
  }

  @Test func longSequencesShrinkToTheStepsThatMatter() throws {
    func fails(_ steps: [Step]) -> Bool {
      var stack: [Int] = []
      for step in steps {
        if case .push(let number) = step { stack.append(number) } else { stack.removeLast() }
        if stack.count == 3, stack[1] > 6 { return true }
      }
      return false
    }
    var shrunk = 0
    for index in 200..<260 {
      let (steps, choices) = try #require(Self.steps.example(run: 4, index: index))
      guard fails(steps) else { continue }
      let result = try #require(Shrinker.shrink(choices, Self.steps, stillFails: fails))
      #expect(result.value == [.push(0), .push(7), .push(0)])
      shrunk += 1
    }
    #expect(shrunk > 10)
  }
}
