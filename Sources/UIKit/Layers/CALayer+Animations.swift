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
    let key = animation is CATransition ? "transition" : key ?? "anonymous-\(animations.count)"
    removeAnimation(forKey: key)
    let copy = animation.frozen()
    let length = copy.duration > 0 ? copy.duration : CATransaction.animationDuration()
    let speed = copy.speed == 0 ? 1 : Double(copy.speed)
    let run = nanoseconds(length / speed)
    // A finger on the container does not hold what is added by hand (contract D1).
    let now = simulation.isDriven ? simulation.loop.mediaNanoseconds : localNow
    let start = copy.beginTime > 0 ? max(nanoseconds(copy.beginTime), now) : now
    let cycle = copy.autoreverses ? 2 * run : run
    var end: Int64? = start + cycle
    if copy.repeatDuration > 0 {
      end = copy.repeatDuration.isFinite && copy.repeatDuration < 1e9 ? start + nanoseconds(copy.repeatDuration) : nil
    } else if copy.repeatCount > 0 {
      let forever = !copy.repeatCount.isFinite || copy.repeatCount >= 1e9
      end = forever ? nil : start + nanoseconds(Double(cycle) / 1e9 * Double(copy.repeatCount))
    }
    let running = RunningAnimation(
      layer: self, group: nil, explicit: copy, begin: start, end: end, curve: copy.curve, runDuration: run,
      autoreverses: copy.autoreverses)
    running.parts = [copy.part(on: self, key: key)]
    if let delegate = copy.delegate {
      simulation.loop.schedule(after: max(0, start - now), phase: .animation) { [weak running] in
        guard let running, !running.isOver else { return }
        simulation.callApp { delegate.animationDidStart(copy) }
      }
    }
  }

  /// Takes an animation off; its completion hears `false` (contract H2).
  public func removeAnimation(forKey key: String) {
    for animation in animations where animation.parts.contains(where: { $0.key == key }) { animation.remove(key: key) }
  }

  /// Takes all animations off; their completions hear `false` (contract H4).
  public func removeAllAnimations() {
    for animation in animations { animation.finish(.removed) }
    animations.removeAll()
  }

  /// The keys of the animations on the layer; `nil` if there are none.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.flatMap { $0.parts.map(\.key) }
  }

  /// The animation the app added under a key.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.parts.contains { $0.key == key } }.map { $0.explicit ?? CABasicAnimation(keyPath: key) }
  }

  /// The layer as it shows on screen now; `nil` while it is in no window.
  public func presentation() -> Self? {
    guard isInWindow else { return nil }
    let copy = type(of: self).init(layer: self)
    copy._position = presented(.position, .point(_position)).point
    copy._bounds = presented(.bounds, .rect(_bounds)).rect
    copy.showTransform(presented(.transform, .transform(_transform)).transform)
    copy._opacity = Float(presented(.opacity, .scalar(Double(_opacity))).scalar)
    if case .color(let color) = presented(.backgroundColor, .color(_backgroundColor)) { copy._backgroundColor = color }
    return copy
  }

  /// The layer itself: a presentation copy knows no way back here.
  public func model() -> Self { self }

  /// A property's value on screen: the model plus what the animations still hold back (contract H1, H3).
  private func presented(_ property: AnimatedProperty, _ model: AnimationValue) -> AnimationValue {
    let now = localNow
    var value = model
    for animation in animations {
      let remaining = animation.remaining(atLocal: now)
      for part in animation.parts where part.property == property {
        if animation.explicit == nil {
          value = value.holdingBack(from: part.from, to: part.to, weight: remaining)
        } else if !animation.isOver || animation.explicit?.fillMode == .forwards {
          // What the app adds itself replaces the value: from + (to - from) * progress.
          value = part.to.holdingBack(from: part.from, to: part.to, weight: remaining)
        }
      }
    }
    return value
  }

  /// Animates a change to a layer that belongs to no view, as Core Animation does unasked.
  func animateImplicitly(
    _ property: AnimatedProperty, from old: AnimationValue, to new: AnimationValue, in simulation: Simulation
  ) {
    guard isInWindow, !CATransaction.disableActions(), simulation.areAnimationsEnabled else { return }
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
