#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

extension CALayer {
  /// The layer as it shows on screen now, in a tree of such copies; `nil` while it is in no window.
  ///
  /// Each call makes a copy, and the tree around one is made where it is asked for.
  public func presentation() -> Self? {
    if isPresentation { return self }
    return isInWindow ? copyForPresentation() : nil
  }

  /// The layer that this one shows, if it is a copy for presentation, or else itself.
  public func model() -> Self { shownLayer as? Self ?? self }

  /// A copy that has what shows.
  func copyForPresentation() -> Self {
    let copy = type(of: self).init(layer: self)
    copy.show(self)
    if animations.isEmpty { return copy }
    copy._position = presented(.position, .point(_position)).point
    copy._bounds = presented(.bounds, .rect(_bounds)).rect
    copy._anchorPoint = presented(.anchorPoint, .point(_anchorPoint)).point
    copy.showTransform(presented(.transform, .transform(_transform)).transform)
    copy._opacity = Float(presented(.opacity, .scalar(Double(_opacity))).scalar)
    if case .color(let color) = presented(.backgroundColor, .color(_backgroundColor)) { copy._backgroundColor = color }
    showRare(in: copy)
    return copy
  }

  /// Shows the rare properties that are animated.
  private func showRare(in copy: CALayer) {
    guard animations.contains(where: { $0.parts.contains { $0.property.isRare } }) else { return }
    copy.separateExtras()
    let shown = copy.extras
    shown.cornerRadius = presented(.cornerRadius, .scalar(cornerRadius)).scalar
    shown.borderWidth = presented(.borderWidth, .scalar(borderWidth)).scalar
    shown.shadowOpacity = Float(presented(.shadowOpacity, .scalar(Double(shadowOpacity))).scalar)
    shown.shadowRadius = presented(.shadowRadius, .scalar(shadowRadius)).scalar
    shown.zPosition = presented(.zPosition, .scalar(zPosition)).scalar
    shown.sublayerTransform = presented(.sublayerTransform, .transform(sublayerTransform)).transform
  }

  /// A property's value on screen: the model plus what the animations still hold back (contract H1, H3).
  func presented(_ property: AnimatedProperty, _ model: AnimationValue) -> AnimationValue {
    if animations.isEmpty { return model }
    let now = localNow
    var value = model
    for animation in animations {
      for part in animation.parts where part.property == property {
        if let script = part.script {
          if let moment = animation.moment(atLocal: now) { value = script.shown(over: value, at: moment) }
        } else if animation.explicit == nil {
          value = value.holdingBack(from: part.from, to: part.to, weight: animation.remaining(atLocal: now))
        }
      }
    }
    return value
  }
}

extension AnimatedProperty {
  /// Whether few layers ever set the property.
  fileprivate var isRare: Bool {
    switch self {
    case .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .zPosition, .sublayerTransform: true
    default: false
    }
  }
}
