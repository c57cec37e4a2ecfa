import Testing
import TransitionCheck

/// What a property says of its cases.
@Suite(.keepingNoFailures) struct PropertyStatisticsTests {
  let lists = Generator<Int>.integer().array()

  @Test func labelsAndValuesAreCounted() throws {
    let result = try #require(
      checkProperty(lists, cases: 200) { list, notes in
        notes.classify(list.isEmpty, "empty")
        notes.collect(list.count > 5, as: "long")
        return true
      })
    let shares = result.statistics.share(of: "long: true") + result.statistics.share(of: "long: false")
    #expect(shares == 1)
    #expect(result.statisticsLines[0] == "200 cases, 0 discarded")
    #expect(result.statisticsLines.contains { $0.hasSuffix("% long: true") })
  }

  @Test func aDemandThatIsMissedFailsTheTest() {
    let log = IssueLog()
    withKnownIssue(isIntermittent: true) {
      checkProperty(Generator.bool) { bit, notes in notes.cover(80, bit, "set") }
    } matching: {
      log.take($0)
    }
    #expect(log.heard.count == 1)
    #expect(
      log.heard.first?.text.contains("only") == true && log.heard.first?.text.contains("should be 80.0 %") == true)
  }

  @Test func actionsThatNeverFiredAreNamed() throws {
    let check = PropertyCheck(Generator.element(of: ["push", "pop"]).array(), PropertyCheckOptions(cases: 100))
    let result = check.run { actions, notes in notes.fired(actions, of: ["push", "pop", "clear"]) }
    #expect(result.isSuccess)
    #expect(result.neverHappened == ["action clear"])
    #expect(result.warnings == ["none of the cases has “action clear”"])
  }

  @Test func manyDiscardedCasesAreWorthAWarning() {
    let check = PropertyCheck(Generator.integer(in: 0...99))
    let result = check.run { number, _ in try assume(number % 3 == 0) }
    #expect(result.isSuccess)
    #expect(result.warnings.count == 1 && result.warnings[0].hasPrefix("discarded"))
  }
}
