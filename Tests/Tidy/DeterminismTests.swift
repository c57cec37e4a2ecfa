import Foundation
import Testing

/// Nothing that differs from run to run gets into a story.
@Suite struct DeterminismTests {
  /// What must not be used, and the files that may all the same, each for a reason.
  private static let forbidden: [(text: String, allowed: [String])] = [
    // What stands for the real clock outside a story.
    ("Date()", ["Sources/UIKit/Time/"]),
    ("Date.now", []),
    ("SystemRandomNumberGenerator", []),
    (".random(in:", []),
    (".randomElement()", []),
    (".shuffled()", []),
    ("UUID()", []),
    ("Hasher()", []),
    // What NSObject asks of a class that defines equality; it reaches no trace.
    ("hashValue", ["Sources/UIKit/Appearance/"]),
    // Asked whether they contain something, never in what order.
    (
      "ObjectIdentifier(",
      [
        "Sources/UIKit/Simulation/TraceNames.swift", "Sources/UIKit/Time/",
        "Sources/UIKit/Animations/AnimatorCourse+Ways.swift",
      ]
    ),
    (
      "ContinuousClock",
      [
        "Sources/benchmarks/", "Sources/TransitionChallenges/", "Sources/TransitionDriver/Running/",
        "Sources/TransitionDriver/Properties/",
      ]
    ),
  ]

  private static let files = ["Sources", "Generators"].flatMap { SourceTree.swiftFiles(in: $0) }

  @Test(arguments: forbidden.map(\.text))
  func isNotUsed(text: String) {
    let allowed = Self.forbidden.first { $0.text == text }?.allowed ?? []
    let found = Self.files.filter { file in
      !allowed.contains { file.path.hasPrefix($0) }
        && file.code.contains { $0.contains(text) && !$0.contains("using:") }
    }
    #expect(found.map(\.path) == [])
  }

  /// A set or a dictionary has no order of its own that is the same in every process.
  @Test func unorderedCollectionsAreNotWalked() {
    let found = Self.files.flatMap { file in
      let names = file.code.compactMap(Self.nameOfUnordered)
      return file.code.enumerated().filter { _, line in
        names.contains { line.contains("in \($0) {") || line.contains("in \($0) where") || line.contains("\($0).map") }
          && !line.contains("sorted")
      }.map { "\(file.path):\($0.offset + 1)" }
    }
    #expect(found == [])
  }

  /// The name that a line declares as a set or a dictionary.
  private static func nameOfUnordered(_ line: String) -> String? {
    guard line.contains(": Set<") || line.contains("Set<") && line.contains("= ") || isDictionary(line) else {
      return nil
    }
    let words = line.split { " :".contains($0) }
    guard let place = words.firstIndex(where: { $0 == "var" || $0 == "let" }), words.count > place + 1 else {
      return nil
    }
    return String(words[place + 1])
  }

  private static func isDictionary(_ line: String) -> Bool {
    guard let type = line.range(of: #": \[[A-Z][A-Za-z.<>]*: "#, options: .regularExpression) else { return false }
    return !type.isEmpty
  }
}
