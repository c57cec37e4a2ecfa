import Foundation

/// The case in progress, in a page of memory that the system writes to a file whatever becomes of the process.
///
/// A line costs some 20 ns that way, where a call of the system for each case would halve the number of cases a second.
final class CaseJournal {
  private let url: URL
  private let page: UnsafeMutableRawBufferPointer

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

  /// A seed, a blank, the number of a case, a line end: each right-aligned, as ``Journal`` writes it.
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
}
