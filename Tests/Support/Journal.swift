import Foundation

/// What the app's objects heard, in order, as recordings of real UIKit are commonly written: `B.vDL, A.vWD, B.vWA`.
@MainActor
package final class Journal {
  /// What kind of thing a line tells of, so that a test reads only what it is about.
  package enum Kind: Sendable {
    case loading, appearance, isAppearing, layout, containment, question, animator, hook, closure, environment
  }

  private var lines: [(kind: Kind, text: String)] = []

  package init() {}

  /// Writes a line down; without a kind, one of the test's own.
  package func note(_ text: String, _ kind: Kind = .closure) { lines.append((kind, text)) }

  /// What most public recordings log: `viewDidLoad`, the four appearance callbacks, and closures.
  package static let usual: [Kind] = [.loading, .appearance, .closure]

  /// What was written since the last time, of the kinds asked for; the rest is forgotten.
  package func take(_ kinds: [Kind] = usual) -> String {
    defer { lines = [] }
    return lines.filter { kinds.contains($0.kind) }.map(\.text).joined(separator: ", ")
  }
}

extension String {
  /// Whether a journal has these lines in this order, whatever else is between them.
  package func has(_ lines: String...) -> Bool {
    var rest = lines[...]
    for line in components(separatedBy: ", ") where line == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
