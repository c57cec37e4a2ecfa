/// One search for the simplest failing case: the best one so far, and what was tried already.
struct ShrinkSearch<Value>: ~Copyable {
  private let generator: Generator<Value>
  private let stillFails: (Value) -> Bool
  private let hasTime: () -> Bool
  private let limit: Int
  private var source = ChoiceSource()
  private var value: Value
  private var executions = 1
  private var seen: Set<UInt64> = []

  /// The simplest failing choices so far.
  private(set) var best: Choices
  /// Whether a cap has ended the search.
  private(set) var isExhausted = false

  init?(
    _ choices: Choices, _ generator: Generator<Value>, limit: Int, hasTime: @escaping () -> Bool,
    stillFails: @escaping (Value) -> Bool
  ) {
    self.generator = generator
    self.stillFails = stillFails
    self.hasTime = hasTime
    self.limit = limit
    var source = ChoiceSource()
    source.begin(recorded: choices.values)
    guard let value = try? source.draw(generator), stillFails(value) else { return nil }
    self.value = value
    best = source.choices
  }

  var result: ShrinkResult<Value> {
    ShrinkResult(value: value, choices: best, executions: executions, isMinimal: !isExhausted)
  }

  /// Runs the passes, round after round, until a round changes nothing.
  mutating func run() {
    while !isExhausted {
      let before = best.values
      deleteSpans()
      deleteChunks()
      minimiseEach()
      if best.values == before { return }
    }
  }

  /// Runs a sequence, and keeps it if it is simpler than the best one and still fails.
  mutating func attempt(_ candidate: [UInt64], beyond: ChoiceSource.Beyond = .overrun) -> Bool {
    guard !isExhausted else { return false }
    // A sequence that was tried once needs no second execution; what random choices follow differs each time.
    if beyond != .random, !seen.insert(Self.key(candidate)).inserted { return false }
    source.begin(recorded: candidate, beyond: beyond)
    guard let value = try? source.draw(generator) else { return false }
    let drawn = source.choices
    guard Choices.isSimpler(drawn.values, than: best.values) else { return false }
    if drawn.values != candidate, !seen.insert(Self.key(drawn.values)).inserted { return false }
    guard executions < limit, hasTime() else {
      isExhausted = true
      return false
    }
    executions += 1
    guard stillFails(value) else { return false }
    self.value = value
    best = drawn
    return true
  }

  private static func key(_ values: [UInt64]) -> UInt64 {
    var key = UInt64(truncatingIfNeeded: values.count)
    for value in values { key = SplitMix64.mixed(key ^ value) &+ SplitMix64.golden }
    return key
  }
}
