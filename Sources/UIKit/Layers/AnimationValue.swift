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
  /// Each entry moved by the difference of two transforms; exact for translations and scales about one axis each.
  fileprivate func adding(_ from: CATransform3D, minus to: CATransform3D, weight: Double) -> CATransform3D {
    var sum = self
    let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    for path in paths { sum[keyPath: path] += (from[keyPath: path] - to[keyPath: path]) * weight }
    return sum
  }
}
