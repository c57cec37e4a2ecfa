/// Writes reports for people: plain text, at most 25 lines a failure and 100 columns wide.
///
/// Only the line with the replay token may be wider, because a cut token replays nothing.
public struct TextReport: Sendable {
  /// The most lines a failure takes.
  public static let maximumLines = 25
  /// The width of the text, in columns.
  public static let width = 100
  /// The most events the table of a failure shows, and the fewest where the story needs the room.
  static let maximumRows = 8
  static let minimumRows = 3

  let isColoured: Bool

  /// Makes a writer. The caller decides on colours, by the terminal and `NO_COLOR`.
  public init(isColoured: Bool = false) { self.isColoured = isColoured }

  var paint: Paint { Paint(isOn: isColoured) }

  /// A failure, in lines without a final line break.
  public func render(_ failure: FailureReport) -> String {
    let names = ShortNames(failure.trace)
    let head = header(failure) + sentence(failure, names)
    // The story is what a reader can try out: the table makes room for it, down to a few lines.
    let rows = Self.maximumLines - head.count - failure.story.count - 2
    let tail = table(failure, names, limit: max(Self.minimumRows, min(Self.maximumRows, rows))) + [replay(failure)]
    let room = Self.maximumLines - head.count - tail.count
    return (head + story(failure.story, limit: room) + tail).joined(separator: "\n")
  }

  private func header(_ failure: FailureReport) -> [String] {
    let isAdvice = failure.finding.severity == .advice
    var title = "\(isAdvice ? "!" : "✗") \(failure.finding.invariant) — \(failure.subject)"
    if failure.verdict != .violated { title += " (\(failure.verdict.words))" }
    if failure.isExpected { title += " (as its label says)" }
    let steps =
      failure.steps == failure.originalSteps
      ? "\(failure.steps) steps" : "shrunk \(failure.originalSteps) → \(failure.steps) steps"
    let origin =
      failure.isReplayed ? "replayed" : "seed 0x\(String(failure.seed, radix: 16))  case \(failure.caseIndex)"
    let facts = "\(origin)  \(steps)" + (failure.isMinimal ? "" : ", not yet minimal")
    let gap = Self.width - title.count - facts.count
    let colour = isAdvice ? Paint.Colour.yellow : .red
    if gap < 2 { return [paint(colour, title.clipped(to: Self.width)), "  \(facts)".clipped(to: Self.width)] }
    return [paint(colour, title) + String(repeating: " ", count: min(gap, max(2, 48 - title.count))) + facts]
  }

  private func sentence(_ failure: FailureReport, _ names: ShortNames) -> [String] {
    var lines: [String] = []
    for part in failure.finding.sentenceParts {
      lines += names.shorten(part).wrapped(to: Self.width - 2, limit: 2).map { "  \($0)" }
    }
    if !failure.step.isEmpty { lines += ["  (after \(failure.step))".clipped(to: Self.width)] }
    if !failure.condition.isEmpty { lines += ["  (\(failure.condition))".clipped(to: Self.width)] }
    return lines
  }

  private func story(_ lines: [String], limit: Int) -> [String] {
    let indented = lines.map { "      \($0)".clipped(to: Self.width) }
    if indented.count <= limit { return indented }
    // The beginning sets the scene and the end is where it breaks: the middle can go.
    let last = (limit - 1) / 2
    let first = limit - 1 - last
    return indented.prefix(first) + ["      // … \(lines.count - first - last) more steps"] + indented.suffix(last)
  }

  private func table(_ failure: FailureReport, _ names: ShortNames, limit: Int) -> [String] {
    let table = StoryTable(failure.trace, failure.finding, names: names, limit: limit)
    if table.rows.isEmpty { return [] }
    let time = max(4, table.rows.map(\.time.count).max() ?? 0)
    let widths = Self.widths(of: table, time: time)
    func line(_ mark: String, _ first: String, _ states: [String], _ event: String) -> String {
      let fields = zip(states, widths).map { $0.padded(to: $1) }
      let fill = String(repeating: " ", count: max(0, time - first.count))
      return ([mark + fill + first] + fields + [event]).joined(separator: "  ")
    }
    let heading = line("  ", "time", table.columns, "event").clipped(to: Self.width)
    return [paint(.dim, heading)]
      + table.rows.map { row in
        let remark = row.isWrong ? Self.remark : ""
        let text = line(row.isWrong ? "> " : "  ", row.time, row.states, row.event)
        let cut = text.clipped(to: Self.width - remark.count) + remark
        return row.isWrong ? paint(.bold, cut) : cut
      }
  }

  private static let remark = "   ← first wrong event"

  /// The widths of the states' columns: as wide as their texts, narrowed until the events fit beside them.
  private static func widths(of table: StoryTable, time: Int) -> [Int] {
    var widths = table.columns.indices.map { column in
      max(table.columns[column].count, table.rows.map { $0.states[column].count }.max() ?? 0)
    }
    let event = table.rows.map { $0.event.count + ($0.isWrong ? remark.count : 0) }.max() ?? 0
    // Every word for a state fits into eight columns.
    while 2 + time + widths.reduce(0, { $0 + $1 + 2 }) + 2 + event > width, let widest = widths.max(), widest > 8,
      let column = widths.lastIndex(of: widest)
    {
      widths[column] -= 1
    }
    return widths
  }

  private func replay(_ failure: FailureReport) -> String {
    "  replay  \(failure.command.isEmpty ? "TRANSITION_REPLAY=\(failure.replay)" : failure.command)"
  }
}

extension Verdict {
  /// The verdict in words, for people.
  var words: String {
    switch self {
    case .passed: "passed"
    case .violated: "violated"
    case .crashed: "crashed"
    case .hung: "hung"
    case .unsupported: "uses something that can't be followed"
    case .nondeterministic: "nondeterministic: the same case went another way"
    case .dependsOnEarlierStories: "depends on earlier stories"
    }
  }
}
