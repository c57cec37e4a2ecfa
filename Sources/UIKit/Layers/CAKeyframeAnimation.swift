#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// An animation from value to value.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values on the way.
  open var values: [Any]?
  /// A way for a point, instead of values: it passes the ends of the path's pieces.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1; evenly spaced if there are none.
  open var keyTimes: [NSNumber]?
  /// The pace between each two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the way leads from value to value.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight a cubic way is at each value.
  open var tensionValues: [NSNumber]?
  /// How smooth a cubic way is at each value.
  open var continuityValues: [NSNumber]?
  /// Where a cubic way leans at each value.
  open var biasValues: [NSNumber]?
  /// Whether what follows a path turns with it. Stored only.
  open var rotationMode: CAAnimationRotationMode?

  override func fresh() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
    (copy.values, copy.path, copy.keyTimes, copy.timingFunctions) = (values, path, keyTimes, timingFunctions)
    (copy.calculationMode, copy.rotationMode) = (calculationMode, rotationMode)
    (copy.tensionValues, copy.continuityValues, copy.biasValues) = (tensionValues, continuityValues, biasValues)
    return copy
  }

  override func parts(on layer: CALayer, key: String, length: Double) -> [RunningAnimation.Part] {
    let (property, component) = AnimatedProperty.split(keyPath ?? "")
    guard let track = track(property) else { return super.parts(on: layer, key: key, length: length) }
    let script = AnimationScript(
      content: .track(track), component: component, isAdditive: isAdditive, isCumulative: isCumulative)
    return [.init(key: key, property: property, from: .scalar(0), to: .scalar(1), script: script)]
  }

  /// Values and times as one track; `nil` if there is nothing to show.
  private func track(_ property: AnimatedProperty) -> KeyframeTrack? {
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    var points: [AnimationValue]
    var controls: [[CGPoint]] = []
    if let path {
      let way = path.way(flattened: isPaced)
      points = way.ends.map { .point($0) }
      controls = way.controls
    } else {
      points = (values ?? []).compactMap { AnimationValue(property, $0) }
    }
    guard !points.isEmpty, path != nil || points.count == values?.count else { return nil }
    let isDiscrete = calculationMode == .discrete
    let isCubic = calculationMode == .cubic || calculationMode == .cubicPaced
    var times = isDiscrete ? KeyframeTrack.even(points.count + 1).dropLast() : KeyframeTrack.even(points.count)
    if isPaced {
      times = KeyframeTrack.paced(points)
    } else if let keyTimes, keyTimes.count >= points.count {
      times = keyTimes.prefix(points.count).map(\.doubleValue)
    }
    func number(_ list: [NSNumber]?, _ index: Int) -> Double {
      list.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
    }
    let bends = points.indices.map { index in
      KeyframeTrack.Bend(
        tension: number(tensionValues, index), continuity: number(continuityValues, index),
        bias: number(biasValues, index))
    }
    return KeyframeTrack(
      values: points, times: times, mode: isDiscrete ? .discrete : isCubic ? .cubic : .linear,
      curves: isPaced ? [] : timingFunctions?.map(\.pace) ?? [], controls: controls, bends: isCubic ? bends : [])
  }
}

/// How a keyframe animation gets from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a straight line, in the time given.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// By leaps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In a straight line, at an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In a smooth curve, in the time given.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// In a smooth curve, at an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what follows a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It turns with the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It turns with the path, the other way round.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
