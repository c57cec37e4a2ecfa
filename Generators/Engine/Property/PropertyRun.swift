extension Generator {
  /// Checks a property for the values of a run: case 0 and on, until one fails or all hold.
  ///
  /// A failing case is run again and then shrunk; failures of other kinds that shrinking comes upon are shrunk after
  /// it. Demands of ``CaseNotes/cover(_:_:_:)`` that the cases do not decide make the run up to a hundred times longer.
  ///
  /// - Parameters:
  ///   - hasTime: Asked before each execution; the run ends when it says no.
  ///   - willRun: Called before each case with its index, to write down which one a crash belongs to.
  public func check(
    _ options: PropertyOptions = PropertyOptions(), hasTime: () -> Bool = { true }, willRun: (Int) -> Void = { _ in },
    property: (Value, inout CaseNotes) throws -> PropertyVerdict
  ) -> PropertyOutcome<Value> {
    var outcome = PropertyOutcome<Value>(seed: options.seed)
    var source = ChoiceSource()
    var (index, planned) = (0, options.cases)
    while outcome.statistics.cases < planned, !outcome.gaveUp {
      guard hasTime() else {
        outcome.ranOutOfTime = true
        break
      }
      willRun(index)
      source.begin(run: options.seed, index: index)
      var notes = CaseNotes()
      let value = try? source.draw(self)
      switch value.map({ Self.verdict(of: property, $0, &notes) }) {
      case .holds: outcome.statistics.count(notes)
      case .fails(let kind):
        outcome.statistics.count(notes)
        outcome.retries = source.retries
        let found = Found(kind: kind, index: index, value: value!, choices: source.choices)
        outcome.failures = failures(found, options, hasTime, property)
        return outcome
      case .discarded, nil:
        outcome.discarded += 1
        outcome.gaveUp = outcome.discarded > options.discardsPerCase * max(planned, 1)
      }
      index += 1
      if outcome.statistics.cases == planned, planned < 100 * options.cases,
        outcome.statistics.coverage.contains(where: { $0.isMet == nil })
      {
        planned *= 2
      }
    }
    outcome.retries = source.retries
    return outcome
  }

  /// Checks that a condition holds for the values of a run. An error it throws is a failure of its own kind.
  public func check(
    _ options: PropertyOptions = PropertyOptions(), hasTime: () -> Bool = { true }, holds: (Value) throws -> Bool
  ) -> PropertyOutcome<Value> {
    check(options, hasTime: hasTime) { value, _ in try holds(value) ? .holds : .fails(kind: "does not hold") }
  }

  private typealias Found = (kind: String, index: Int, value: Value, choices: Choices)

  private static func verdict(
    of property: (Value, inout CaseNotes) throws -> PropertyVerdict, _ value: Value, _ notes: inout CaseNotes
  ) -> PropertyVerdict {
    do {
      return try property(value, &notes)
    } catch {
      return .fails(kind: "threw \(type(of: error))")
    }
  }

  /// Shrinks a failure, and the ones of other kinds that this comes upon.
  private func failures(
    _ found: Found, _ options: PropertyOptions, _ hasTime: () -> Bool,
    _ property: (Value, inout CaseNotes) throws -> PropertyVerdict
  ) -> [PropertyFailure<Value>] {
    var all = [found]
    var failures: [PropertyFailure<Value>] = []
    while failures.count < min(all.count, options.maximumFailures) {
      let next = all[failures.count]
      let shrunk = Shrinker.shrink(next.choices, self, limit: options.shrinkingLimit, hasTime: hasTime) {
        value, choices in
        var notes = CaseNotes()
        guard case .fails(let kind) = Self.verdict(of: property, value, &notes) else { return false }
        if !all.contains(where: { $0.kind == kind }) { all.append((kind, found.index, value, choices)) }
        return kind == next.kind
      }
      let unshrunk = ShrinkResult(
        value: next.value, choices: next.choices, executions: 1, executionsToValue: 1, isMinimal: false)
      failures.append(
        PropertyFailure(
          kind: next.kind, index: next.index, original: next.value, shrunk: shrunk ?? unshrunk,
          isRepeatable: shrunk != nil))
    }
    return failures
  }
}
