import Foundation

/// Measures, and prints a row for each figure.
@MainActor
struct BenchmarksTool {
  /// One figure.
  struct Row {
    var name: String
    var value: Double
    var unit: String
  }

  /// The suites by name.
  private static let suites: [(name: String, run: @MainActor (Int?) -> [Row])] = [
    ("transitions", TransitionsBenchmark.run)
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
    FileHandle.standardError.write(Data("benchmarks: \(reason)\n".utf8))
    return 2
  }

  private func text(_ row: Row) -> String {
    let name = row.name.padding(toLength: 32, withPad: " ", startingAt: 0)
    return "\(name) \(number(row.value)) \(row.unit)"
  }

  private func json(_ row: Row) -> String {
    "{\"kind\":\"benchmark\",\"name\":\"\(row.name)\",\"unit\":\"\(row.unit)\",\"value\":\(number(row.value))}"
  }

  private func number(_ value: Double) -> String {
    value >= 100 || value == value.rounded() ? String(Int(value.rounded())) : String(format: "%.3f", value)
  }
}
