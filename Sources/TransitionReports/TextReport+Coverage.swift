extension TextReport {
  /// What was really exercised: a line for each action, a column for each phase, and what never happened marked.
  ///
  /// Phases and actions stand in the order in which they first occur; columns that do not fit are left out and counted.
  public func renderCoverage(of run: RunSummary) -> String {
    var phases: [String] = []
    var actions: [String] = []
    for pair in run.coverage {
      if !phases.contains(pair.phase) { phases.append(pair.phase) }
      if !actions.contains(pair.action) { actions.append(pair.action) }
    }
    let first = min(24, actions.map(\.count).max() ?? 0)
    let column = 9
    let shown = phases.prefix(max(1, (Self.width - 2 - first) / (column + 2)))
    var lines = [line("", first, shown.map { $0 }, column)]
    for action in actions {
      let counts = shown.map { phase in
        let count = run.coverage.filter { $0.phase == phase && $0.action == action }.reduce(0) { $0 + $1.count }
        return count == 0 ? "never" : grouped(count)
      }
      lines.append(line(action, first, counts, column))
    }
    if phases.count > shown.count { lines.append("  (\(phases.count - shown.count) more phases are not shown)") }
    lines.append("  \(grouped(run.stepsSkipped)) steps could not apply and were skipped")
    return (run.coverage.isEmpty ? [lines[lines.count - 1]] : lines).joined(separator: "\n")
  }

  private func line(_ action: String, _ width: Int, _ fields: [String], _ column: Int) -> String {
    let right = fields.map { field in
      String(repeating: " ", count: max(0, column - field.count)) + field.clipped(to: column)
    }
    return (["  " + action.padded(to: width)] + right).joined(separator: "  ")
  }
}
