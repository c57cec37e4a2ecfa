import Foundation
import TransitionTrace

/// The case in progress, in a page of memory that the system writes to a file whatever becomes of the process.
///
/// A line costs some 20 ns that way, where a call of the system for each case would halve the number of cases a second.
final class Journal {
  private let url: URL
  private let page: UnsafeMutableRawBufferPointer

  /// The case that an earlier run was in when its process ended.
  struct Entry: Hashable {
    var seed: UInt64
    var index: Int

    /// Tells on standard error which case is tried first, and how to try it alone.
    func announce(_ check: String) {
      StandardError.write(
        "\(check): the last run ended inside case \(index); trying it first "
          + "(TRANSITION_REPLAY=0x\(String(seed, radix: 16)).\(index))")
    }
  }

  /// What an earlier run left, if it did not come to its end.
  static func unfinished(at url: URL) -> Entry? {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    let fields = text.split(whereSeparator: \.isWhitespace)
    guard fields.count >= 2, let seed = UInt64(fields[0]), let index = Int(fields[1]) else { return nil }
    return Entry(seed: seed, index: index)
  }

  /// Opens the journal of a run; `nil` where the file can't be made. A check works as well without it; only a trap would
  /// go unnamed.
  init?(_ url: URL, seed: UInt64) {
    self.url = url
    let directory = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let file = open(url.path, O_RDWR | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard ftruncate(file, off_t(Self.length)) == 0,
      let start = mmap(nil, Self.length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), start != MAP_FAILED
    else { return nil }
    page = UnsafeMutableRawBufferPointer(start: start, count: Self.length)
    page.copyBytes(from: repeatElement(UInt8(ascii: " "), count: Self.length))
    write(seed, endingAt: 20)
    page[Self.length - 1] = UInt8(ascii: "\n")
  }

  deinit { munmap(page.baseAddress, page.count) }

  /// A seed, a blank, the number of a case, a line end: each right-aligned, so that one takes the other's place.
  private static let length = 34

  /// Notes the case that begins now.
  func begin(_ index: Int) { write(UInt64(index), endingAt: Self.length - 1) }

  /// The run came to its end: there is nothing to name.
  func finish() { unlink(url.path) }

  private func write(_ number: UInt64, endingAt end: Int) {
    var rest = number
    var place = end - 1
    repeat {
      page[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      place -= 1
    } while rest > 0
  }

  /// The place of a check's journal: one file a check and folder it is run in, in the system's folder for temporary files.
  /// Checks of two checkouts know nothing of each other.
  static func place(for name: String) -> URL {
    var folder = TraceDigest()
    folder.combine(FileManager.default.currentDirectoryPath)
    let safe = "\(name)-\(folder.hexadecimal.prefix(8))".map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return FileManager.default.temporaryDirectory.appendingPathComponent("TransitionCheck")
      .appendingPathComponent(String(safe) + ".journal")
  }
}
