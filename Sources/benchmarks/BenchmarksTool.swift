import Foundation
import TransitionDriver

/// Measures, and prints a row for each figure.
@MainActor
struct BenchmarksTool {
  /// One figure.
  struct Row {
    var name: String
    /// The figures by name, each with its unit where it has one.
    var figures: [(name: String, value: Double, unit: String)]

    init(name: String, value: Double, unit: String) {
      self.init(name: name, figures: [("value", value, unit)])
    }

    init(name: String, figures: [(name: String, value: Double, unit: String)]) {
      self.name = name
      self.figures = figures
    }
  }

  /// The suites by name.
  private static let suites: [(name: String, run: @MainActor (Int?) -> [Row])] = [
    ("animation", AnimationBenchmark.run),
    ("engine", EngineBenchmark.run),
    ("shrinking", ShrinkingBenchmark.run),
    ("transitions", TransitionsBenchmark.run),
  ]

  /// Carries out a call and answers its exit code: 0, or 2 where the call was wrong.
  func run(_ arguments: [String]) -> Int32 {
    var names: [String] = []
    var isJSON = false
    var count: Int?
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--format":
        guard let format = rest.popFirst(), ["text", "json"].contains(format) else {
          return refuse("--format takes text or json")
        }
        isJSON = format == "json"
      case "--count":
        guard let text = rest.popFirst(), let number = Int(text), number > 0 else {
          return refuse("--count takes a whole number from 1")
        }
        count = number
      default:
        guard Self.suites.contains(where: { $0.name == word }) else {
          return refuse(
            "there is no benchmark \"\(word)\"; there are \(Self.suites.map(\.name).joined(separator: ", "))")
        }
        names.append(word)
      }
    }
    for suite in Self.suites where names.isEmpty || names.contains(suite.name) {
      for row in suite.run(count) { print(isJSON ? json(row) : text(row)) }
    }
    return 0
  }

  private func refuse(_ reason: String) -> Int32 {
    StandardError.write("benchmarks: \(reason)")
    return 2
  }

  private func text(_ row: Row) -> String {
    let name = row.name.padding(toLength: 32, withPad: " ", startingAt: 0)
    guard row.figures.count > 1 else { return "\(name) \(number(row.figures[0].value)) \(row.figures[0].unit)" }
    let figures = row.figures.map { figure in
      "\(figure.name) \(number(figure.value))" + (figure.unit.isEmpty ? "" : " \(figure.unit)")
    }
    return "\(name) \(figures.joined(separator: "  "))"
  }

  private func json(_ row: Row) -> String {
    let figures = row.figures.map { "\"\($0.name)\":\(number($0.value))" }
    // A row of one figure says its unit; the others have names that do.
    let unit = row.figures.count == 1 ? ["\"unit\":\"\(row.figures[0].unit)\""] : []
    let fields = ["\"kind\":\"benchmark\"", "\"name\":\"\(row.name)\""] + unit + figures
    return "{\(fields.joined(separator: ","))}"
  }

  private func number(_ value: Double) -> String {
    value >= 100 || value == value.rounded() ? String(Int(value.rounded())) : String(format: "%.3f", value)
  }
}
