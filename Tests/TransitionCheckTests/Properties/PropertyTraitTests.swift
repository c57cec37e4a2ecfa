import Testing
import TransitionCheck

/// Expectations in properties, found and shrunk.
@Suite(.propertyChecking, .keepingNoFailures) struct PropertyTraitTests {
  let lists = Generator<Int>.integer().array()

  @Test func expectationsAreShrunkAndReportedOnce() {
    let log = IssueLog()
    var executions = 0
    let line = #line + 5
    withKnownIssue(isIntermittent: true) {
      checkProperty(lists) { list in
        executions += 1
        // The line that fails.
        #expect(list.count < 3)
      }
    } matching: {
      log.seen($0)
    }
    // Those of the cases on the way are kept from the test, yet whoever expects issues is asked about them.
    #expect(executions > 10)
    let ours = log.heard.last
    #expect(ours?.text.contains("✗ expectationsAreShrunkAndReportedOnce — expectation at") == true)
    #expect(ours?.text.contains("PropertyTraitTests.swift:\(line)") == true)
    #expect(ours?.text.contains("value   [0, 0, 0]") == true)
    #expect(ours?.text.contains("not shrunk") == false)
  }

  @Test func requirementsFailByTheirExpectation() {
    let log = IssueLog()
    withKnownIssue(isIntermittent: true) {
      checkProperty(lists) { list in
        let first = try #require(list.first)
        #expect(first == list[0])
      }
    } matching: {
      log.seen($0)
    }
    #expect(log.heard.last?.text.contains("— expectation at PropertyTraitTests.swift:") == true)
    #expect(log.heard.last?.text.contains("value   []") == true)
  }

  @Test func expectationsOnDifferentLinesAreDifferentFailures() {
    let log = IssueLog()
    withKnownIssue(isIntermittent: true) {
      checkProperty(.int(in: -1_000...1_000), cases: 1_000) { number in
        #expect(number < 50)
        #expect(number > -70)
      }
    } matching: {
      log.seen($0)
    }
    #expect(log.heard.contains { $0.text.contains("value   50\n") })
    #expect(log.heard.contains { $0.text.contains("value   -70\n") })
  }

  @Test func aKnownIssueInAPropertyIsNoFailure() throws {
    let result = try #require(
      checkProperty(lists, cases: 20) { _ in
        withKnownIssue { #expect(Bool(false)) }
      })
    #expect(result.isSuccess)
  }

  @Test func awaitedExpectationsAreShrunk() async {
    let log = IssueLog()
    await withKnownIssue(isIntermittent: true) {
      await checkProperty(lists) { list in
        await Task.yield()
        #expect(list.count < 3)
      }
    } matching: {
      log.seen($0)
    }
    #expect(log.heard.last?.text.contains("value   [0, 0, 0]") == true)
  }
}

/// The trait where nothing else looks on: what reaches the test is counted from outside.
@Suite struct PropertyTraitReachTests {
  @Test func onlyTheReportedCaseReachesTheTest() async throws {
    let log = IssueLog()
    let outer = IssueHandlingTrait.compactMapIssues { issue in
      _ = log.seen(issue)
      return nil
    }
    let test = try #require(Test.current)
    let lists = Generator<Int>.integer().array()
    @Sendable func keepingNothing(_ body: () -> Void) { FailureKeeping.$current.withValue(.off) { body() } }
    try await outer.provideScope(for: test, testCase: nil) {
      try await PropertyTrait.propertyChecking.provideScope(for: test, testCase: nil) {
        keepingNothing { checkProperty(lists) { #expect($0.count < 3) } }
      }
    }
    // The expectation of the simplest case at its line, and the report.
    #expect(log.heard.count == 2)
    #expect(log.heard.last?.text.contains("value   [0, 0, 0]") == true)
  }
}

extension IssueLog {
  /// Takes any issue.
  func seen(_ issue: Issue) -> Bool { take(issue) }
}
