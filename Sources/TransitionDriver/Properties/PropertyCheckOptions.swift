public import Foundation

/// How a property is checked, and what is known of its check.
public struct PropertyCheckOptions: Sendable {
  /// The number of cases.
  public var cases = 100
  /// Where they come from: case = f(seed, index), nothing else.
  public var seed: UInt64 = 0
  /// The case or cases to check again instead, if any.
  public var replay: PropertyReplay?
  /// How long one case may take; one that takes longer fails. Off by default, because it makes verdicts depend on the
  /// machine.
  public var timeLimit: Duration?
  /// How many executions shrinking one failure may take.
  public var shrinkLimit = 5_000
  /// How long shrinking may take, in seconds; what is cut short is marked as not minimal.
  public var shrinkSeconds = 30.0
  /// How many kinds of failures are shrunk.
  public var failureLimit = 5
  /// The name reports use.
  public var name = "property"
  /// The name under which failures are kept; one check in a package should have it.
  public var storedName = ""
  /// Where failures are kept, and tried first; nowhere by default.
  public var store: FailureStore?
  /// Where the case in progress is written down, so that a trap is replayable; nowhere by default.
  public var journal: URL?
  /// What to tell `swift test --filter` to run this check again; empty outside tests.
  public var testFilter = ""

  /// Makes options.
  public init(cases: Int = 100, seed: UInt64 = 0) {
    self.cases = cases
    self.seed = seed
  }

  /// The options with what the environment overrides: `TRANSITION_SEED` (a number, decimal or `0x…`),
  /// `TRANSITION_REPLAY` (a seed, a seed and case, or a token of choices) and `TRANSITION_CASES` (a number from 1).
  ///
  /// - Throws: ``CallError`` in one line where one of them can't be read.
  public func overridden(by environment: [String: String]) throws(CallError) -> PropertyCheckOptions {
    var options = self
    if let text = environment["TRANSITION_SEED"] { options.seed = try Replay.seed(text, named: "TRANSITION_SEED") }
    if let text = environment["TRANSITION_CASES"] {
      options.cases = try CheckOptions.cases(text, named: "TRANSITION_CASES")
    }
    if let text = environment["TRANSITION_REPLAY"] {
      options.replay = try PropertyReplay(text, named: "TRANSITION_REPLAY")
    }
    return options
  }
}
