/// One search for the simplest failing case: the best one so far, and what was tried already.
struct ShrinkSearch<Value>: ~Copyable {
  private let generator: Generator<Value>
  private let stillFails: (Value, Choices) -> Bool
  private let hasTime: () -> Bool
  private let limit: Int
  private var source = ChoiceSource()
  private var value: Value
  private var executions = 1
  private var executionsToBest = 1
  private var seen: Set<UInt64> = []

  /// The simplest failing choices so far.
  private(set) var best: Choices
  /// Whether a cap has ended the search.
  private(set) var isExhausted = false
  /// How many cases were run to try all shorter ones.
  var walked = 0
  /// Randomness for the passes that redraw a part of the case.
  var random = RandomSource(seed: 0)

  init?(
    _ choices: Choices, _ generator: Generator<Value>, limit: Int, hasTime: @escaping () -> Bool,
    stillFails: @escaping (Value, Choices) -> Bool
  ) {
    self.generator = generator
    self.stillFails = stillFails
    self.hasTime = hasTime
    self.limit = limit
    var source = ChoiceSource()
    source.begin(recorded: choices.values)
    guard let value = try? source.draw(generator), stillFails(value, source.drawn) else { return nil }
    self.value = value
    best = source.choices
    seen.insert(Self.key(best.values))
  }

  var result: ShrinkResult<Value> {
    ShrinkResult(
      value: value, choices: best, executions: executions, executionsToValue: executionsToBest,
      isMinimal: !isExhausted)
  }

  /// Runs a sequence, and keeps it if it is simpler than the best one and still fails.
  ///
  /// Where kinds are given, the choices must have them: the property is not executed on what was read otherwise.
  mutating func attempt(_ candidate: [UInt64], kinds: [ChoiceKind]? = nil) -> Bool {
    // A sequence that was tried once needs no second execution.
    let key = Self.key(candidate)
    guard !isExhausted, seen.insert(key).inserted else { return false }
    source.begin(recorded: candidate)
    guard let value = try? source.draw(generator) else { return false }
    if let kinds, source.drawn.kinds != kinds {
      seen.remove(key)
      return false
    }
    return keepsIfFailing(value, isNew: source.drawn.values == candidate)
  }

  /// Runs the next case of a walk through the sequences of at most so many choices.
  mutating func attemptNext(of walk: inout ChoiceWalk, depth: Int) {
    source.begin(next: walk.prefix ?? [], limit: depth)
    let value = try? source.draw(generator)
    walk.advance(from: source.drawn)
    if let value { _ = keepsIfFailing(value, isNew: false) }
  }

  /// Executes the property on what the source has just drawn, unless it was tried or is not simpler; keeps it if it
  /// fails.
  private mutating func keepsIfFailing(_ value: Value, isNew: Bool) -> Bool {
    guard Choices.isSimpler(source.drawn.values, than: best.values) else { return false }
    guard isNew || seen.insert(Self.key(source.drawn.values)).inserted else { return false }
    guard executions < limit, hasTime() else {
      isExhausted = true
      return false
    }
    executions += 1
    guard stillFails(value, source.drawn) else { return false }
    self.value = value
    executionsToBest = executions
    best = source.choices
    return true
  }

  /// What the generator reads in a sequence, without executing the property.
  mutating func read(_ candidate: [UInt64]) -> Choices? {
    source.begin(recorded: candidate)
    return (try? source.draw(generator)) == nil ? nil : source.choices
  }

  /// The choices that a span of the best case would have if it began differently and went on with zeros or at random;
  /// `nil` if the generator does not get to its end.
  mutating func content(ofSpan index: Int, head: [UInt64], beyond: ChoiceSource.Beyond) -> [UInt64]? {
    let span = best.spans[index]
    source.begin(recorded: Array(best.values[..<Int(span.start)]) + head, beyond: beyond)
    source.random = random.split()
    // What is drawn anew should be simpler than what is there.
    source.size = 0
    _ = try? source.draw(generator)
    guard index < source.drawn.spans.count else { return nil }
    let drawn = source.drawn.spans[index]
    guard drawn.label == span.label, drawn.start == span.start, drawn.end > drawn.start else { return nil }
    return Array(source.drawn.values[Int(drawn.start)..<Int(drawn.end)])
  }

  private static func key(_ values: [UInt64]) -> UInt64 {
    var key = UInt64(truncatingIfNeeded: values.count)
    for value in values { key = SplitMix64.mixed(key ^ value) &+ SplitMix64.golden }
    return key
  }
}
