#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// Values on the way, and when each is reached.
struct KeyframeTrack {
  /// How the way leads from value to value.
  enum Mode { case linear, discrete, cubic }
  /// How a cubic way bends at a value.
  struct Bend {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0
  }

  let values: [AnimationValue]
  /// When each value is reached, from 0 to 1, in order.
  let times: [Double]
  var mode = Mode.linear
  /// The pace between two values; linear where there is none.
  var curves: [TimingCurve] = []
  /// The points that bend the way from each value to the next, where it is a path.
  var controls: [[CGPoint]] = []
  var bends: [Bend] = []

  /// The value at a fraction of the time.
  func value(at fraction: Double) -> AnimationValue {
    if mode == .discrete { return values[times.lastIndex { $0 <= fraction } ?? 0] }
    guard let next = times.firstIndex(where: { $0 > fraction }) else { return values[values.count - 1] }
    if next == 0 { return values[0] }
    let first = next - 1
    var part = (fraction - times[first]) / (times[next] - times[first])
    if curves.indices.contains(first) { part = curves[first].progress(at: part) }
    if mode == .cubic { return cubic(first, part) }
    if controls.indices.contains(first), !controls[first].isEmpty { return bent(first, part) }
    return values[first].moved(to: values[next], by: part)
  }

  /// A point of a curve, by halving the lines between its points again and again.
  private func bent(_ first: Int, _ part: Double) -> AnimationValue {
    var points = [values[first].point] + controls[first] + [values[first + 1].point]
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { a, b in
        CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      }
    }
    return .point(points[0])
  }

  /// A Kochanek-Bartels spline: smooth at each value, unless it bends otherwise.
  private func cubic(_ first: Int, _ t: Double) -> AnimationValue {
    let last = values.count - 1
    let (before, from, to, after) =
      (values[max(0, first - 1)], values[first], values[first + 1], values[min(last, first + 2)])
    let start = bends.indices.contains(first) ? bends[first] : Bend()
    let end = bends.indices.contains(first + 1) ? bends[first + 1] : Bend()
    let (t2, t3) = (t * t, t * t * t)
    let (leaving, arriving) = (t3 - 2 * t2 + t, t3 - t2)
    let s = (1 - start.tension) / 2
    let e = (1 - end.tension) / 2
    return from.adding(from, to, -2 * t3 + 3 * t2)
      .adding(before, from, leaving * s * (1 + start.bias) * (1 + start.continuity))
      .adding(from, to, leaving * s * (1 - start.bias) * (1 - start.continuity))
      .adding(from, to, arriving * e * (1 + end.bias) * (1 - end.continuity))
      .adding(to, after, arriving * e * (1 - end.bias) * (1 + end.continuity))
  }

  /// Times at which values are reached at an even speed.
  static func paced(_ values: [AnimationValue]) -> [Double] {
    var way = [0.0]
    for (a, b) in zip(values, values.dropFirst()) { way.append(way[way.count - 1] + a.distance(to: b)) }
    let whole = way[way.count - 1]
    return whole > 0 ? way.map { $0 / whole } : even(values.count)
  }

  /// Times with the same span between each two.
  static func even(_ count: Int) -> [Double] {
    (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }
}

extension AnimationValue {
  /// A part of the way to another value.
  func moved(to other: AnimationValue, by part: Double) -> AnimationValue {
    other.holdingBack(from: self, to: other, weight: 1 - part)
  }

  /// Moved by a multiple of the way from one value to another.
  func adding(_ from: AnimationValue, _ to: AnimationValue, _ factor: Double) -> AnimationValue {
    holdingBack(from: to, to: from, weight: factor)
  }

  /// How far it is to another value.
  func distance(to other: AnimationValue) -> Double {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): return abs(a - b)
    case (.point(let a), .point(let b)):
      return ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    case (.rect(let a), .rect(let b)):
      let (x, y, width, height) = (a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height)
      return (x * x + y * y + width * width + height * height).squareRoot()
    case (.transform(let a), .transform(let b)): return a.distance(to: b)
    default: return equals(other) ? 0 : 1
    }
  }

  /// Nothing of the same kind: what an additive animation without a value adds.
  var zero: AnimationValue { adding(self, zeroOfKind, 1) }

  private var zeroOfKind: AnimationValue {
    switch self {
    case .scalar: .scalar(0)
    case .point: .point(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3D())
    case .color: .color(nil)
    }
  }
}
