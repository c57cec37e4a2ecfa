import Foundation

extension Trace {
  /// One line of a stored trace.
  private enum Line: Codable {
    case trace(version: Int, variant: UIKitVariant)
    case name(String)
    case text(String)
    case event(TraceEvent)
    case transition(TransitionRecord)
    case snapshot(TraceSnapshot)
  }

  /// The version of the format that ``jsonLines()`` writes.
  public static let formatVersion = 1

  /// The trace as JSON Lines: a line for the format, then names, texts, transitions, snapshots and events in order.
  public func jsonLines() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines: [Line] = [.trace(version: Self.formatVersion, variant: variant)]
    lines += names.dropFirst().map { .name($0) }
    lines += texts.map { .text($0) }
    lines += transitions.map { .transition($0) }
    lines += snapshots.map { .snapshot($0) }
    lines += events.map { .event($0) }
    // Encoding these plain values can't fail: they hold no floating point and no custom encoder but the variant's.
    return lines.map { String(decoding: (try? encoder.encode($0)) ?? Data(), as: UTF8.self) + "\n" }.joined()
  }

  /// Reads what ``jsonLines()`` wrote.
  ///
  /// - Throws: ``TraceFormatError`` with the number of the first line that is not right.
  public init(jsonLines text: String) throws(TraceFormatError) {
    self.init()
    let decoder = JSONDecoder()
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty { continue }
      guard let decoded = try? decoder.decode(Line.self, from: Data(line.utf8)) else {
        throw TraceFormatError(line: number, reason: "not a line of a trace")
      }
      switch decoded {
      case .trace(let version, let variant):
        guard version == Self.formatVersion else {
          throw TraceFormatError(line: number, reason: "format \(version), expected \(Self.formatVersion)")
        }
        self.variant = variant
      case .name(let name): names.append(name)
      case .text(let text): texts.append(text)
      case .event(let event): events.append(event)
      case .transition(let record): transitions.append(record)
      case .snapshot(let snapshot): snapshots.append(snapshot)
      }
    }
  }
}

/// Why a stored trace can't be read.
public struct TraceFormatError: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// What is wrong with it.
  public var reason: String

  /// One line that says where and what.
  public var description: String { "trace, line \(line): \(reason)" }
}
