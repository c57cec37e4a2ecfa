/// A rectangle in a trace, in whole 64ths of a point, so that rounding noise never makes two traces differ.
public struct TraceRect: Hashable, Sendable, Codable {
  /// The left edge, in 1/64 pt.
  public var x: Int32
  /// The top edge, in 1/64 pt.
  public var y: Int32
  /// The width, in 1/64 pt.
  public var width: Int32
  /// The height, in 1/64 pt.
  public var height: Int32

  /// How many units make a point.
  public static var unitsPerPoint: Double { 64 }

  /// The empty rectangle at the origin; UIKit's answer for "no frame" (contract B4).
  public static var zero: TraceRect { TraceRect(x: 0, y: 0, width: 0, height: 0) }

  /// Makes a rectangle from 64ths of a point.
  public init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from points, each rounded to the nearest 1/64 pt; what is not finite becomes 0.
  public init(points x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: Self.units(x), y: Self.units(y), width: Self.units(width), height: Self.units(height))
  }

  private static func units(_ points: Double) -> Int32 {
    let scaled = (points * unitsPerPoint).rounded()
    guard scaled.isFinite else { return 0 }
    return Int32(max(-2_000_000_000, min(2_000_000_000, scaled)))
  }

  /// Whether no area lies inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the two rectangles share any area.
  public func intersects(_ other: TraceRect) -> Bool {
    !isEmpty && !other.isEmpty && x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}

extension TraceRect: CustomStringConvertible {
  /// The rectangle in points: `(0, 44, 390, 800)`.
  public var description: String {
    let parts = [x, y, width, height].map { units -> String in
      let points = Double(units) / Self.unitsPerPoint
      return points == points.rounded() ? String(Int(points)) : String(points)
    }
    return "(\(parts.joined(separator: ", ")))"
  }
}
