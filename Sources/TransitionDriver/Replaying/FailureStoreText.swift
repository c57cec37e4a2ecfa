/// The text of a failure store, read: its entries, and the lines that are none.
struct FailureStoreText: Hashable {
  /// The entries, none twice.
  private(set) var lines: [FailureStoreLine] = []
  /// Lines that can't be read, with their numbers from 1 and what is wrong with them; comments are not among them.
  private(set) var bad: [BadLine] = []
  private var comments: [String] = []

  /// A line that is no entry.
  struct BadLine: Hashable {
    var number: Int
    var text: String
    var reason: String
  }

  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      guard !line.hasPrefix("#") else {
        comments.append(String(line))
        continue
      }
      do throws(CallError) {
        insert(try FailureStoreLine(line))
      } catch {
        bad.append(BadLine(number: index + 1, text: String(line), reason: error.description))
      }
    }
  }

  mutating func insert(_ line: FailureStoreLine) {
    if !lines.contains(line) { lines.append(line) }
  }

  mutating func remove(_ line: FailureStoreLine) { lines.removeAll { $0 == line } }

  /// The text: comments first, then the entries in the order of their text, then the lines that can't be read. Two
  /// branches that each add an entry merge into one without a conflict more often than not.
  var text: String {
    let entries = lines.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return (comments + entries + bad.map(\.text)).map { $0 + "\n" }.joined()
  }

  /// Whether the text says nothing at all.
  var isEmpty: Bool { lines.isEmpty && bad.isEmpty && comments.isEmpty }
}
