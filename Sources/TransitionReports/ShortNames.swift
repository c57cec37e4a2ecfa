internal import Foundation
public import TransitionTrace

/// Names as short as they can be without being confused: `StoryViewController#2.view` becomes `story.view`.
public struct ShortNames: Sendable {
  private let short: [String]
  private let full: [String]

  /// Shortens all names of a trace.
  public init(_ trace: Trace) {
    full = trace.names
    var bases: [String] = []
    for name in trace.names {
      let base = String(name.prefix { $0 != "." })
      if !bases.contains(base) { bases.append(base) }
    }
    let shortened = bases.map(Self.shorten)
    short = trace.names.map { name in
      let base = String(name.prefix { $0 != "." })
      guard let place = bases.firstIndex(of: base) else { return name }
      let isUnique = shortened.filter { $0 == shortened[place] }.count == 1
      let number = isUnique ? "" : base.drop { $0 != "#" }.prefix { $0 == "#" || $0.isNumber }
      return shortened[place] + number + name.dropFirst(base.count)
    }
  }

  /// The short name of an object.
  public subscript(_ object: ObjectName) -> String {
    short.indices.contains(Int(object.rawValue)) ? short[Int(object.rawValue)] : "?\(object.rawValue)"
  }

  /// A text with every full name in it replaced by its short one.
  public func shorten(_ text: String) -> String {
    var text = text
    // Longer names first: one may begin with another.
    for place in full.indices.sorted(by: { (full[$0].count, $1) > (full[$1].count, $0) })
    where full[place].contains("#") {
      text = text.replacingOccurrences(of: full[place], with: short[place])
    }
    return text
  }

  private static func shorten(_ base: String) -> String {
    if base.hasSuffix(")"), let open = base.firstIndex(of: "(") {
      // What belongs to a controller is called after it: `CardPresentationController(Card#2)`.
      return "\(shorten(String(base[..<open])))(\(shorten(String(base[open...].dropFirst().dropLast()))))"
    }
    var label = String(base.prefix { $0 != "#" })
    for suffix in ["ViewController", "Controller"] where label.hasSuffix(suffix) {
      if label.count > suffix.count { label.removeLast(suffix.count) }
      break
    }
    // Not where it begins with an abbreviation: `UIButton` stays as it is.
    let startsWithWord = label.dropFirst().first?.isUppercase != true
    return startsWithWord ? label.prefix(1).lowercased() + label.dropFirst() : label
  }
}
