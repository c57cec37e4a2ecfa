import Foundation
import Testing
import TransitionCheck

/// Properties that await.
@Suite(.keepingNoFailures) struct AsyncPropertyTests {
  let lists = Generator<Int>.integer().array()

  actor Sum {
    var total = 0
    func add(_ number: Int) { total &+= number }
  }

  @Test func awaitingPropertiesPass() async throws {
    let result = try #require(
      await checkProperty(lists, cases: 50) { list in
        let sum = Sum()
        for number in list { await sum.add(number) }
        let total = await sum.total
        return total == list.reduce(0, &+)
      })
    #expect(result.isSuccess && result.statistics.cases == 50)
  }

  @Test func awaitingPropertiesFailAndShrink() async {
    let log = IssueLog()
    let line = #line + 2
    await withKnownIssue(isIntermittent: true) {
      await checkProperty(lists) { list in
        await Task.yield()
        return list.count < 4
      }
    } matching: {
      log.take($0)
    }
    #expect(log.heard.count == 1 && log.heard[0].line == line)
    #expect(log.heard.first?.text.contains("value   [0, 0, 0, 0]\n") == true)
  }

  @Test func equalSeedsGiveEqualCasesInBothForms() async throws {
    var (first, second): ([[Int]], [[Int]]) = ([], [])
    checkProperty(lists, cases: 40, seed: 9) { first.append($0) }
    await checkProperty(lists, cases: 40, seed: 9) { list in
      await Task.yield()
      second.append(list)
    }
    #expect(first == second && first.count == 40)
  }

  @MainActor @Test func aMainActorPropertyStaysThere() async {
    var seen = 0
    await checkProperty(lists, cases: 30) { (_: [Int], notes) in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      notes.label("seen")
      seen += 1
    }
    #expect(seen == 30)
  }

  @Test func aCaseThatNeverEndsTimesOut() async {
    let log = IssueLog()
    await withKnownIssue(isIntermittent: true) {
      await checkProperty(.int(in: 0...1_000), timeLimit: .milliseconds(200)) { number in
        // Until it is cancelled.
        while number > 3, !Task.isCancelled { await Task.yield() }
      }
    } matching: {
      log.take($0)
    }
    #expect(log.heard.count == 1)
    #expect(log.heard.first?.text.contains("took longer than 0.2 seconds") == true)
    #expect(log.heard.first?.text.contains("value   4\n") == true)
  }
}
