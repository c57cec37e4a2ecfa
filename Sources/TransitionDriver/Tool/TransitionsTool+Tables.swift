import Foundation
import TransitionInvariants
import TransitionReports

extension TransitionsTool {
  /// Prints which rules each subject breaks, or compares that with a file.
  func table(_ call: ToolCall, comparingWith file: String?) -> Int32 {
    let runs = subjects.map { summary(of: $0, call, seed: call.seed) }
    clearProgress()
    let text = CatchTable(runs, rules: Invariants.all.map(\.name)).markdown
    guard let file else {
      write(text)
      return 0
    }
    guard let kept = try? String(contentsOfFile: file, encoding: .utf8) else {
      complain("\(name): can't read \(file), should be a table that \"\(name) table\" printed\n")
      return 2
    }
    // The table may stand among other text.
    if kept.contains(text) {
      write("\(file) is up to date.\n")
      return 0
    }
    let lines = Set(kept.split(separator: "\n"))
    let new = text.split(separator: "\n").filter { !lines.contains($0) }
    write("\(file) is out of date; its new lines:\n\(new.joined(separator: "\n"))\n")
    return 1
  }

  /// Prints how soon each labelled mistake is found from many seeds.
  func seeds(_ names: [String], _ call: ToolCall, count: Int) -> Int32 {
    var table = SeedTable(seeds: count)
    for subject in subjects where names.isEmpty || names.contains(subject.name) {
      for seed in 0..<UInt64(count) { table.add(summary(of: subject, call, seed: call.seed &+ seed)) }
    }
    clearProgress()
    write(table.markdown)
    for miss in table.misses { write("Not found from every seed: \(miss).\n") }
    for surprise in table.surprises { write("Not on the label: \(surprise).\n") }
    return table.misses.isEmpty && table.surprises.isEmpty ? 0 : 1
  }

  private func summary(of subject: Subject, _ call: ToolCall, seed: UInt64) -> RunSummary {
    var options = CheckOptions()
    options.cases = call.cases ?? options.cases
    options.seed = seed
    options.failureLimit = .max
    if showsProgress { complain("\r\u{1B}[K\(subject.name), seed \(seed)") }
    return StoryCheck(subject, options).run()
  }
}
