import Foundation
import TransitionReports

/// The command-line tool, as a function that takes its subjects: an app's own tool is five lines.
///
/// ```swift
/// import TransitionDriver
///
/// TransitionsTool.main([Subject("story") { StoryController() }])
/// ```
@MainActor
public struct TransitionsTool {
  let subjects: [Subject]
  /// Where results go.
  let write: (String) -> Void
  /// Where progress and complaints go.
  let complain: (String) -> Void
  let name: String
  private let isColoured: Bool
  let showsProgress: Bool

  /// Runs the tool on the process's own arguments and ends the process with its exit code.
  public static func main(_ subjects: [Subject]) -> Never {
    let environment = ProcessInfo.processInfo.environment
    let plain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "transitions"
    let tool = TransitionsTool(
      subjects, name: name, isColoured: !plain && Terminal.isTerminal(.standardOutput),
      showsProgress: Terminal.isTerminal(.standardError),
      write: { Terminal.write($0, to: .standardOutput) }, complain: { Terminal.write($0, to: .standardError) })
    exit(tool.run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Prepares the tool with its outputs.
  public init(
    _ subjects: [Subject], name: String = "transitions", isColoured: Bool = false, showsProgress: Bool = false,
    write: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) {
    self.subjects = subjects
    self.name = name
    self.isColoured = isColoured
    self.showsProgress = showsProgress
    self.write = write
    self.complain = complain
  }

  /// Carries out a call and answers its exit code: 0 as expected, 1 something was violated or a label not met, 2 the call
  /// was wrong, 3 the run itself failed.
  public func run(_ arguments: [String]) -> Int32 {
    let call: ToolCall
    do {
      call = try ToolCall(arguments, subjects: subjects.map(\.name))
    } catch {
      complain("\(name): \(error)\n")
      return 2
    }
    switch call.command {
    case .help: write(Self.help)
    case .list: write(list(call.format))
    case .check(let names): return check(names, call)
    case .replay(let replay): return self.replay(replay, call)
    case .table(let file): return table(call, comparingWith: file)
    case .seeds(let names, let count): return seeds(names, call, count: count)
    }
    return 0
  }

  // MARK: - Check

  private func check(_ names: [String], _ call: ToolCall) -> Int32 {
    let isHunt = names.isEmpty
    let chosen = isHunt ? subjects : subjects.filter { names.contains($0.name) }
    if isHunt, call.format == .text {
      let number = CheckOptions.defaultToolCases
      write(
        "Telling \(call.cases ?? number) random stories of each of \(chosen.count) transitions. "
          + "The wrong ones are labelled with the rules they must break.\n\n")
    }
    let runs = chosen.map { subject in
      var options = CheckOptions()
      options.cases = call.cases ?? CheckOptions.defaultToolCases
      options.seed = call.seed
      options.tool = name
      options.journal = CheckOptions.journal(for: "\(name)-\(subject.name)")
      return run(subject, options, call.format)
    }
    clearProgress()
    if call.format == .text {
      write(report.render(runs) + "\n")
      if isHunt {
        write(verdict(runs))
      } else {
        for run in runs { write("\n" + report.renderCoverage(of: run) + "\n") }
      }
    }
    return runs.allSatisfy { isHunt ? $0.isAsExpected : $0.broken.isEmpty && $0.failures.isEmpty } ? 0 : 1
  }

  private func verdict(_ runs: [RunSummary]) -> String {
    let odd = runs.filter { !$0.isAsExpected }.map(\.subject)
    return odd.isEmpty
      ? "\nEvery transition breaks exactly what its label says, and the right ones break nothing.\n"
      : "\nNot as labelled: \(odd.joined(separator: ", ")).\n"
  }

  private func run(_ subject: Subject, _ options: CheckOptions, _ format: ToolCall.Format) -> RunSummary {
    let summary = StoryCheck(subject, options).run { progress in
      guard showsProgress else { return }
      let line = report.progress(
        subject: progress.subject, done: progress.done, of: progress.cases, transitions: progress.transitions,
        failures: progress.failures)
      complain("\r\u{1B}[K\(line)")
    }
    clearProgress()
    switch format {
    case .text: for failure in summary.failures { write(report.render(failure) + "\n\n") }
    case .json: write(JSONReport().lines([summary]))
    }
    return summary
  }

  func clearProgress() {
    if showsProgress { complain("\r\u{1B}[K") }
  }

  // MARK: - Replay

  private func replay(_ replay: Replay, _ call: ToolCall) -> Int32 {
    let chosen = call.subject.map { name in subjects.filter { $0.name == name } } ?? subjects
    let runs = chosen.map { labelled in
      // One story need not break all that a label names.
      var subject = labelled
      subject.expected = []
      var options = CheckOptions()
      options.cases = call.cases ?? CheckOptions.defaultToolCases
      options.replay = replay
      options.tool = name
      return run(subject, options, call.format)
    }
    if call.format == .text { write(report.render(runs) + "\n") }
    return runs.allSatisfy(\.failures.isEmpty) ? 0 : 1
  }

  // MARK: - Words

  private var report: TextReport { TextReport(isColoured: isColoured) }

  private func list(_ format: ToolCall.Format) -> String {
    if format == .json {
      return subjects.map { subject in
        let label = subject.expected.map { "\"\($0)\"" }.joined(separator: ",")
        return "{\"expected\":[\(label)],\"kind\":\"listing\",\"name\":\"\(subject.name)\"}\n"
      }.joined()
    }
    let width = subjects.map(\.name.count).max() ?? 0
    return subjects.map { subject in
      let label =
        subject.expected.isEmpty ? "right" : "breaks: \(subject.expected.joined(separator: "; "))"
      return subject.name + String(repeating: " ", count: width - subject.name.count + 2) + label + "\n"
    }.joined()
  }

  private static let help = """
    transitions check [SUBJECT…] [--cases N] [--seed S] [--format text|json]
        Tells random stories of the transitions and shows the shortest ones that break a rule. Without a subject it
        hunts through all of them and compares what breaks with their labels.
    transitions replay SEED-OR-TOKEN [--subject NAME] [--cases N] [--format text|json]
        Tells again what a report names: a token, a seed (0x5eed42), or one case of a seed (0x5eed42.137).
    transitions table [--check FILE] [--cases N] [--seed S]
        Prints which rules each transition breaks, or compares that with the table in a file.
    transitions seeds [SUBJECT…] [--runs N] [--cases N] [--seed S]
        Prints from how many of N seeds (100 unless told otherwise) each labelled mistake is found, in which case, and
        how long its shortest story is.
    transitions list [--format text|json]
        Names the transitions and their labels.

    Exit codes: 0 as expected, 1 a rule was broken or a label not met, 2 the call was wrong, 3 the run itself failed.

    """
}

extension CheckOptions {
  /// How many stories the tool tells of each subject unless told otherwise.
  static let defaultToolCases = 1_000
}
