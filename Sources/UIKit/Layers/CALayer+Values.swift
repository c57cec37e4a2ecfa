#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

extension CALayer {
  /// The model value of a property.
  func model(of property: AnimatedProperty) -> AnimationValue {
    switch property {
    case .position: .point(position)
    case .bounds: .rect(bounds)
    case .transform: .transform(transform)
    case .opacity: .scalar(Double(opacity))
    case .backgroundColor: .color(backgroundColor)
    case .cornerRadius: .scalar(Double(cornerRadius))
    case .borderWidth: .scalar(Double(borderWidth))
    case .shadowOpacity: .scalar(Double(shadowOpacity))
    case .shadowRadius: .scalar(Double(shadowRadius))
    case .zPosition: .scalar(Double(zPosition))
    case .sublayerTransform: .transform(sublayerTransform)
    case .anchorPoint: .point(anchorPoint)
    case .other: .scalar(0)
    }
  }

  /// Sets a property's model value.
  func set(_ property: AnimatedProperty, to value: AnimationValue) {
    switch (property, value) {
    case (.position, .point(let point)): position = point
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.bounds, .rect(let rect)): bounds = rect
    case (.transform, .transform(let transform)): self.transform = transform
    case (.sublayerTransform, .transform(let transform)): sublayerTransform = transform
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.opacity, .scalar(let number)): opacity = Float(number)
    case (.cornerRadius, .scalar(let number)): cornerRadius = CGFloat(number)
    case (.borderWidth, .scalar(let number)): borderWidth = CGFloat(number)
    case (.shadowOpacity, .scalar(let number)): shadowOpacity = Float(number)
    case (.shadowRadius, .scalar(let number)): shadowRadius = CGFloat(number)
    case (.zPosition, .scalar(let number)): zPosition = CGFloat(number)
    default: break
    }
  }
}
