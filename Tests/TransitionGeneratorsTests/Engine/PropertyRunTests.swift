import Testing

@testable import TransitionGenerators

@Suite struct PropertyRunTests {
  struct Broken: Error {}
  struct Torn: Error {}

  let lists = Generator<Int>.integer().array()

  @Test func whatHoldsPasses() {
    let outcome = lists.check(PropertyOptions(cases: 500)) { $0.reversed().reversed() == $0 }
    #expect(outcome.isSuccess)
    #expect(outcome.statistics.cases == 500 && outcome.discarded == 0)
    #expect(outcome.warnings.isEmpty)
  }

  @Test func whatFailsIsShrunkAndReplays() throws {
    let outcome = lists.check(PropertyOptions(seed: 3)) { $0 == $0.reversed() }
    let failure = try #require(outcome.failures.first)
    #expect(outcome.failures.count == 1 && !outcome.isSuccess)
    #expect(failure.shrunk.value == [0, 1] && failure.shrunk.isMinimal && failure.isRepeatable)
    #expect(failure.original.count >= 2)
    #expect(try lists.replay(token: failure.token).value == [0, 1])
    #expect(lists.example(run: 3, index: failure.index)?.value == failure.original)
  }

  @Test func failuresOfDifferentKindsAreKeptApart() {
    var found: Set<String> = []
    var most = 0
    for seed in UInt64(0)..<40 {
      let outcome = lists.check(PropertyOptions(seed: seed)) { list in
        guard list.count < 3 else { return false }
        if list.contains(where: { $0 > 100 }) { throw Broken() }
        if list.contains(where: { $0 < -5 }) { throw Torn() }
        return true
      }
      found.formUnion(outcome.failures.map { "\($0.kind) \($0.shrunk.value)" })
      most = max(most, outcome.failures.count)
    }
    #expect(found == ["does not hold [0, 0, 0]", "threw Broken [101]", "threw Torn [-6]"])
    #expect(most == 3)
  }

  @Test func discardedCasesAreCountedAndTooManyEndTheRun() {
    let some = lists.check { list, _ in list.count > 5 ? .holds : .discarded }
    #expect(some.isSuccess && some.statistics.cases == 100 && some.discarded > 10)
    let most = lists.check { list, _ in list.count == 23 ? .holds : .discarded }
    #expect(most.gaveUp && !most.isSuccess)
    #expect(most.warnings.count == 1 && most.warnings[0].hasPrefix("gave up after"))
    let filtered = Generator.integer(in: 0...999).filter { $0 == 7 }.check { _ in true }
    #expect(filtered.warnings.contains { $0.hasPrefix("filters threw away") })
  }

  @Test func aFailureThatDoesNotRepeatIsSaidToBeOne() throws {
    var executions = 0
    let outcome = lists.check { _ in
      executions += 1
      return executions != 20
    }
    let failure = try #require(outcome.failures.first)
    #expect(!failure.isRepeatable && failure.index == 19)
    #expect(failure.shrunk.value == failure.original && !failure.shrunk.isMinimal)
  }

  @Test func labelsAreCounted() {
    let outcome = lists.check(PropertyOptions(cases: 400)) { list, notes in
      notes.classify(list.isEmpty, "empty")
      notes.label(list.count > 5 ? "long" : "short")
      return .holds
    }
    #expect(outcome.statistics.labels.map(\.count).reduce(0, +) >= 400)
    let shares = outcome.statistics.share(of: "long") + outcome.statistics.share(of: "short")
    #expect(shares == 1)
    let lines = outcome.statistics.lines
    #expect(lines.count == 3 && lines[2].hasSuffix(" % empty"))
    #expect(outcome.statistics.share(of: "empty") > 0 && outcome.statistics.share(of: "none") == 0)
  }

  @Test func demandsAreMetOrMissedWithConfidence() {
    let bits = Generator.bool
    let met = bits.check { bit, notes in
      notes.cover(40, bit, "set")
      return .holds
    }
    #expect(met.isSuccess && met.statistics.coverage[0].isMet == true)
    // A hundred cases do not decide this, so there were more.
    #expect(met.statistics.cases > 100)
    let missed = bits.check { bit, notes in
      notes.cover(80, bit, "set")
      return .holds
    }
    #expect(!missed.isSuccess && missed.warnings.count == 1)
    #expect(missed.warnings[0].hasPrefix("only") && missed.warnings[0].hasSuffix("should be 80.0 %"))
    let never = bits.check { _, notes in
      notes.cover(10, false, "never")
      return .holds
    }
    #expect(never.statistics.coverage[0].isMet == false)
  }

  @Test func theCallersClockEndsTheRun() {
    var asked = 0
    let outcome = lists.check(
      hasTime: {
        asked += 1
        return asked <= 10
      }, holds: { _ in true })
    #expect(outcome.statistics.cases == 10 && outcome.ranOutOfTime)
  }

  @Test func theCallerHearsOfEachCaseBeforehand() {
    var indices: [Int] = []
    _ = lists.check(PropertyOptions(cases: 5), willRun: { indices.append($0) }, property: { _, _ in .holds })
    #expect(indices == [0, 1, 2, 3, 4])
  }

  @MainActor @Test func mainActorCodeChecksWithItsOwnState() {
    let log = ShrinkerTests.Log()
    let outcome = lists.check { value in
      log.values.append(value)
      return true
    }
    #expect(outcome.isSuccess && log.values.count == 100)
  }
}
