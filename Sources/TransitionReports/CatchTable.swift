/// Which rules each subject of some runs breaks, as a table in Markdown.
public struct CatchTable: Sendable {
  private let rules: [String]
  private let runs: [RunSummary]

  /// Makes the table of some runs, with the rules in their order.
  public init(_ runs: [RunSummary], rules: [String]) {
    self.runs = runs
    self.rules = rules
  }

  /// The text: a legend of the rules by number, then a row a subject. Right subjects are counted at the end of it.
  public var markdown: String {
    var lines = ["| No. | Rule | Caught |", "|---|---|---|"]
    for (number, rule) in rules.enumerated() {
      let count = runs.filter { $0.broken.contains(rule) }.count
      lines.append("| \(number + 1) | \(rule) | \(count) |")
    }
    lines += ["", "| Transition | " + rules.indices.map { "\($0 + 1)" }.joined(separator: " | ") + " |"]
    lines.append("|---|" + String(repeating: "---|", count: rules.count))
    for run in runs where !run.expected.isEmpty || !run.broken.isEmpty {
      let cells = rules.map { run.broken.contains($0) ? "●" : " " }
      lines.append("| \(run.subject) | " + cells.joined(separator: " | ") + " |")
    }
    let right = runs.filter { $0.expected.isEmpty && $0.broken.isEmpty }.map(\.subject)
    if !right.isEmpty { lines += ["", "Nothing is caught in \(right.joined(separator: ", "))."] }
    return lines.joined(separator: "\n") + "\n"
  }
}
