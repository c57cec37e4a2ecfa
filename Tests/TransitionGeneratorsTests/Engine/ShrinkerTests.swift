import Testing

@testable import TransitionGenerators

@Suite struct ShrinkerTests {
  let lists = Generator<Int>.integer().array()

  func failing(_ fails: ([Int]) -> Bool) throws -> Choices {
    for index in 0..<10_000 {
      if let (value, choices) = lists.example(run: 11, index: index), value.count > 8, fails(value) { return choices }
    }
    throw Rejection.discarded
  }

  @Test func itFindsTheSimplestList() throws {
    let choices = try failing { $0.contains { $0 > 1_000 } }
    let result = try #require(Shrinker.shrink(choices, lists) { $0.contains { $0 > 1_000 } })
    #expect(result.value == [1_001])
    #expect(result.isMinimal)
    #expect(result.executions < 200)
  }

  @Test func itSaysWhenACapEndedTheSearch() throws {
    let choices = try failing { $0.count > 5 }
    var executions = 0
    let result = try #require(
      Shrinker.shrink(choices, lists, limit: 10) {
        executions += 1
        return $0.count > 5
      })
    #expect(!result.isMinimal)
    #expect(result.executions == 10 && executions == 10)
    let late = try #require(Shrinker.shrink(choices, lists, hasTime: { false }, stillFails: { $0.count > 5 }))
    #expect(!late.isMinimal && late.executions == 1)
  }

  @Test func aCaseThatNoLongerFailsIsNoResult() throws {
    #expect(Shrinker.shrink(try failing { !$0.isEmpty }, lists) { _ in false } == nil)
  }

  @MainActor @Test func mainActorCodeShrinksWithItsOwnState() throws {
    let log = Log()
    let result = try #require(
      Shrinker.shrink(try failing { $0.count > 1 }, lists) { value in
        log.values.append(value)
        return value.count > 1
      })
    #expect(result.value == [0, 0])
    #expect(log.values.count == result.executions)
  }

  @MainActor final class Log {
    var values: [[Int]] = []
  }
}
