import Foundation
import Testing
import TransitionCheck

struct Broken: Error {}

/// Properties as a user writes them, and what becomes of false ones.
@Suite(.keepingNoFailures) struct CheckPropertyTests {
  let lists = Generator<Int>.integer().array()

  @Test func reversing() {
    checkProperty(.array(.int())) { $0.reversed().reversed() == $0 }
  }

  @Test func aRightPropertyPassesWithAllItsCases() throws {
    let result = try #require(checkProperty(lists, cases: 300) { $0.reversed().reversed() == $0 })
    #expect(result.isSuccess && result.statistics.cases == 300 && result.warnings.isEmpty)
    #expect(result.slowest.count == 3 && result.slowest[0].duration >= result.slowest[2].duration)
  }

  @Test func aPropertyMayAnswerNothing() {
    checkProperty(lists) { list in
      let sorted = list.sorted()
      #expect(sorted.count == list.count)
    }
    checkProperty(lists) { list in try #require(list.count < 100) }
  }

  @Test func falseFailsAtTheCallersLineWithTheSimplestValue() {
    let line = #line + 2
    let heard = failures {
      checkProperty(lists, "palindromes", seed: 3) { $0 == $0.reversed() }
    }
    #expect(heard.count == 1 && heard[0].line == line && heard[0].file == "CheckPropertyTests.swift")
    let text = heard.first?.text ?? ""
    #expect(text.contains("✗ palindromes — returned false    seed 0x3  case "))
    #expect(text.contains("  value   [0, 1]\n"))
    #expect(text.contains("  replay  TRANSITION_REPLAY=c1."))
    #expect(text.hasSuffix("swift test --filter falseFailsAtTheCallersLineWithTheSimplestValue"))
    #expect(!text.contains("not minimal"))
  }

  @Test func errorsAreFailuresOfTheirOwnKind() {
    let heard = failures {
      checkProperty(lists) { list in if list.contains(where: { $0 > 100 }) { throw Broken() } }
    }
    #expect(heard.count == 1)
    #expect(heard.first?.text.contains("threw Broken") == true && heard.first?.text.contains("[101]") == true)
  }

  @Test func anExpectationWithoutTheTraitIsReportedUnshrunk() {
    let heard = failures {
      checkProperty(lists) { #expect($0.count < 3) }
    }
    // The one that the test saw, and ours.
    #expect(heard.count == 2)
    #expect(heard.last?.text.contains("give the test the trait .propertyChecking") == true)
    #expect(heard.last?.text.contains("expectation at CheckPropertyTests.swift:") == true)
  }

  @Test func whatAPropertyReturnsMustMeanSomething() {
    let heard = failures { checkProperty(lists) { $0.count } }
    #expect(heard.first?.text.contains("returned Int, should return Bool, PropertyVerdict or nothing") == true)
  }

  @Test func casesMayBeDiscarded() throws {
    let result = try #require(
      checkProperty(lists) { list in
        try assume(list.count > 3)
        return list.count > 3
      })
    #expect(result.isSuccess && result.discarded > 0 && result.statistics.cases == 100)
    let heard = failures { checkProperty(lists) { _ in try assume(false) } }
    #expect(heard.count == 1 && heard[0].text.contains("gave up after 0 cases"))
  }

  @Test func tuplesComeApart() {
    checkProperty(.zip(.int(in: 0...99), .int(in: 0...99))) { a, b in a + b == b + a }
  }

  @MainActor @Test func mainActorStateIsAtHand() {
    var seen = 0
    checkProperty(lists, cases: 50) { _ in seen += 1 }
    #expect(seen == 50)
  }

  @Test func nondeterministicFailuresAreSaidToBe() {
    var executions = 0
    let heard = failures {
      checkProperty(lists) { _ in
        executions += 1
        return executions != 20
      }
    }
    #expect(heard.count == 1 && heard[0].text.contains("nondeterministic"))
  }

  @Test func aCaseThatTakesTooLongFails() {
    let heard = failures {
      checkProperty(.int(in: 0...1_000), timeLimit: .milliseconds(5)) { number in
        if number > 3 { Thread.sleep(forTimeInterval: 0.02) }
      }
    }
    #expect(heard.count == 1 && heard[0].text.contains("took longer than 0.005 seconds"))
    #expect(heard.first?.text.contains("value   4\n") == true)
    #expect(heard.first?.text.contains("nondeterministic") == false)
  }

  /// The issues that a body records, kept from this test.
  func failures(_ body: () -> Void) -> [Heard] {
    let log = IssueLog()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: {
      log.take($0)
    }
    return log.heard
  }
}

/// An issue as a reader sees it.
struct Heard: Sendable {
  let text: String
  let file: String?
  let line: Int?
}

/// Issues that a test expects.
final class IssueLog: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [Heard] = []

  var heard: [Heard] { lock.withLock { all } }

  /// Takes a failure; warnings are none.
  func take(_ issue: Issue) -> Bool {
    guard issue.severity == .error else { return false }
    let text = issue.comments.first?.rawValue ?? "\(issue)"
    lock.withLock {
      all.append(Heard(text: text, file: issue.sourceLocation?.fileName, line: issue.sourceLocation?.line))
    }
    return true
  }
}
