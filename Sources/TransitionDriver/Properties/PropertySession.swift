import TransitionGenerators

/// One check of a property: what it was told to do, and what has come of it so far.
final class PropertySession<Value> {
  /// Executes the property once; the flag says whether this is the execution that gets reported.
  typealias Execute = (Value, inout CaseNotes, Bool) -> PropertyExecution

  let generator: Generator<Value>
  let options: PropertyCheckOptions
  private let execute: Execute
  private let clock = ContinuousClock()
  private var journal: Journal?
  private let watchdog: CaseWatchdog?
  private var index: Int?
  private var deadline: ContinuousClock.Instant?
  /// The failure that a test library has counted: nothing is executed after it.
  private var counted: PropertyExecution?
  fileprivate(set) var result: PropertyResult<Value>

  init(_ generator: Generator<Value>, _ options: PropertyCheckOptions, execute: @escaping Execute) {
    self.generator = generator
    self.options = options
    self.execute = execute
    watchdog = options.timeLimit.map { CaseWatchdog(limit: $0) }
    result = PropertyResult(seed: options.seed)
  }

  deinit { watchdog?.finish() }

  /// Checks all cases of a seed, that in which an earlier run's process ended first.
  func checkAll(_ seed: UInt64) {
    result.seed = seed
    let last = options.journal.flatMap { Journal.unfinished(at: $0) }
    journal = options.journal.flatMap { Journal($0, seed: last?.seed ?? seed) }
    defer { journal?.finish() }
    if let last {
      last.announce(options.name)
      journal?.begin(last.index)
      checkCase(last.seed, last.index)
      guard result.failures.isEmpty else { return }
      journal = options.journal.flatMap { Journal($0, seed: seed) }
    }
    var limits = PropertyOptions(cases: options.cases, seed: seed)
    limits.shrinkingLimit = options.shrinkLimit
    limits.maximumFailures = options.failureLimit
    let outcome = generator.check(limits, hasTime: hasTime, willRun: willRun) { value, notes in
      self.verdict(of: value, &notes)
    }
    takeIn(outcome)
  }

  /// Checks one case of a seed.
  func checkCase(_ seed: UInt64, _ index: Int) {
    result.seed = seed
    guard let (value, choices) = generator.example(run: seed, index: index) else {
      result.warnings.append("the generator discards case \(index) of this seed")
      return
    }
    _ = check(value, choices, index: index)
  }

  /// Checks the case that a token makes; false if it holds.
  func check(token: String) throws(ChoicesTokenError) -> Bool {
    let (value, choices) = try generator.replay(token: token)
    return check(value, choices, index: nil)
  }

  /// Executes the property on a value, and shrinks it if it fails; false if it holds.
  private func check(_ value: Value, _ choices: Choices, index: Int?) -> Bool {
    var notes = CaseNotes()
    guard case .fails(let kind) = verdict(of: value, &notes) else { return false }
    let shrunk = Shrinker.shrink(choices, generator, limit: options.shrinkLimit, hasTime: hasTime) { value in
      var notes = CaseNotes()
      return self.verdict(of: value, &notes) == .fails(kind: kind)
    }
    report(
      PropertyCheckFailure(
        kind: kind, value: shrunk?.value ?? value, original: value, seed: result.seed, caseIndex: index,
        token: (shrunk?.choices ?? choices).token, executions: shrunk?.executions ?? 0,
        isMinimal: shrunk?.isMinimal ?? false, isRepeatable: shrunk != nil))
    return true
  }

  private func takeIn(_ outcome: PropertyOutcome<Value>) {
    result.statistics = outcome.statistics
    result.discarded = outcome.discarded
    let isMissed = outcome.gaveUp || outcome.statistics.coverage.contains { $0.isMet == false }
    // A run that stopped at a failure has too few cases to say anything of their shares.
    if outcome.failures.isEmpty {
      for line in outcome.warnings {
        let isProblem = isMissed && (line.hasPrefix("gave up") || line.hasPrefix("only"))
        if isProblem { result.problems.append(line) } else { result.warnings.append(line) }
      }
      for name in result.neverHappened { result.warnings.append("none of the cases has “\(name)”") }
    }
    for failure in outcome.failures {
      report(
        PropertyCheckFailure(
          kind: failure.kind, value: failure.shrunk.value, original: failure.original, seed: outcome.seed,
          caseIndex: failure.index, token: failure.token, executions: failure.shrunk.executions,
          isMinimal: failure.shrunk.isMinimal, isRepeatable: failure.isRepeatable))
    }
  }

  /// Takes in a failure; the case is executed once more, to hear what it has to say and whether it says the same.
  private func report(_ failure: PropertyCheckFailure<Value>) {
    var failure = failure
    if let counted {
      failure.details = counted.details
      (failure.isCounted, failure.isMinimal, failure.executions) = (true, false, 0)
    } else {
      var notes = CaseNotes()
      let again = timed(failure.value, &notes, isReported: true).execution
      failure.details = again.details
      if again.verdict != .fails(kind: failure.kind) { failure.isRepeatable = false }
      if again.isCounted { counted = again }
    }
    result.failures.append(failure)
  }

  /// Executes the property, unless a failure of it has been counted already.
  private func verdict(of value: Value, _ notes: inout CaseNotes) -> PropertyVerdict {
    if let counted { return counted.verdict }
    let (execution, duration) = timed(value, &notes, isReported: false)
    if let index { takeIn(duration, of: index) }
    if case .fails = execution.verdict {
      index = nil
      if deadline == nil { deadline = clock.now + .seconds(options.shrinkSeconds) }
      if execution.isCounted { counted = execution }
    }
    return execution.verdict
  }

  private func timed(
    _ value: Value, _ notes: inout CaseNotes, isReported: Bool
  ) -> (execution: PropertyExecution, duration: Duration) {
    watchdog?.begin(slowness)
    let start = clock.now
    var execution = execute(value, &notes, isReported)
    let duration = clock.now - start
    watchdog?.end()
    execution.limit(duration, to: options.timeLimit)
    return (execution, duration)
  }

  private func willRun(_ index: Int) {
    self.index = index
    journal?.begin(index)
  }

  /// Shrinking has its time; looking for a failure takes as long as it takes.
  private func hasTime() -> Bool {
    guard counted == nil else { return false }
    guard let deadline else { return true }
    return clock.now < deadline
  }

  private func takeIn(_ duration: Duration, of index: Int) {
    guard result.slowest.count < 3 || duration > result.slowest[2].duration else { return }
    let place = result.slowest.firstIndex { $0.duration < duration } ?? result.slowest.count
    result.slowest.insert(SlowCase(index: index, duration: duration), at: place)
    if result.slowest.count > 3 { result.slowest.removeLast() }
  }

  /// What to say of a case that does not come to its end.
  private var slowness: String {
    let replay = index.map { " (TRANSITION_REPLAY=0x\(String(result.seed, radix: 16)).\($0))" } ?? ""
    return "\(options.name): a case runs on, though its time limit has passed\(replay)"
  }
}

extension PropertySession {
  /// Takes in what fails the check beside the property.
  func add(problem: String) { result.problems.append(problem) }
}
