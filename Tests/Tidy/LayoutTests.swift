import Foundation
import Testing

/// The shape of the tree and of the files in it.
@Suite struct LayoutTests {
  /// What lies at the top; the second half is what tools leave there.
  private static let top: Set<String> = [
    "Package.swift", "Sources", "Tests", "Generators", "CONTRIBUTING.md", "README.md", ".ci", ".swift-format",
    ".gitignore",
    ".git", ".build", ".swiftpm", ".vscode", ".idea", ".DS_Store", "DerivedData",
  ]

  @Test func topLevel() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.path)
    let stray = found.filter { !Self.top.contains($0) && !$0.hasSuffix(".xcodeproj") }
    #expect(stray.sorted() == [])
    #expect(found.contains("Package.swift") && found.contains("Generators"))
  }

  @Test func filesAreShort() {
    let long = SourceTree.swiftFiles.filter { $0.lines.count > 401 }.map(\.path)
    #expect(long == [])
  }

  @Test func functionsAreShort() {
    let long = SourceTree.swiftFiles.flatMap { file in
      Functions.lengths(in: file.code).filter { $0.lines >= 70 }.map { "\(file.path):\($0.start) \($0.lines) lines" }
    }
    #expect(long == [])
  }

  @Test func functionLengthsAreMeasured() {
    let code = """
      struct S {
        func short() -> Int { 1 }
        func long(
          _ x: Int
        ) -> Int {
          if x > 1 {
            return 2
          }
          return 1
        }
        init() {
        }
      }
      protocol P {
        func declared()
        var read: Int { get }
      }
      """
    let lengths = Functions.lengths(in: code.components(separatedBy: "\n"))
    #expect(lengths.map(\.start) == [2, 3, 11])
    #expect(lengths.map(\.lines) == [1, 8, 2])
  }

  @Test func nothingIsLeftToDo() {
    // Spelt apart, so that this file is clean itself.
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]
    let marked = SourceTree.swiftFiles.filter { file in
      file.lines.contains { line in words.contains { line.contains($0) } }
    }
    #expect(marked.map(\.path) == [])
  }
}

/// Finds functions by their braces.
enum Functions {
  /// A function: the number of its first line and how many lines it has.
  struct Length {
    let start: Int
    let lines: Int
  }

  /// The functions and initialisers in lines of code without comments.
  static func lengths(in code: [String]) -> [Length] {
    code.indices.compactMap { index in
      isDeclaration(code[index])
        ? end(of: index, in: code).map { Length(start: index + 1, lines: $0 - index + 1) } : nil
    }
  }

  private static func isDeclaration(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    return words.contains("func")
      || words.contains { $0.hasPrefix("init(") || $0.hasPrefix("init?(") || $0 == "deinit" }
        && words.allSatisfy { !$0.contains(".init(") && !$0.hasPrefix("self.") && !$0.hasPrefix("super.") }
  }

  /// The line on which the body closes; `nil` where there is no body before the next line at the same depth.
  private static func end(of start: Int, in code: [String]) -> Int? {
    let indent = code[start].prefix { $0 == " " }.count
    var depth = 0
    var hasOpened = false
    for index in start..<code.count {
      let line = code[index]
      let isContinuation =
        index == start || line.allSatisfy { $0 == " " }
        || line.prefix { $0 == " " }.count > indent || [")", "{", "-", "w"].contains(line.drop { $0 == " " }.prefix(1))
      if !hasOpened, !isContinuation { return nil }
      for character in withoutStrings(line) {
        if character == "{" { (depth, hasOpened) = (depth + 1, true) }
        if character == "}" { depth -= 1 }
      }
      if hasOpened, depth <= 0 { return index }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// A line without what stands between quotes.
  private static func withoutStrings(_ line: String) -> String {
    line.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
  }
}
