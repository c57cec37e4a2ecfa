#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// The layers whose time a finger drives: the container's, and those of views outside it that were given for that
/// (contract D1, H14).
@MainActor
final class TransitionDrive {
  private var driven: [(layer: CALayer, start: Double)] = []
  /// How long the way is, in seconds.
  private let duration: Double
  /// How far it is gone, from 0 to 1.
  private(set) var fraction = 0.0

  init(duration: TimeInterval) { self.duration = duration }

  /// Holds a layer's time at 0 %. What lies in a driven layer goes along with it, and must not be driven twice.
  func take(_ layer: CALayer) {
    if driven.contains(where: { layer.isInside($0.layer) }) { return }
    for inner in driven where inner.layer.isInside(layer) { inner.layer.keepTime(.identity) }
    driven.removeAll { $0.layer.isInside(layer) }
    driven.append((layer, layer.parentSeconds))
    hold(at: fraction)
  }

  /// Moves the time to a fraction of the way and holds it there.
  func hold(at fraction: Double) {
    self.fraction = fraction
    for (layer, start) in driven {
      layer.keepTime(LocalTime(beginTime: 0, speed: 0, timeOffset: start + fraction * duration))
    }
  }

  /// Lets the time run from where it is, backwards with a negative speed. On the rest of the way it has the pace of a
  /// completion curve, which leaves the end where it is (contract D3).
  func letGo(speed: Double, curve: UIView.AnimationCurve) {
    // Where nothing is left to run, nothing may tell the app that it is over (contract D6, N10).
    let isThere = speed > 0 ? fraction >= 1 : fraction <= 0
    if isThere, Simulation.current.variant.driverAtTheEnd == .losesCompletion { return }
    var stretch: TimeStretch?
    if case .cubic(let curve) = curve.pace {
      stretch = TimeStretch(length: (speed > 0 ? 1 - fraction : fraction) * duration / abs(speed), curve: curve)
    }
    for (layer, start) in driven {
      layer.keepTime(
        LocalTime(
          beginTime: layer.parentSeconds, speed: speed, timeOffset: start + fraction * duration, stretch: stretch))
    }
  }

  /// The transition is over: the layers have the time of all others again. What has just come to its end, or back to its
  /// beginning, has come there for good.
  func release() {
    for animation in Simulation.current.runningAnimations
    where driven.contains(where: { animation.layer.isInside($0.layer) }) { animation.stayIfDue() }
    for (layer, _) in driven { layer.keepTime(.identity) }
    driven = []
  }
}
