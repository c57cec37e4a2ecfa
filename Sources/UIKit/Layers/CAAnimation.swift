#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// An animation that code adds to a layer.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Who hears of its start and end; kept alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it leaves its layer when it ends.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Keeps a value under a key of the app's own.
  open func keep(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value kept under a key.
  open func kept(forKey key: String) -> Any? { values[key] }

  #if !canImport(ObjectiveC)
    /// Keeps a value under a key of the app's own, such as a name to tell animations by.
    open func setValue(_ value: Any?, forKey key: String) { keep(value, forKey: key) }
    /// A value kept under a key.
    open func value(forKey key: String) -> Any? { kept(forKey: key) }
  #endif

  /// A copy that later changes to the original don't reach; the layer keeps that one.
  func frozen() -> CAAnimation {
    let copy = fresh()
    (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
    (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
    (copy.fillMode, copy.timingFunction, copy.delegate) = (fillMode, timingFunction, delegate)
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.values = values
    return copy
  }

  /// A new animation of the same class with the class's own properties.
  func fresh() -> CAAnimation { CAAnimation() }

  /// What it does to a layer in one run, whose length is in nanoseconds.
  func parts(on layer: CALayer, key: String, length: Double) -> [RunningAnimation.Part] {
    [.init(key: key, property: .other, from: .scalar(0), to: .scalar(1))]
  }

  /// The pace of one run, whose length is in seconds; Core Animation runs explicit animations evenly unless told otherwise.
  func curve(length: Double) -> TimingCurve { timingFunction?.pace ?? .linear }
}

/// Who hears of an animation's start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation began.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended, or was taken off its layer (`flag` false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property, as a key path.
  open var keyPath: String?
  /// Whether its values are added to what is there.
  open var isAdditive = false
  /// Whether repetitions go on from where the last one ended.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value it starts from; the one on screen if none is given.
  open var fromValue: Any?
  /// The value it goes to; the model's if none is given.
  open var toValue: Any?
  /// How far it goes, where one of the other two is missing.
  open var byValue: Any?

  /// The value it starts from where the engine knows it and the app said none.
  private var start: AnimationValue?

  /// Starts from a value, if no other was given.
  func startIfNone(at value: AnimationValue, of property: AnimatedProperty) {
    if fromValue == nil, toValue == nil, byValue == nil { start = value }
  }

  override func fresh() -> CAAnimation {
    let copy = CABasicAnimation()
    copyValues(to: copy)
    return copy
  }

  /// Gives another animation this one's property and values.
  func copyValues(to copy: CABasicAnimation) {
    (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
    (copy.fromValue, copy.toValue, copy.byValue, copy.start) = (fromValue, toValue, byValue, start)
  }

  override func parts(on layer: CALayer, key: String, length: Double) -> [RunningAnimation.Part] {
    let (property, component) = AnimatedProperty.split(keyPath ?? "")
    let script = AnimationScript(
      content: .basic(
        from: AnimationValue(property, fromValue) ?? start, to: AnimationValue(property, toValue),
        by: AnimationValue(property, byValue)),
      component: component, isAdditive: isAdditive, isCumulative: isCumulative)
    return [.init(key: key, property: property, from: .scalar(0), to: .scalar(1), script: script)]
  }
}

/// A change of a layer's whole contents: a fade, a push, a reveal (contract H12).
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of change.
  open var type = CATransitionType.fade
  /// The side it comes from.
  open var subtype: CATransitionSubtype?
  /// Where it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where it ends, from 0 to 1.
  open var endProgress: Float = 1

  override func fresh() -> CAAnimation {
    let copy = CATransition()
    (copy.type, copy.subtype, copy.startProgress, copy.endProgress) = (type, subtype, startProgress, endProgress)
    return copy
  }
}

extension AnimationValue {
  /// Reads what the app put into `fromValue` or `toValue`.
  @MainActor
  init?(_ property: AnimatedProperty, _ value: Any?) {
    guard let value else { return nil }
    switch value {
    case let point as CGPoint: self = .point(point)
    case let rect as CGRect: self = .rect(rect)
    case let size as CGSize: self = .point(CGPoint(x: size.width, y: size.height))
    case let transform as CATransform3D: self = .transform(transform)
    case let color as CGColor where property == .backgroundColor: self = .color(color)
    case let color as UIColor: self = .color(color.cgColor)
    case let number as NSNumber: self = .scalar(number.doubleValue)
    case let value as NSValue:
      #if canImport(ObjectiveC)
        return nil
      #else
        guard let geometry = value.geometry else { return nil }
        self = geometry
      #endif
    case let number as Double: self = .scalar(number)
    case let number as Float: self = .scalar(Double(number))
    case let number as CGFloat: self = .scalar(Double(number))
    case let number as Int: self = .scalar(Double(number))
    default: return nil
    }
  }
}

extension CAMediaTimingFunction {
  /// The function as a pace.
  var pace: TimingCurve { .cubic(curve) }
}
