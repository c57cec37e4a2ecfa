#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// The layer properties that few layers set.
@MainActor
final class RareProperties {
  var sublayerTransform = CATransform3DIdentity
  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var shadowColor: CGColor?
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var mask: CALayer?
  var contents: Any?
  var contentsScale: CGFloat = 1
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var isDoubleSided = true
  var allowsEdgeAntialiasing = false
  var values: [String: Any] = [:]
  var duration: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var needsDisplay = false
  var actions: [String: any CAAction]?

  init() {}

  /// The same values in an object of its own, for a copy to show others in.
  func copy() -> RareProperties {
    let copy = RareProperties()
    (copy.sublayerTransform, copy.zPosition, copy.anchorPointZ) = (sublayerTransform, zPosition, anchorPointZ)
    (copy.cornerRadius, copy.maskedCorners, copy.cornerCurve) = (cornerRadius, maskedCorners, cornerCurve)
    (copy.borderWidth, copy.borderColor) = (borderWidth, borderColor)
    (copy.shadowColor, copy.shadowOpacity, copy.shadowOffset) = (shadowColor, shadowOpacity, shadowOffset)
    (copy.shadowRadius, copy.shadowPath, copy.mask) = (shadowRadius, shadowPath, mask)
    (copy.contents, copy.contentsScale) = (contents, contentsScale)
    (copy.shouldRasterize, copy.rasterizationScale) = (shouldRasterize, rasterizationScale)
    (copy.isDoubleSided, copy.allowsEdgeAntialiasing, copy.values) = (isDoubleSided, allowsEdgeAntialiasing, values)
    (copy.duration, copy.repeatCount, copy.repeatDuration) = (duration, repeatCount, repeatDuration)
    (copy.autoreverses, copy.fillMode) = (autoreverses, fillMode)
    return copy
  }
}

extension CALayer {
  private func set<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<RareProperties, Value>, _ value: Value, _ property: AnimatedProperty,
    _ wrap: (Value) -> AnimationValue
  ) {
    let old = extras[keyPath: path]
    extras[keyPath: path] = value
    if old != value { changed(property, from: wrap(old), to: wrap(value)) }
  }

  /// Sets a property whose way nobody can see: its animation only takes time.
  private func setUndrawn<Value: Equatable>(_ path: ReferenceWritableKeyPath<RareProperties, Value>, _ value: Value) {
    if extras[keyPath: path] == value { return }
    extras[keyPath: path] = value
    changed(.other, from: .scalar(0), to: .scalar(1))
  }

  /// The transform of the sublayers.
  public var sublayerTransform: CATransform3D {
    get { extrasIfAny?.sublayerTransform ?? CATransform3DIdentity }
    set {
      let old = sublayerTransform
      extras.sublayerTransform = newValue
      if !CATransform3DEqualToTransform(old, newValue) {
        changed(.sublayerTransform, from: .transform(old), to: .transform(newValue))
      }
    }
  }
  /// The height above the superlayer's plane.
  public var zPosition: CGFloat {
    get { extrasIfAny?.zPosition ?? 0 }
    set { set(\.zPosition, newValue, .zPosition) { .scalar(Double($0)) } }
  }
  /// The height of the anchor point.
  public var anchorPointZ: CGFloat {
    get { extrasIfAny?.anchorPointZ ?? 0 }
    set { extras.anchorPointZ = newValue }
  }
  /// The radius of the rounded corners.
  public var cornerRadius: CGFloat {
    get { extrasIfAny?.cornerRadius ?? 0 }
    set { set(\.cornerRadius, newValue, .cornerRadius) { .scalar(Double($0)) } }
  }
  /// Which corners are rounded.
  public var maskedCorners: CACornerMask {
    get { extras.maskedCorners }
    set { extras.maskedCorners = newValue }
  }
  /// The shape of rounded corners.
  public var cornerCurve: CALayerCornerCurve {
    get { extras.cornerCurve }
    set { extras.cornerCurve = newValue }
  }
  /// The width of the border.
  public var borderWidth: CGFloat {
    get { extrasIfAny?.borderWidth ?? 0 }
    set { set(\.borderWidth, newValue, .borderWidth) { .scalar(Double($0)) } }
  }
  /// The colour of the border.
  public var borderColor: CGColor? {
    get { extrasIfAny?.borderColor }
    set { setUndrawn(\.borderColor, newValue) }
  }
  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { extrasIfAny?.shadowColor }
    set { setUndrawn(\.shadowColor, newValue) }
  }
  /// How opaque the shadow is.
  public var shadowOpacity: Float {
    get { extrasIfAny?.shadowOpacity ?? 0 }
    set { set(\.shadowOpacity, newValue, .shadowOpacity) { .scalar(Double($0)) } }
  }
  /// Where the shadow falls.
  public var shadowOffset: CGSize {
    get { extras.shadowOffset }
    set { setUndrawn(\.shadowOffset, newValue) }
  }
  /// How soft the shadow is.
  public var shadowRadius: CGFloat {
    get { extrasIfAny?.shadowRadius ?? 3 }
    set { set(\.shadowRadius, newValue, .shadowRadius) { .scalar(Double($0)) } }
  }
  /// The outline of the shadow.
  public var shadowPath: CGPath? {
    get { extrasIfAny?.shadowPath }
    set { extras.shadowPath = newValue }
  }
  /// The layer whose alpha cuts this one out.
  public var mask: CALayer? {
    get { isPresentation ? extrasIfAny?.mask?.copyForPresentation() : extrasIfAny?.mask }
    set { extras.mask = newValue }
  }
  /// What the layer shows.
  public var contents: Any? {
    get { extrasIfAny?.contents }
    set { extras.contents = newValue }
  }
  /// Pixels a point in the contents.
  public var contentsScale: CGFloat {
    get { extrasIfAny?.contentsScale ?? 1 }
    set { extras.contentsScale = newValue }
  }
  /// Whether the layer is drawn once and kept.
  public var shouldRasterize: Bool {
    get { extrasIfAny?.shouldRasterize ?? false }
    set { extras.shouldRasterize = newValue }
  }
  /// Pixels a point when kept.
  public var rasterizationScale: CGFloat {
    get { extrasIfAny?.rasterizationScale ?? 1 }
    set { extras.rasterizationScale = newValue }
  }
  /// Whether the back is drawn too.
  public var isDoubleSided: Bool {
    get { extrasIfAny?.isDoubleSided ?? true }
    set { extras.isDoubleSided = newValue }
  }
  /// Whether edges are smoothed.
  public var allowsEdgeAntialiasing: Bool {
    get { extrasIfAny?.allowsEdgeAntialiasing ?? false }
    set { extras.allowsEdgeAntialiasing = newValue }
  }
  /// Asks for the contents to be drawn again.
  public func setNeedsDisplay() { extras.needsDisplay = true }
  /// Asks for another layout pass of the view.
  public func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out now.
  public func layoutIfNeeded() { view?.layoutIfNeeded() }
}
