/// How soon each rule that a subject must break is found, over many seeds, as a table in Markdown.
public struct SeedTable: Sendable {
  private let seeds: Int
  private var order: [String] = []
  private var finds: [String: Finds] = [:]

  private struct Finds {
    let subject: String
    let rule: String
    var cases: [Int] = []
    var mostSteps = 0

    mutating func add(_ failure: FailureReport) {
      cases.append(failure.caseIndex + 1)
      mostSteps = max(mostSteps, failure.steps)
    }
  }

  /// Makes an empty table of runs from that many seeds.
  public init(seeds: Int) { self.seeds = seeds }

  /// Takes in the run of one seed.
  public mutating func add(_ run: RunSummary) {
    for rule in run.expected {
      let key = "\(run.subject): \(rule)"
      if finds[key] == nil {
        order.append(key)
        finds[key] = Finds(subject: run.subject, rule: rule)
      }
      guard let failure = run.failures.first(where: { $0.finding.invariant == rule }) else { continue }
      finds[key]?.add(failure)
    }
    for rule in run.broken where !run.expected.contains(rule) { unexpected.insert("\(run.subject): \(rule)") }
  }

  private var unexpected: Set<String> = []

  /// What was broken although no label says so, sorted.
  public var surprises: [String] { unexpected.sorted() }

  /// The rules of labels that some seed did not find.
  public var misses: [String] { order.filter { (finds[$0]?.cases.count ?? 0) < seeds } }

  /// The text, a row for each rule of each label: from how many seeds it was found, the median and the worst number of
  /// the case that found it, and the steps of the longest shrunk story.
  public var markdown: String {
    var lines = ["| Transition | Rule | Seeds | Median case | Worst case | Most steps |", "|---|---|---|---|---|---|"]
    for key in order {
      guard let found = finds[key] else { continue }
      let sorted = found.cases.sorted()
      let median = sorted.isEmpty ? "–" : "\(sorted[(sorted.count - 1) / 2])"
      let worst = sorted.last.map(String.init) ?? "–"
      lines.append(
        "| \(found.subject) | \(found.rule) | \(sorted.count)/\(seeds) | \(median) | \(worst) | \(found.mostSteps) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
