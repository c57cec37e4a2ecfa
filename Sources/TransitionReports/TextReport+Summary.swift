internal import TransitionInvariants

extension TextReport {
  /// A hunt at a glance: a line for each subject, and what is worth knowing beneath it.
  public func render(_ runs: [RunSummary]) -> String {
    let name = min(40, runs.map(\.subject.count).max() ?? 0)
    let cases = runs.map { grouped($0.cases).count }.max() ?? 0
    let transitions = runs.map { grouped($0.transitions).count }.max() ?? 0
    var lines: [String] = []
    for run in runs {
      let counts = [("cases", run.cases, cases), ("transitions", run.transitions, transitions)].map {
        label, count, width in
        let noun = count == 1 ? label.dropLast() + " " : label
        return String(repeating: " ", count: width - grouped(count).count) + "\(grouped(count)) \(noun)"
      }
      let mark = run.isAsExpected ? paint(.green, "✓") : paint(.red, "✗")
      let start = "\(run.subject.padded(to: name))  \(counts.joined(separator: "  "))  "
      let words = outcome(of: run).wrapped(to: max(30, Self.width - 2 - start.count), limit: 3)
      lines.append("\(mark) \(start)\(words.first ?? "")")
      lines += words.dropFirst().map { String(repeating: " ", count: start.count + 4) + $0 }
      lines += remarks(on: run)
    }
    return lines.joined(separator: "\n")
  }

  /// The state of a running hunt, in one line for standard error: at most 100 columns, no line break.
  public func progress(subject: String, done: Int, of cases: Int, transitions: Int, failures: Int) -> String {
    let share = cases > 0 ? min(done, cases) * 20 / cases : 0
    let bar = String(repeating: "█", count: share) + String(repeating: "░", count: 20 - share)
    let counts = "\(grouped(done)) of \(grouped(cases)) cases  \(grouped(transitions)) transitions"
    let found = failures == 0 ? "" : "  \(failures) broken"
    return "\(bar)  \(counts)\(found)  \(subject)".clipped(to: Self.width)
  }

  /// What a subject did, in words that need no manual.
  private func outcome(of run: RunSummary) -> String {
    var parts = run.broken.map { "breaks \"\($0)\"" + (run.expected.contains($0) ? " as its label says" : "") }
    parts += run.expected.filter { !run.broken.contains($0) }.map { "never broke \"\($0)\", though its label says so" }
    if run.verdict != .passed && run.verdict != .violated { parts.append(run.verdict.words) }
    return parts.isEmpty ? "holds" : parts.joined(separator: "; ")
  }

  private func remarks(on run: RunSummary) -> [String] {
    let silenced = run.silenced.map {
      "silenced: \"\($0.silence.invariant)\", because \($0.silence.reason) (\($0.count)×)"
    }
    let advice = run.advice.map { "advice: \($0.sentence)" }
    return (silenced + advice).map { "    \($0)".clipped(to: Self.width) }
  }

  func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return (number < 0 ? "-" : "") + digits
  }
}
