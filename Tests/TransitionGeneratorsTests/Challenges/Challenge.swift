import TransitionGenerators

/// A false property of the public shrinking benchmark, with its simplest counterexample.
struct Challenge: Sendable {
  /// What shrinking one failing case came to.
  struct Attempt: Sendable {
    var reachesMinimum: Bool
    var isMinimal: Bool
    /// Whether nothing that differs in one choice or lacks one part is simpler and still fails.
    var isOneMinimal: Bool
    var executions: Int
    var executionsToValue: Int
    var value: String
  }

  let name: String
  /// The mean number of executions of the engine to beat.
  let par: Double
  /// Shrinks the first failing case of a run.
  let attempt: @Sendable (UInt64) -> Attempt

  init<Value>(
    _ name: String, par: Double, _ generator: Generator<Value>, isMinimum: @escaping @Sendable (Value) -> Bool,
    fails: @escaping @Sendable (Value) -> Bool
  ) {
    self.name = name
    self.par = par
    attempt = { run in
      var source = ChoiceSource()
      // From here on random cases have their full size.
      var index = 200
      while true {
        source.begin(run: run, index: index)
        if let value = try? source.draw(generator), fails(value) { break }
        index += 1
      }
      let result = Shrinker.shrink(source.choices, generator, limit: 50_000, stillFails: fails)!
      return Attempt(
        reachesMinimum: isMinimum(result.value), isMinimal: result.isMinimal,
        isOneMinimal: Self.isOneMinimal(result.choices, generator, fails), executions: result.executions,
        executionsToValue: result.executionsToValue, value: "\(result.value)")
    }
  }

  /// Tries, without the shrinker: every lower value of each choice (of large ones some), and the deletion of every
  /// choice and every span.
  static func isOneMinimal<Value>(
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
