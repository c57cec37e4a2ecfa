import TransitionChallenges

/// How surely and how fast failing cases of the public shrinking benchmark shrink to their minimum.
@MainActor
enum ShrinkingBenchmark {
  /// `count` is the number of starts of each challenge; 1,000 by default. The seeds are 0 and on.
  static func run(_ count: Int?) -> [BenchmarksTool.Row] { Challenge.all.map { row($0, runs: count ?? 1_000) } }

  private static func row(_ challenge: Challenge, runs: Int) -> BenchmarksTool.Row {
    let attempts = (0..<runs).map { challenge.attempt(UInt64($0)) }
    let reached = attempts.filter(\.reachesMinimum).count
    let executions = attempts.map(\.executions).sorted()
    let toValue = attempts.reduce(0) { $0 + $1.executionsToValue }
    let milliseconds = attempts.map { $0.duration / .milliseconds(1) }.sorted()
    let count = Double(runs)
    return .init(
      name: "shrinking.\(challenge.name)",
      figures: [
        ("share", Double(reached) / count, ""), ("mean", Double(executions.reduce(0, +)) / count, ""),
        ("median", Double(executions[runs / 2]), ""), ("worst", Double(executions[runs - 1]), ""),
        // The executions after this only show that nothing simpler fails.
        ("meanToMinimum", Double(toValue) / count, ""), ("par", challenge.par, ""),
        ("meanMilliseconds", milliseconds.reduce(0, +) / count, ""),
        ("medianMilliseconds", milliseconds[runs / 2], ""), ("worstMilliseconds", milliseconds[runs - 1], ""),
        ("runs", count, ""),
      ])
  }
}
