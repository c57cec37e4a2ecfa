#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

extension CALayer {
  /// When the layer's time begins, in its superlayer's.
  public var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { setTime { ($0.beginTime, $0.stretch) = (newValue, nil) } }
  }
  /// How fast the layer's time runs; 0 stops everything in it.
  public var speed: Float {
    get { Float(time.speed) }
    set { setTime { ($0.speed, $0.stretch) = (Double(newValue), nil) } }
  }
  /// What is added to the layer's time.
  public var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { setTime { ($0.timeOffset, $0.stretch) = (newValue, nil) } }
  }
  /// Stored only: a layer's own duration cuts nothing off here.
  public var duration: CFTimeInterval {
    get { extrasIfAny?.duration ?? 0 }
    set { extras.duration = newValue }
  }
  /// Stored only.
  public var repeatCount: Float {
    get { extrasIfAny?.repeatCount ?? 0 }
    set { extras.repeatCount = newValue }
  }
  /// Stored only.
  public var repeatDuration: CFTimeInterval {
    get { extrasIfAny?.repeatDuration ?? 0 }
    set { extras.repeatDuration = newValue }
  }
  /// Stored only.
  public var autoreverses: Bool {
    get { extrasIfAny?.autoreverses ?? false }
    set { extras.autoreverses = newValue }
  }
  /// Stored only.
  public var fillMode: CAMediaTimingFillMode {
    get { extrasIfAny?.fillMode ?? .removed }
    set { extras.fillMode = newValue }
  }

  private func setTime(_ change: (inout LocalTime) -> Void) {
    let simulation = Simulation.current
    let hadOwn = time != .identity
    change(&time)
    let hasOwn = time != .identity
    if hasOwn != hadOwn { simulation.layersWithOwnTime += hasOwn ? 1 : -1 }
    for animation in simulation.runningAnimations where animation.layer.isInside(self) { animation.schedule() }
  }

  /// Gives the layer a time of its own at one stroke.
  func keepTime(_ kept: LocalTime) { setTime { $0 = kept } }

  /// The layer's parent's time now, in seconds.
  var parentSeconds: Double {
    let clock = Double(Simulation.current.loop.mediaNanoseconds) / 1e9
    return superlayer.map { $0.localSeconds(atClock: clock) } ?? clock
  }

  /// Whether the layer is another one, or lies in it.
  func isInside(_ ancestor: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === ancestor { return true }
      layer = current.superlayer
    }
    return false
  }

  /// Converts a time from another layer's to this one's; `nil` stands for the clock itself.
  public func convertTime(_ seconds: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    let clock = layer.map { $0.clockSeconds(ofLocal: seconds) ?? 0 } ?? seconds
    return localSeconds(atClock: clock)
  }

  /// Converts a time of this layer to another's; `nil` stands for the clock itself.
  public func convertTime(_ seconds: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let clock = clockSeconds(ofLocal: seconds) ?? 0
    return layer.map { $0.localSeconds(atClock: clock) } ?? clock
  }

  private func localSeconds(atClock clock: Double) -> Double {
    let parent = superlayer.map { $0.localSeconds(atClock: clock) } ?? clock
    return time.local(fromParent: parent)
  }

  private func clockSeconds(ofLocal local: Double) -> Double? {
    guard let parent = time.parent(fromLocal: local) else { return nil }
    guard let superlayer else { return parent }
    return superlayer.clockSeconds(ofLocal: parent)
  }

  /// The layer's time now, in nanoseconds; `CACurrentMediaTime()` as long as no layer around it has a time of its own,
  /// since apps put that into `beginTime` and `timeOffset`.
  var localNow: Int64 {
    let simulation = Simulation.current
    let media = simulation.loop.mediaNanoseconds
    if simulation.layersWithOwnTime == 0 { return media }
    return Int64((localSeconds(atClock: Double(media) / 1e9) * 1e9).rounded())
  }

  /// The run loop's instant at a time of the layer's, both in nanoseconds; `nil` while the layer's time stands still.
  func clockTime(ofLocal local: Int64) -> Int64? {
    if Simulation.current.layersWithOwnTime == 0 { return VirtualRunLoop.instant(mediaNanoseconds: local) }
    guard let seconds = clockSeconds(ofLocal: Double(local) / 1e9), seconds.isFinite, abs(seconds) < 8e9 else {
      return nil
    }
    return VirtualRunLoop.instant(mediaNanoseconds: Int64((seconds * 1e9).rounded()))
  }
}
