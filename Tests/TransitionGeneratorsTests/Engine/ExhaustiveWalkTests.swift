import Testing
import TransitionChallenges

@testable import TransitionGenerators

@Suite struct ExhaustiveWalkTests {
  @Test func everyValueIsVisitedOnceInOrder() {
    var visited: [[Int]] = []
    let result = Generator.integer(in: 0...2).array(count: 0...2).walk {
      visited.append($0)
      return true
    }
    let all = [[], [0], [0, 0], [0, 1], [0, 2], [1], [1, 0], [1, 1], [1, 2], [2], [2, 0], [2, 1], [2, 2]]
    let isInOrder = visited == all
    #expect(isInOrder)
    #expect(result.count == 13 && result.discarded == 0)
    #expect(result.isComplete && !result.isCut)
    #expect(result.statement == "visited all 13 values")
  }

  @Test func theBoundIsOneOfChoices() {
    var longest = 0
    let result = Generator.bool.array(count: 0...20).walk(maximumChoices: 9) {
      longest = max(longest, $0.count)
      return true
    }
    #expect(longest == 4)
    #expect(result.count == 31 && result.isCut && result.isComplete)
    #expect(result.statement == "visited all 31 values within the bound")
  }

  @Test func discardedSequencesAreCounted() {
    let result = Generator.integer(in: 0...9).filter { $0 % 3 == 0 }.walk { _ in true }
    #expect(result.count == 4 && result.discarded == 6 && result.isComplete)
  }

  @Test func aLimitMakesItIncomplete() {
    let result = Generator.integer(in: 0...99).walk(limit: 10) { _ in true }
    #expect(result.count == 10 && !result.isComplete)
    #expect(result.statement == "visited 10 values, not all of them: limit reached")
  }

  @Test func deepeningFindsAShortestStory() throws {
    let stories = Generator.steps(
      count: 0...50, from: Jugs(), Jugs.Step.allCases.map { Command(.always($0)) },
      apply: { jugs, step in
        let before = jugs
        jugs.apply(step)
        return jugs != before
      })
    let result = stories.walkShortestFirst(maximumChoices: 40) { steps in
      var jugs = Jugs()
      for step in steps { jugs.apply(step) }
      return jugs.big != 4
    }
    let found = try #require(result.found)
    #expect(found.value == [.fillBig, .pourIntoSmall, .emptySmall, .pourIntoSmall, .fillBig, .pourIntoSmall])
    #expect(!result.isComplete && result.count > 500)
  }

  @Test func dependentChoicesAreFollowed() {
    let generator = Generator.integer(in: 0...3).flatMap { Generator.uniform(in: 0...$0).map { [$0] } }
    #expect(generator.walk { _ in true }.count == 1 + 2 + 3 + 4)
  }
}
