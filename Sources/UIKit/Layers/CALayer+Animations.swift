#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

extension CALayer {
  /// Adds an animation; one under the same key makes room for it (contract H2).
  public func add(_ animation: CAAnimation, forKey key: String?) {
    let simulation = Simulation.current
    // A transition always lives under the key "transition", whatever the caller says.
    let key = animation is CATransition ? "transition" : key ?? freeKey("anonymous")
    removeAnimation(forKey: key)
    let copy = animation.frozen()
    // A finger on the container does not hold what is added by hand (contract D1).
    let now = simulation.isDriven ? simulation.loop.mediaNanoseconds : localNow
    let start = copy.beginTime > 0 ? nanoseconds(copy.beginTime) : now
    let timing = copy.timing(begin: start, length: CATransaction.animationDuration())
    let running = RunningAnimation(
      layer: self, group: nil, explicit: copy, begin: start, end: timing.end, curve: timing.curve,
      runDuration: nanoseconds(timing.duration / 1e9), autoreverses: copy.autoreverses)
    running.timing = timing
    running.parts = copy.parts(on: self, key: key, length: timing.duration)
    if let delegate = copy.delegate {
      simulation.loop.schedule(after: max(0, start - now), phase: .animation) { [weak running] in
        guard let running, !running.isOver else { return }
        simulation.callApp { delegate.animationDidStart(copy) }
      }
    }
  }

  /// Takes an animation off; its completion hears `false` (contract H2).
  public func removeAnimation(forKey key: String) {
    for animation in animations where animation.has(key: key) { animation.remove(key: key) }
  }

  /// Takes all animations off; their completions hear `false` (contract H4).
  public func removeAllAnimations() {
    for animation in animations { animation.finish(.removed) }
    animations.removeAll()
  }

  /// The keys of the animations on the layer; `nil` if there are none.
  public func animationKeys() -> [String]? {
    if animations.isEmpty { return nil }
    // What the app added has one key, however many properties it moves.
    return animations.flatMap { $0.explicit == nil ? $0.parts.map(\.key) : $0.parts.prefix(1).map(\.key) }
  }

  /// The animation the app added under a key.
  public func animation(forKey key: String) -> CAAnimation? {
    guard let animation = animations.first(where: { $0.has(key: key) }) else { return nil }
    return animation.explicit ?? animation.described(forKey: key)
  }

  /// Animates a change to a layer that belongs to no view, as Core Animation does unasked. Whether views animate is no
  /// concern of it.
  func animateImplicitly(
    _ property: AnimatedProperty, from old: AnimationValue, to new: AnimationValue, in simulation: Simulation
  ) {
    guard isInWindow else { return }
    if runChosenAction(property, from: old) { return }
    let length = nanoseconds(CATransaction.animationDuration())
    guard length > 0 else { return }
    removeAnimation(forKey: property.key)
    let running = RunningAnimation(
      layer: self, group: nil, begin: localNow, end: localNow + length,
      curve: CATransaction.animationTimingFunction()?.pace ?? .standard, runDuration: length)
    running.parts = [.init(key: property.key, property: property, from: old, to: new)]
  }
}

/// Seconds in whole nanoseconds, negative ones too. Bounded, so that the sums and doubles of spans made of it stay in range;
/// the run loop's own conversion, for instants, has "never" instead.
func nanoseconds(_ seconds: Double) -> Int64 {
  guard seconds.isFinite else { return seconds > 0 ? 9_000_000_000_000_000_000 / 4 : 0 }
  return Int64((max(-2e9, min(2e9, seconds)) * 1e9).rounded())
}

extension AnimationValue {
  var scalar: Double { if case .scalar(let value) = self { value } else { 0 } }
  var point: CGPoint { if case .point(let value) = self { value } else { .zero } }
  var rect: CGRect { if case .rect(let value) = self { value } else { .zero } }
  var transform: CATransform3D { if case .transform(let value) = self { value } else { CATransform3DIdentity } }
}
