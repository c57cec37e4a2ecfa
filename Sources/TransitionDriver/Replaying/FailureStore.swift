public import Foundation
import Synchronization

/// A small text file beside the tests with the cases that failed: each is tried first, until it has passed.
///
/// Each line is `1 check token`; the lines are sorted, so that they merge. A line that can't be read is kept, and named
/// in one line on standard error. The file is replaced as a whole and never half-written; processes that write to one
/// directory wait for each other.
public struct FailureStore: Hashable, Sendable {
  /// The name of the file.
  public static let fileName = ".transition-failures"

  /// The file.
  public let url: URL
  /// Whether the file is left as it is, as on a server for continuous integration.
  public let isReadOnly: Bool

  /// Makes the store in a directory, which need not have the file yet.
  public init(directory: URL, isReadOnly: Bool = false) {
    url = directory.appendingPathComponent(Self.fileName)
    self.isReadOnly = isReadOnly
  }

  /// The store beside a source file, as the environment has it; `nil` where `TRANSITION_STORE` is 0 or the directory is
  /// not there. It is read only where `CI` is true or the directory can't be written to.
  public static func beside(_ file: String, environment: [String: String]) -> FailureStore? {
    guard environment["TRANSITION_STORE"] != "0" else { return nil }
    let directory = URL(fileURLWithPath: file).deletingLastPathComponent()
    guard access(directory.path, R_OK | X_OK) == 0 else { return nil }
    let isReadOnly = environment["CI"] == "true" || access(directory.path, W_OK) != 0
    return FailureStore(directory: directory, isReadOnly: isReadOnly)
  }

  /// The tokens kept for a check, in the order of the file.
  public func tokens(of check: String) -> [String] { read().lines.filter { $0.check == check }.map(\.token) }

  /// Takes in what became of a check: `failed` are the tokens to keep, `passed` those that need not be tried again.
  public func update(check: String, failed: [String], passed: [String]) {
    guard !isReadOnly, !(failed.isEmpty && passed.isEmpty) else { return }
    Self.alone.withLock { _ in
      let lock = open(url.deletingLastPathComponent().path, O_RDONLY)
      defer { if lock >= 0 { close(lock) } }
      if lock >= 0 { flock(lock, LOCK_EX) }
      // What is no Unicode could not be written back as it was.
      guard let before = Self.text(of: url) else { return }
      var text = before
      for token in passed { text.remove(FailureStoreLine(check: check, token: token)) }
      for token in failed where FailureStoreLine.isToken(token) {
        text.insert(FailureStoreLine(check: check, token: token))
      }
      if text != before { write(text) }
    }
  }

  /// Names each line that can't be read, in one line on standard error; once in a process for each.
  public func warnOfBadLines() {
    for line in read().bad {
      let message = "\(url.lastPathComponent):\(line.number): \(line.reason); the line is left as it is"
      let isNew = Self.warned.withLock { $0.insert(url.path + message).inserted }
      if isNew { StandardError.write(message) }
    }
  }

  /// Tests of one process that run beside each other write one after another.
  private static let alone = Mutex(())
  private static let warned = Mutex<Set<String>>([])

  func read() -> FailureStoreText {
    Self.text(of: url) ?? FailureStoreText(String(decoding: (try? Data(contentsOf: url)) ?? Data(), as: UTF8.self))
  }

  private static func text(of url: URL) -> FailureStoreText? {
    let data = (try? Data(contentsOf: url)) ?? Data()
    return String(validating: data, as: UTF8.self).map { FailureStoreText($0) }
  }

  private func write(_ text: FailureStoreText) {
    guard !text.isEmpty else {
      unlink(url.path)
      return
    }
    // A check works as well without its store: where the disk is full, the failure is still reported.
    try? Data(text.text.utf8).write(to: url, options: .atomic)
  }
}
