import Foundation
import Testing
import TransitionCheck

/// The check without a test around it: replaying, the environment, the journal, kept failures.
@Suite struct PropertyCheckTests {
  let lists = Generator<Int>.integer().array()

  @Test func aTokenReplaysItsValueAlone() throws {
    let failure = try #require(PropertyCheck(lists).run { list, _ in list.count < 3 }.failures.first)
    #expect(failure.value == [0, 0, 0] && failure.isMinimal && failure.isRepeatable)
    var values: [[Int]] = []
    let options = try PropertyCheckOptions().overridden(by: ["TRANSITION_REPLAY": failure.token])
    let held = PropertyCheck(lists, options).run { list, _ in values.append(list) }
    #expect(held.isSuccess && values == [[0, 0, 0]])
    let again = PropertyCheck(lists, options).run { list, _ in list.count < 3 }
    #expect(again.failures.first?.value == [0, 0, 0] && again.failures.first?.caseIndex == nil)
  }

  @Test func aSeedAndCaseReplaysThatCase() throws {
    let found = try #require(lists.example(run: 0x2a, index: 57))
    let options = try PropertyCheckOptions().overridden(by: ["TRANSITION_REPLAY": "0x2a.57"])
    var values: [[Int]] = []
    _ = PropertyCheck(lists, options).run { list, _ in values.append(list) }
    #expect(values == [found.value])
    let failing = PropertyCheck(lists, options).run { list, _ in list.isEmpty }
    #expect(failing.failures.first?.value == [0] && failing.failures.first?.caseIndex == 57)
  }

  @Test func seedsAndCasesComeFromTheEnvironment() throws {
    let options = try PropertyCheckOptions().overridden(by: ["TRANSITION_SEED": "0x2A", "TRANSITION_CASES": "7"])
    #expect(options.seed == 42 && options.cases == 7 && options.replay == nil)
    #expect(try PropertyReplay("42") == .seed(42))
  }

  @Test(arguments: ["", "x", "1.", "0x1.-1", "v1_390x844_root_standard_present-subject-top_000000", "v1"])
  func whatIsNoReplayIsNamedInOneLine(text: String) {
    let error = #expect(throws: CallError.self) { try PropertyReplay(text) }
    #expect(error?.description.hasPrefix("replay: ") == true && error?.description.contains("\n") == false)
  }

  @Test func tokensOfTheOtherKindAreRefused() throws {
    let story = #expect(throws: CallError.self) { try PropertyReplay("v1_390x844") }
    #expect(story?.description.contains("replays a story of checkTransitions") == true)
    let choices = #expect(throws: CallError.self) { try Replay("c1.AAAA") }
    #expect(choices?.description.contains("replays a case of checkProperty") == true)
  }

  @Test func severalKindsOfFailuresAreReported() throws {
    let check = PropertyCheck(Generator.int(in: 0...999), PropertyCheckOptions(cases: 1_000))
    let result = check.run { number, _ in
      if number >= 500 { throw Broken() }
      return number < 70
    }
    #expect(Set(result.failures.map { "\($0.kind) \($0.value)" }) == ["threw Broken 500", "returned false 70"])
  }

  @Test func aStaleTokenSaysSo() throws {
    let token = try #require(lists.example(run: 1, index: 90)).choices.token
    var options = PropertyCheckOptions()
    options.replay = .choices(token: token)
    let result = PropertyCheck(Generator.bool, options).run { _, _ in true }
    #expect(result.problems.count == 1 && result.problems[0].contains("the token is stale"))
    #expect(!result.isSuccess)
  }

  @Test func aCaseThatTrappedIsTriedFirst() throws {
    var options = PropertyCheckOptions(cases: 10)
    let directory = try Scratch()
    options.journal = directory.url.appendingPathComponent("journal")
    var lines: [String] = []
    let journal = try #require(options.journal)
    _ = PropertyCheck(lists, options).run { _, _ in
      lines.append((try? String(contentsOf: journal, encoding: .utf8)) ?? "")
    }
    // Before each case its seed and number, and nothing once the run has ended.
    #expect(lines.map { $0.split(whereSeparator: \.isWhitespace).last.map(String.init) } == (0..<10).map { "\($0)" })
    #expect(!FileManager.default.fileExists(atPath: journal.path))
    try "                  77            123\n".write(to: journal, atomically: true, encoding: .utf8)
    var values: [[Int]] = []
    _ = PropertyCheck(lists, options).run { list, _ in values.append(list) }
    #expect(values.count == 11 && values.first == lists.example(run: 77, index: 123)?.value)
    #expect(!FileManager.default.fileExists(atPath: journal.path))
  }

  @Test func failuresAreKeptUntilTheyPass() throws {
    let directory = try Scratch()
    var options = PropertyCheckOptions()
    options.store = FailureStore(directory: directory.url)
    options.storedName = "Tests/lists"
    let failure = try #require(PropertyCheck(lists, options).run { list, _ in list.count < 3 }.failures.first)
    #expect(options.store?.tokens(of: "Tests/lists") == [failure.token])
    // The next run, of another seed, begins with it, and says where it comes from.
    options.seed = 99
    var values: [[Int]] = []
    let next = PropertyCheck(lists, options).run { list, _ in
      values.append(list)
      return list.count < 3
    }
    #expect(values.first == [0, 0, 0] && next.failures.count == 1 && next.failures[0].caseIndex == nil)
    #expect(options.store?.tokens(of: "Tests/lists") == [failure.token])
    // Once it has passed, all cases follow, and it is forgotten.
    values = []
    _ = PropertyCheck(lists, options).run { list, _ in values.append(list) }
    #expect(values.count == 101 && values.first == [0, 0, 0])
    #expect(options.store?.tokens(of: "Tests/lists") == [])
  }

  @Test func aKeptTokenThatIsStaleStaysAndDoesNotFail() throws {
    let directory = try Scratch()
    var options = PropertyCheckOptions()
    options.store = FailureStore(directory: directory.url)
    options.storedName = "stale"
    let token = try #require(lists.example(run: 1, index: 90)).choices.token
    options.store?.update(check: "stale", failed: [token, "c1.AAAA"], passed: [])
    let result = PropertyCheck(Generator.bool, options).run { _, _ in true }
    #expect(result.isSuccess && result.statistics.cases == 100)
    #expect(options.store?.tokens(of: "stale").count == 2)
  }

  @Test func runsOfEqualSeedsAreEqual() {
    func run() -> ([String], [[Int]]) {
      var values: [[Int]] = []
      let result = PropertyCheck(lists, PropertyCheckOptions(cases: 200, seed: 5)).run { list, _ in
        values.append(list)
        return list.count < 12 || list[3] < 7
      }
      return (result.failures.map(\.token), values)
    }
    let (first, second) = (run(), run())
    #expect(first == second && !first.0.isEmpty)
    // Written down once: the same in every process, build mode and platform.
    #expect(first.0 == Self.golden)
  }

  private static let golden = ["c1.AQABAQABAQABAQ0BAAEBAAEBAAEBAAEBAAEBAAEBAAEBAAIKSi4OC8lHiQ"]
}

/// A directory of its own, gone with the value.
final class Scratch {
  let url: URL

  init() throws {
    let name = "TransitionCheck-\(ProcessInfo.processInfo.globallyUniqueString)"
    url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
