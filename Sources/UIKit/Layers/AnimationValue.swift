#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// A layer property that animates.
enum AnimatedProperty: UInt8 {
  case position, bounds, transform, opacity, backgroundColor, cornerRadius, borderWidth, shadowOpacity, zPosition
  case sublayerTransform, anchorPoint, shadowRadius
  /// A property the simulation stores but does not draw; its animation only takes time.
  case other

  /// The property a key path starts with, as Core Animation spells it.
  init(keyPath: String) {
    let head = keyPath.split(separator: ".", maxSplits: 1).first.map(String.init) ?? keyPath
    self = Self.byKey[head] ?? .other
  }

  /// The property and the part of it that a key path names.
  static func split(_ keyPath: String) -> (AnimatedProperty, ValueComponent) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (AnimatedProperty(keyPath: keyPath), .whole) }
    guard let part = ValueComponent(rawValue: String(keyPath[keyPath.index(after: dot)...])), part != .whole else {
      return (.other, .whole)
    }
    return (AnimatedProperty(keyPath: keyPath), part)
  }

  private static let byKey: [String: AnimatedProperty] = [
    "position": .position, "bounds": .bounds, "transform": .transform, "opacity": .opacity,
    "backgroundColor": .backgroundColor, "cornerRadius": .cornerRadius, "borderWidth": .borderWidth,
    "shadowOpacity": .shadowOpacity, "zPosition": .zPosition, "sublayerTransform": .sublayerTransform,
    "anchorPoint": .anchorPoint, "shadowRadius": .shadowRadius,
  ]

  /// The key under which UIKit adds an animation of the property.
  var key: String { self == .other ? "other" : "\(self)" }
}

/// A value between which animations interpolate.
enum AnimationValue {
  case scalar(Double)
  case point(CGPoint)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)

  /// Whether two values are the same, so that setting one over the other animates nothing (contract H5).
  func equals(_ other: AnimationValue) -> Bool {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.color(let a), .color(let b)): a == b
    default: false
    }
  }

  /// `self + (from - to) * weight`: what an additive animation from one value to another still holds back
  /// (contract H3). Colours show the nearer end.
  func holdingBack(from: AnimationValue, to: AnimationValue, weight: Double) -> AnimationValue {
    switch (self, from, to) {
    case (.scalar(let now), .scalar(let a), .scalar(let b)):
      return .scalar(now + (a - b) * weight)
    case (.point(let now), .point(let a), .point(let b)):
      return .point(CGPoint(x: now.x + (a.x - b.x) * weight, y: now.y + (a.y - b.y) * weight))
    case (.rect(let now), .rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: now.minX + (a.minX - b.minX) * weight, y: now.minY + (a.minY - b.minY) * weight,
          width: now.width + (a.width - b.width) * weight, height: now.height + (a.height - b.height) * weight))
    case (.transform(let now), .transform(let a), .transform(let b)):
      return .transform(now.adding(a, minus: b, weight: weight))
    case (.color, .color(let a), .color(let b)):
      return .color(weight > 0.5 ? a : b)
    default: return self
    }
  }
}

extension CATransform3D {
  /// The root of the sum of the squares of the differences of all entries.
  func distance(to other: CATransform3D) -> Double {
    var sum = 0.0
    for path in Self.entries {
      let difference = self[keyPath: path] - other[keyPath: path]
      sum += difference * difference
    }
    return sum.squareRoot()
  }

  private static var entries: [WritableKeyPath<CATransform3D, CGFloat>] {
    [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
  }

  /// Each entry moved by the difference of two transforms; exact for translations and scales about one axis each.
  fileprivate func adding(_ from: CATransform3D, minus to: CATransform3D, weight: Double) -> CATransform3D {
    var sum = self
    for path in Self.entries { sum[keyPath: path] += (from[keyPath: path] - to[keyPath: path]) * weight }
    return sum
  }
}
