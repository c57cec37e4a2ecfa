package import TransitionGenerators

/// A false property of the public shrinking benchmark, with its simplest counterexample.
package struct Challenge: Sendable {
  /// What shrinking one failing case came to.
  package struct Attempt: Sendable {
    package var reachesMinimum: Bool
    package var isMinimal: Bool
    /// Whether nothing that differs in one choice or lacks one part is simpler and still fails; `nil` if not asked for.
    package var isOneMinimal: Bool?
    package var executions: Int
    package var executionsToValue: Int
    package var value: String
    package var duration: Duration
  }

  /// The name, as the benchmark's rows have it.
  package let name: String
  /// The mean number of executions of the engine to beat.
  package let par: Double
  /// Shrinks the first failing case of a run; the flag asks for a look at the result's neighbours too.
  private let shrink: @Sendable (UInt64, Bool) -> Attempt

  /// Shrinks the first failing case of a run.
  package func attempt(_ run: UInt64, checkingNeighbours: Bool = false) -> Attempt { shrink(run, checkingNeighbours) }

  package init<Value>(
    _ name: String, par: Double, _ generator: Generator<Value>, isMinimum: @escaping @Sendable (Value) -> Bool,
    fails: @escaping @Sendable (Value) -> Bool
  ) {
    self.name = name
    self.par = par
    shrink = { run, checkingNeighbours in
      var source = ChoiceSource()
      // From here on random cases have their full size.
      var index = 200
      while true {
        source.begin(run: run, index: index)
        if let value = try? source.draw(generator), fails(value) { break }
        index += 1
      }
      let clock = ContinuousClock()
      let start = clock.now
      let result = Shrinker.shrink(source.choices, generator, limit: 50_000, stillFails: fails)!
      let duration = clock.now - start
      return Attempt(
        reachesMinimum: isMinimum(result.value), isMinimal: result.isMinimal,
        isOneMinimal: checkingNeighbours ? Self.isOneMinimal(result.choices, generator, fails) : nil,
        executions: result.executions, executionsToValue: result.executionsToValue, value: "\(result.value)",
        duration: duration)
    }
  }

  /// Tries, without the shrinker: every lower value of each choice (of large ones some), and the deletion of every
  /// choice and every span.
  package static func isOneMinimal<Value>(
    _ choices: Choices, _ generator: Generator<Value>, _ fails: (Value) -> Bool
  ) -> Bool {
    func isSimplerAndFails(_ values: [UInt64]) -> Bool {
      guard let (value, read) = try? generator.replay(Choices(values: values)), fails(value) else { return false }
      return read.values.count < choices.values.count
        || read.values.count == choices.values.count && read.values.lexicographicallyPrecedes(choices.values)
    }
    for (position, value) in choices.values.enumerated() {
      var deleted = choices.values
      deleted.remove(at: position)
      if isSimplerAndFails(deleted) { return false }
      let lower = value <= 64 ? Array(0..<value) : Array(0..<32) + [value / 2] + (value - 32..<value)
      for other in lower {
        var values = choices.values
        values[position] = other
        if isSimplerAndFails(values) { return false }
      }
    }
    return !choices.spans.contains { span in
      var values = choices.values
      values.removeSubrange(Int(span.start)..<Int(span.end))
      return isSimplerAndFails(values)
    }
  }
}
