/// What one execution of a property came to.
public enum PropertyVerdict: Hashable, Sendable {
  /// The property holds.
  case holds
  /// The property says nothing about the value.
  case discarded
  /// The property does not hold. Failures of different kinds are shrunk apart from each other.
  case fails(kind: String)
}

/// How a property is checked.
public struct PropertyOptions: Hashable, Sendable {
  /// The number of cases.
  public var cases = 100
  /// The run's seed.
  public var seed: UInt64 = 0
  /// How many cases may be discarded for each that is not.
  public var discardsPerCase = 10
  /// How many executions shrinking one failure may take.
  public var shrinkingLimit = 5_000
  /// How many kinds of failures are shrunk.
  public var maximumFailures = 5

  /// Makes options.
  public init(cases: Int = 100, seed: UInt64 = 0) {
    self.cases = cases
    self.seed = seed
  }
}

/// A kind of failure, and the simplest case that shows it.
public struct PropertyFailure<Value> {
  /// What the property called it.
  public var kind: String
  /// The index of the case that showed it first; one of a case that shrinking came upon is that of its origin.
  public var index: Int
  /// The value of that case.
  public var original: Value
  /// The simplest one.
  public var shrunk: ShrinkResult<Value>
  /// Whether the case failed in the same way when it was run again; if not, it is not shrunk.
  public var isRepeatable: Bool

  /// The text that replays the simplest case with the same generator.
  public var token: String { shrunk.choices.token }
}

/// What checking a property came to.
public struct PropertyOutcome<Value> {
  /// The run's seed.
  public var seed: UInt64
  /// The failures, one of each kind, in the order in which they were found.
  public var failures: [PropertyFailure<Value>] = []
  /// What the cases were.
  public var statistics = CaseStatistics()
  /// How many cases were discarded.
  public var discarded = 0
  /// How many attempts the generator's filters threw away.
  public var retries = 0
  /// Whether the run ended early, because too many cases were discarded.
  public var gaveUp = false
  /// Whether the run ended early, because time was up.
  public var ranOutOfTime = false

  /// Whether the property held, for enough cases, and for as many of each sort as demanded.
  public var isSuccess: Bool { failures.isEmpty && !gaveUp && statistics.coverage.allSatisfy { $0.isMet != false } }

  /// What is wrong with the generator rather than with the property, each in a line.
  public var warnings: [String] {
    var lines: [String] = []
    let cases = statistics.cases
    if gaveUp {
      lines.append("gave up after \(cases) cases: \(discarded) more were discarded, so the generator should aim better")
    } else if discarded > cases {
      lines.append("discarded \(discarded) cases for \(cases) that were checked: the generator should aim better")
    }
    if retries > 10 * (cases + discarded) {
      lines.append("filters threw away \(retries) attempts for \(cases) cases: they should be generators instead")
    }
    for coverage in statistics.coverage where coverage.isMet != true {
      let (share, demanded) = (CaseStatistics.percent(coverage.share), CaseStatistics.percent(coverage.demanded))
      let verdict = coverage.isMet == false ? "only" : "too few cases to tell whether more than"
      lines.append("\(verdict) \(share) % of the cases are “\(coverage.label)”, should be \(demanded) %")
    }
    return lines
  }
}
