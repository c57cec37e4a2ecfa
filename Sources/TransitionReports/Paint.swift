/// Colours for terminals; without them every text stays as it is.
struct Paint {
  enum Colour: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case bold = "1"
    case dim = "2"
  }

  let isOn: Bool

  func callAsFunction(_ colour: Colour, _ text: String) -> String {
    isOn ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text in a column: cut with an ellipsis, or filled up with spaces.
  func padded(to width: Int) -> String {
    count > width ? clipped(to: width) : self + String(repeating: " ", count: width - count)
  }

  /// The text, cut with an ellipsis where it is too long.
  func clipped(to width: Int) -> String {
    count > width ? String(prefix(max(width - 1, 0))) + "…" : self
  }

  /// The text in lines of a width, broken at spaces; what does not fit into `limit` lines is cut.
  func wrapped(to width: Int, limit: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else if lines.count == limit {
        lines[limit - 1] = "\(lines[limit - 1]) …".clipped(to: width)
        return lines
      } else {
        lines.append(String(word).clipped(to: width))
      }
    }
    return lines
  }
}
