import Foundation

/// The package's own files.
enum SourceTree {
  /// The directory of the package's manifest.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A Swift file: its path from the root, and its lines.
  struct File: Sendable {
    let path: String
    let lines: [String]

    /// The text of the lines up to where a comment begins, so that rules look at code only.
    var code: [String] { lines.map { $0.components(separatedBy: "//")[0] } }
  }

  /// Every Swift file under a directory, in the order of their paths.
  static func swiftFiles(in directory: String) -> [File] {
    let base = root.appending(path: directory)
    let all = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return all.filter { $0.pathExtension == "swift" }
      .map { String($0.path.dropFirst(root.path.count + 1)) }
      .sorted()
      .map { File(path: $0, lines: text(of: $0).components(separatedBy: "\n")) }
  }

  /// Every Swift file of ours.
  static let swiftFiles = ["Sources", "Generators", "Tests"].flatMap { swiftFiles(in: $0) }

  /// The text of a file.
  static func text(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }
}
