import Foundation
import TransitionDriver
import TransitionSpecimens

/// How many random stories of right transitions are told, judged and digested in a second, and whether memory stays flat.
@MainActor
enum TransitionsBenchmark {
  /// `count` is the number of stories of each subject; 5,000 by default.
  static func run(_ count: Int?) -> [BenchmarksTool.Row] {
    let subjects = [Specimens.answersWay, Specimens.storyMadeRight]
    var options = CheckOptions()
    // Stories before the clock starts fill caches and let the allocator find its size.
    options.cases = 500
    for subject in subjects { _ = StoryCheck(subject, options).run() }
    let memoryBefore = residentMemory()
    options.cases = count ?? 5_000
    options.seed = 1
    let runs = subjects.map { StoryCheck($0, options).run() }
    let memoryAfter = residentMemory()
    let seconds = runs.reduce(0) { $0 + $1.seconds }
    func rate(_ amount: (Int, Int) -> Int, _ name: String, _ values: [Int]) -> BenchmarksTool.Row {
      .init(name: "transitions.\(name)", value: Double(values.reduce(0, amount)) / seconds, unit: "\(name)/s")
    }
    var rows = [
      rate(+, "scenarios", runs.map(\.cases)), rate(+, "actions", runs.map(\.actions)),
      rate(+, "transitions", runs.map(\.transitions)), rate(+, "events", runs.map(\.events)),
      .init(
        name: "transitions.count", value: Double(runs.reduce(0) { $0 + $1.transitions }), unit: "transitions"),
    ]
    if let memoryBefore, let memoryAfter {
      rows.append(.init(name: "transitions.growth", value: memoryAfter - memoryBefore, unit: "MiB"))
    }
    return rows
  }

  /// The memory the process holds, in MiB; `nil` where the system does not say.
  private static func residentMemory() -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Double($0) })
    else { return nil }
    return kilobytes / 1024
  }
}
