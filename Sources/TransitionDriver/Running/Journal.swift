import Foundation

/// A file with the case in progress, so that a run that ends in a trap names the case that trapped.
struct Journal {
  private let url: URL
  private let handle: FileHandle?

  /// The case that an earlier run was in when its process ended.
  struct Entry: Hashable {
    var seed: UInt64
    var index: Int
  }

  /// Opens the journal for a run.
  init(_ url: URL) {
    self.url = url
    let files = FileManager.default
    try? files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    if !files.fileExists(atPath: url.path) { _ = files.createFile(atPath: url.path, contents: nil) }
    // Without a journal a check works as well; only a trap would go unnamed.
    handle = try? FileHandle(forUpdating: url)
  }

  /// What an earlier run left, if it did not come to its end.
  static func unfinished(at url: URL) -> Entry? {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    let fields = text.split(whereSeparator: \.isWhitespace)
    guard fields.count >= 2, let seed = UInt64(fields[0]), let index = Int(fields[1]) else { return nil }
    return Entry(seed: seed, index: index)
  }

  /// Notes the case that begins now; each line has the same length and takes the last one's place.
  func begin(_ entry: Entry) {
    guard let handle else { return }
    let seed = String(entry.seed)
    let index = String(entry.index)
    let pad = { (text: String, width: Int) in String(repeating: " ", count: max(0, width - text.count)) + text }
    try? handle.seek(toOffset: 0)
    try? handle.write(contentsOf: Data("\(pad(seed, 20)) \(pad(index, 12))\n".utf8))
  }

  /// The run came to its end: there is nothing to name.
  func finish() {
    try? handle?.close()
    try? FileManager.default.removeItem(at: url)
  }

  /// The place of a check's journal: one file a check, in the system's folder for temporary files.
  static func place(for name: String) -> URL {
    let safe = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return FileManager.default.temporaryDirectory.appendingPathComponent("TransitionCheck")
      .appendingPathComponent(String(safe) + ".journal")
  }
}
