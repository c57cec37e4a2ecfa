import TransitionGenerators

extension PropertyCheckFailure {
  /// The failure as a report of a few lines: what fails, for which value, and how to see it again.
  public func report(_ options: PropertyCheckOptions) -> String {
    var lines = ["✗ \(options.name) — \(kind)    \(origin)"]
    let (simplest, first) = (ValueText.text(of: value), ValueText.text(of: original))
    lines.append("  value   \(simplest)")
    if first != simplest { lines.append("  found   \(first)") }
    lines += details.prefix(5).flatMap { ValueText.lines(of: $0).map { "  \($0)" } }
    if let note { lines.append("  \(note)") }
    let filter = options.testFilter.isEmpty ? "" : " swift test --filter \(options.testFilter)"
    lines.append("  replay  TRANSITION_REPLAY=\(token)\(filter)")
    return lines.joined(separator: "\n")
  }

  /// Where the value comes from.
  private var origin: String {
    var words = "seed 0x\(String(seed, radix: 16))"
    if let caseIndex { words += "  case \(caseIndex)" } else { words = "from a token" }
    if executions > 1 { words += "  shrunk in \(executions) executions" }
    return words
  }

  private var note: String? {
    if isCounted {
      return "not shrunk: the test has counted this failure already; give the test the trait .propertyChecking, "
        + "or make PropertyTestCase the superclass of an XCTestCase"
    }
    if !isRepeatable { return "nondeterministic: the property did not fail in this way each time for this value" }
    return isMinimal ? nil : "not minimal: shrinking was cut short"
  }
}

extension PropertyResult {
  /// The labels of the cases with their shares, the number of discarded ones and the slowest, each in a line.
  public var statisticsLines: [String] {
    var lines = ["\(statistics.cases) cases, \(discarded) discarded"]
    lines += statistics.lines
    if let slow = slowest.first { lines.append("slowest case \(slow.index): \(slow.duration)") }
    return lines
  }
}

/// Values in words that fit a report.
enum ValueText {
  /// The value's description, quoted if it is a text; at most 400 characters.
  static func text<Value>(of value: Value) -> String {
    let isText = value is String || value is Character || value is Substring
    let text = isText ? String(reflecting: value) : String(describing: value)
    return lines(of: text).joined(separator: "\n          ")
  }

  /// The lines of a text: at most four, of at most 400 characters in all.
  static func lines(of text: String) -> [String] {
    let shown = text.count > 400 ? "\(text.prefix(400))…" : text
    let lines = shown.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    return lines.count > 4 ? lines.prefix(4) + ["…"] : lines
  }
}
