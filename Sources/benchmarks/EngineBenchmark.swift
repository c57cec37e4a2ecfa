import TransitionDriver

/// How many cases of “a list reversed twice is the list” the engine makes and checks in a second: lists of 0 to 20 ints.
@MainActor
enum EngineBenchmark {
  private static let lists = Generator<Int>.integer().array(count: 0...20)

  /// `count` is the number of cases of each run; 100,000 by default. Each row is the best of twenty runs: what else the
  /// machine does only makes them slower.
  static func run(_ count: Int?) -> [BenchmarksTool.Row] {
    let cases = count ?? 100_000
    _ = raw(cases)
    return [
      row("raw", cases, raw), row("public", cases, checked),
      // A run of few cases costs no more for each of them.
      row("public.1000", 1_000, checked), row("check", cases, bare), row("exhaustive", count ?? .max, walked),
    ]
  }

  private static func row(_ name: String, _ cases: Int, _ run: (Int) -> Int) -> BenchmarksTool.Row {
    let clock = ContinuousClock()
    let rates = (0..<20).map { _ in
      var done = 0
      let duration = clock.measure { done = run(cases) }
      return Double(done) / (duration / .seconds(1))
    }
    return .init(name: "engine.\(name)", value: rates.max()!, unit: "cases/s")
  }

  private static func holds(_ list: [Int]) -> Bool { Array(Array(list.reversed()).reversed()) == list }

  /// Draws and checks, without anything around it.
  private static func raw(_ cases: Int) -> Int {
    var source = ChoiceSource()
    var done = 0
    for index in 0..<cases {
      source.begin(run: 1, index: index)
      if let list = try? source.draw(lists), holds(list) { done += 1 }
    }
    return done
  }

  /// What `checkProperty` does outside a test: statistics, the journal of the case in progress, slow cases.
  private static func checked(_ cases: Int) -> Int {
    var options = PropertyCheckOptions(cases: cases, seed: 1)
    options.journal = CheckOptions.journal(for: "benchmark-engine")
    return PropertyCheck(lists, options).run { list, _ in holds(list) }.statistics.cases
  }

  /// The engine's own run, without journal and clock.
  private static func bare(_ cases: Int) -> Int {
    lists.check(PropertyOptions(cases: cases, seed: 1)) { holds($0) }.statistics.cases
  }

  /// Every list of up to five digits, of which there are 111,111.
  private static func walked(_ cases: Int) -> Int {
    Generator.integer(in: 0...9).array(count: 0...5).walk(limit: cases) { holds($0) }.count
  }
}
