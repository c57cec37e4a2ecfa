#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// The part of a property that a key path such as `position.x` names.
enum ValueComponent: String {
  case whole = ""
  case x, y
  case origin
  case originX = "origin.x"
  case originY = "origin.y"
  case size
  case width = "size.width"
  case height = "size.height"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case rotation
  case rotationZ = "rotation.z"
}

extension AnimationValue {
  /// One part of the value; setting a part that the value does not have changes nothing.
  subscript(_ part: ValueComponent) -> AnimationValue {
    get {
      switch self {
      case .point(let point): part == .x ? .scalar(point.x) : part == .y ? .scalar(point.y) : self
      case .rect(let rect): rect.part(part)
      case .transform(let transform) where part != .whole: Turn(transform).part(part)
      default: self
      }
    }
    set {
      switch (self, newValue) {
      case (_, _) where part == .whole: self = newValue
      case (.point(var point), .scalar(let number)):
        if part == .x { point.x = number } else if part == .y { point.y = number }
        self = .point(point)
      case (.rect(var rect), _):
        rect.set(part, newValue)
        self = .rect(rect)
      case (.transform(let transform), _):
        var turn = Turn(transform)
        turn.set(part, newValue)
        self = .transform(turn.transform)
      default: break
      }
    }
  }
}

extension CGRect {
  fileprivate func part(_ part: ValueComponent) -> AnimationValue {
    switch part {
    case .origin: .point(origin)
    case .originX, .x: .scalar(origin.x)
    case .originY, .y: .scalar(origin.y)
    case .size: .point(CGPoint(x: width, y: height))
    case .width: .scalar(width)
    case .height: .scalar(height)
    default: .rect(self)
    }
  }

  fileprivate mutating func set(_ part: ValueComponent, _ value: AnimationValue) {
    switch part {
    case .origin: origin = value.point
    case .originX, .x: origin.x = value.scalar
    case .originY, .y: origin.y = value.scalar
    case .size: size = CGSize(width: value.point.x, height: value.point.y)
    case .width: size.width = value.scalar
    case .height: size.height = value.scalar
    default: break
    }
  }
}

/// A transform as a scale, then a turn about the z axis, then a translation: what the named parts of transforms mean.
private struct Turn {
  var transform: CATransform3D

  init(_ transform: CATransform3D) { self.transform = transform }

  private var scaleX: Double { (transform.m11 * transform.m11 + transform.m12 * transform.m12).squareRoot() }
  private var scaleY: Double {
    let length = (transform.m21 * transform.m21 + transform.m22 * transform.m22).squareRoot()
    return transform.m11 * transform.m22 - transform.m12 * transform.m21 < 0 ? -length : length
  }
  private var angle: Double { atan2(transform.m12, transform.m11) }

  func part(_ part: ValueComponent) -> AnimationValue {
    switch part {
    case .translation: .point(CGPoint(x: transform.m41, y: transform.m42))
    case .translationX, .x: .scalar(transform.m41)
    case .translationY, .y: .scalar(transform.m42)
    case .scale, .scaleX: .scalar(scaleX)
    case .scaleY: .scalar(scaleY)
    case .rotation, .rotationZ: .scalar(angle)
    default: .transform(transform)
    }
  }

  mutating func set(_ part: ValueComponent, _ value: AnimationValue) {
    switch part {
    case .translation: (transform.m41, transform.m42) = (value.point.x, value.point.y)
    case .translationX: transform.m41 = value.scalar
    case .translationY: transform.m42 = value.scalar
    case .scale: compose(value.scalar, value.scalar, angle)
    case .scaleX: compose(value.scalar, scaleY, angle)
    case .scaleY: compose(scaleX, value.scalar, angle)
    case .rotation, .rotationZ: compose(scaleX, scaleY, value.scalar)
    default: break
    }
  }

  private mutating func compose(_ x: Double, _ y: Double, _ angle: Double) {
    let (cosine, sine) = angle == 0 ? (1, 0) : (cos(angle), sin(angle))
    (transform.m11, transform.m12) = (x * cosine, x * sine)
    (transform.m21, transform.m22) = (-y * sine, y * cosine)
  }
}
