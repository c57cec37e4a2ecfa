/// The simplest failing case that shrinking found.
public struct ShrinkResult<Value> {
  /// The value.
  public var value: Value
  /// The choices that make it.
  public var choices: Choices
  /// How many times the property was executed.
  public var executions: Int
  /// How many of them it took until this value was found; the others looked for something simpler in vain.
  public var executionsToValue: Int
  /// Whether nothing simpler was left to try; false where a cap ended the search.
  public var isMinimal: Bool
}

extension ShrinkResult: Sendable where Value: Sendable {}

/// Makes failing cases simpler: it edits their choices, runs the generator on them again, and keeps what still fails.
public enum Shrinker {
  /// The simplest case found from a failing one; `nil` if the given case does not fail when it is run again.
  ///
  /// The search ends after `limit` executions of the property, or when `hasTime` says no; the result then says that it
  /// may not be minimal.
  public static func shrink<Value>(
    _ choices: Choices, _ generator: Generator<Value>, limit: Int = 5_000, hasTime: () -> Bool = { true },
    stillFails: (Value) -> Bool
  ) -> ShrinkResult<Value>? {
    shrink(choices, generator, limit: limit, hasTime: hasTime) { value, _ in stillFails(value) }
  }

  /// The same, for a property that also wants to see the choices.
  static func shrink<Value>(
    _ choices: Choices, _ generator: Generator<Value>, limit: Int, hasTime: () -> Bool,
    stillFails: (Value, Choices) -> Bool
  ) -> ShrinkResult<Value>? {
    withoutActuallyEscaping(stillFails) { stillFails in
      withoutActuallyEscaping(hasTime) { hasTime in
        guard
          var search = ShrinkSearch(choices, generator, limit: limit, hasTime: hasTime, stillFails: stillFails)
        else { return nil }
        search.run()
        return search.result
      }
    }
  }
}
