public import TransitionGenerators

/// A way in which a property fails, with the simplest case that shows it.
public struct PropertyCheckFailure<Value> {
  /// What happened: `returned false`, `threw Broken`, `expectation at ListTests.swift:12`.
  public var kind: String
  /// What there is to say of the simplest case: its error, the issues it recorded.
  public var details: [String] = []
  /// The simplest value.
  public var value: Value
  /// The value that was found first.
  public var original: Value
  /// The run's seed.
  public var seed: UInt64
  /// The number of the case that was found first; `nil` for one that a token made.
  public var caseIndex: Int?
  /// The text that makes the simplest value again.
  public var token: String
  /// How many executions shrinking took; 0 if it was not shrunk.
  public var executions = 0
  /// Whether nothing simpler was left to try.
  public var isMinimal = false
  /// Whether the property said the same each time; if not, it does not depend on its value alone.
  public var isRepeatable = true
  /// Whether a test library counted the failure before it could be shrunk.
  public var isCounted = false
}

extension PropertyCheckFailure: Sendable where Value: Sendable {}

/// A case that took long.
public struct SlowCase: Hashable, Sendable {
  /// The number of the case.
  public var index: Int
  /// How long its execution took.
  public var duration: Duration
}

/// What checking a property came to.
public struct PropertyResult<Value> {
  /// The run's seed.
  public var seed: UInt64
  /// The failures, one of each kind.
  public var failures: [PropertyCheckFailure<Value>] = []
  /// What the cases were.
  public var statistics = CaseStatistics()
  /// How many cases were discarded.
  public var discarded = 0
  /// What fails the check beside the property itself, each in a line: a share of cases that was not met, too many
  /// discarded, a replay that could not be read.
  public var problems: [String] = []
  /// What is worth a look, each in a line.
  public var warnings: [String] = []
  /// The slowest cases, at most three, the slowest first.
  public var slowest: [SlowCase] = []

  /// Whether the property held, for enough cases, and for as many of each sort as demanded.
  public var isSuccess: Bool { failures.isEmpty && problems.isEmpty }

  /// Labels that no case had, though they were expected.
  public var neverHappened: [String] { statistics.labels.filter { $0.count == 0 }.map(\.name) }
}

extension PropertyResult: Sendable where Value: Sendable {}
