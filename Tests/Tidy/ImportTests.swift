import Testing

/// Which module may import which.
@Suite struct ImportTests {
  /// The modules in the order of the pipeline, each with those of ours that it may import.
  private static let allowed: [(module: String, directory: String, imports: Set<String>)] = [
    ("TransitionTrace", "Sources/TransitionTrace", []),
    ("UIKit", "Sources/UIKit", ["TransitionTrace"]),
    ("_Testing_UIKit", "Sources/_Testing_UIKit", []),
    ("TransitionGenerators", "Generators", ["TransitionTrace"]),
    ("TransitionChallenges", "Sources/TransitionChallenges", ["TransitionGenerators"]),
    ("TransitionInvariants", "Sources/TransitionInvariants", ["TransitionTrace"]),
    (
      "TransitionReports", "Sources/TransitionReports",
      ["TransitionTrace", "TransitionInvariants", "TransitionGenerators"]
    ),
    (
      "TransitionDriver", "Sources/TransitionDriver",
      ["TransitionTrace", "UIKit", "TransitionGenerators", "TransitionInvariants", "TransitionReports"]
    ),
    ("TransitionSpecimens", "Sources/TransitionSpecimens", ["UIKit", "TransitionDriver"]),
    ("TransitionCheck", "Sources/TransitionCheck", ["TransitionDriver"]),
    ("transitions", "Sources/transitions", ["TransitionDriver", "TransitionSpecimens"]),
    (
      "benchmarks", "Sources/benchmarks",
      ["UIKit", "TransitionDriver", "TransitionSpecimens", "TransitionChallenges"]
    ),
  ]

  private static let testing: Set<String> = ["Testing", "XCTest"]

  /// The modules that come with the toolchain and that anybody may use.
  private static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "Glibc", "Darwin", "Musl", "Runtime",
    "Observation",
  ]

  @Test(arguments: allowed.map(\.module))
  func importsGoOneWay(module: String) throws {
    let entry = try #require(Self.allowed.first { $0.module == module })
    let mayTest = module == "TransitionCheck"
    for file in SourceTree.swiftFiles(in: entry.directory) {
      for imported in Self.imports(of: file) where !Self.toolchain.contains(imported) {
        let isAllowed = entry.imports.contains(imported) || mayTest && Self.testing.contains(imported)
        #expect(isAllowed, "\(file.path) imports \(imported)")
      }
    }
  }

  @Test func everyDirectoryIsKnown() {
    let known = Self.allowed.map { $0.directory + "/" }
    let stray = (SourceTree.swiftFiles(in: "Sources") + SourceTree.swiftFiles(in: "Generators")).filter { file in
      !known.contains { file.path.hasPrefix($0) }
    }
    #expect(stray.map(\.path) == [])
  }

  @Test func overlayIsEmpty() {
    let code = SourceTree.swiftFiles(in: "Sources/_Testing_UIKit").flatMap(\.code)
    #expect(code.allSatisfy { $0.allSatisfy(\.isWhitespace) })
  }

  @Test func manifestHasNoDependencies() {
    #expect(!SourceTree.text(of: "Package.swift").contains(".package("))
  }

  /// The modules a file imports.
  private static func imports(of file: SourceTree.File) -> [String] {
    file.code.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"), words.count > place + 1 else { return nil }
      let modifiers = words[..<place]
      let known = ["public", "package", "internal", "private", "fileprivate"]
      guard modifiers.allSatisfy({ $0.hasPrefix("@") || known.contains($0) }) else { return nil }
      // `import struct Module.Name` names its module second.
      let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
      let name = kinds.contains(words[place + 1]) && words.count > place + 2 ? words[place + 2] : words[place + 1]
      return name.split(separator: ".").first.map(String.init)
    }
  }
}
