#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// A timer bound to the frames of the screen, in virtual time. Frames exist only while somebody asks for them, and nothing
/// waits for them: a story comes to rest with a display link running.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Between frames, in nanoseconds.
  private static let framesPerSecond: Int64 = 60

  /// Called each frame; the target is kept alive until the link is invalidated.
  private var call: ((CADisplayLink) -> Void)?
  private weak var loop: VirtualRunLoop?
  private var token: VirtualRunLoop.Token?
  private var modes: [RunLoop.Mode] = []

  /// When the last frame was shown, in media time.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// How long a frame of the screen lasts.
  open var duration: CFTimeInterval { 1 / Double(Self.framesPerSecond) }

  /// Whether frames pass it by.
  open var isPaused = false {
    didSet { if oldValue != isPaused { plan() } }
  }

  /// How many frames a second it hears of; 0 is as many as there are.
  open var preferredFramesPerSecond = 0 {
    didSet { if oldValue != preferredFramesPerSecond { plan() } }
  }

  /// How many frames a second it would like to hear of.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if oldValue != preferredFrameRateRange { plan() } }
  }

  /// Makes a link that calls a method of the target, which is kept alive.
  public init(target: Any, selector sel: Selector) {
    super.init()
    #if canImport(ObjectiveC)
      call = { _ = (target as AnyObject).perform(sel, with: $0) }
    #else
      call = { sel.perform(on: target as AnyObject, with: $0) }
    #endif
  }

  /// Begins to hear of frames. There is one run loop, whichever is named.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard call != nil, !modes.contains(mode) else { return }
    modes.append(mode)
    if modes.count == 1 { plan() }
  }

  /// No longer hears of frames in a mode; with no mode left the link is let go.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    plan()
  }

  /// Never calls again, and lets go of the target.
  open func invalidate() {
    modes = []
    call = nil
    plan()
  }

  /// How many frames of the screen lie between two that it hears of.
  private var stride: Int64 {
    let range = preferredFrameRateRange
    let wanted = range.preferred.map(Double.init) ?? Double(range.maximum)
    var rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : wanted
    if !(rate > 0) { rate = Double(Self.framesPerSecond) }
    return max(1, Int64((Double(Self.framesPerSecond) / rate).rounded()))
  }

  /// The instant of a frame, in nanoseconds.
  private func instant(ofFrame frame: Int64) -> Int64 {
    let (seconds, rest) = frame.quotientAndRemainder(dividingBy: Self.framesPerSecond)
    return seconds * 1_000_000_000 + (rest * 1_000_000_000 + Self.framesPerSecond / 2) / Self.framesPerSecond
  }

  /// Puts the next frame on the clock, or takes it off.
  private func plan() {
    if let token { loop?.cancel(token) }
    token = nil
    guard call != nil, !modes.isEmpty, !isPaused else { return }
    let loop = Simulation.current.loop
    self.loop = loop
    let stride = stride
    // All links with one rate hear of the same frames.
    var frame = (loop.now * Self.framesPerSecond / 1_000_000_000 / stride + 1) * stride
    if instant(ofFrame: frame) <= loop.now { frame += stride }
    token = loop.schedule(at: instant(ofFrame: frame), phase: .source, isFinite: false) { [self] in
      token = nil
      timestamp = Double(loop.mediaNanoseconds) / 1e9
      targetTimestamp = timestamp + Double(stride) / Double(Self.framesPerSecond)
      let simulation = Simulation.current
      // In the background nothing is shown.
      if let call, simulation.applicationState != .background { simulation.callApp { call(self) } }
      if token == nil { plan() }
    }
  }
}

/// How many frames a second would do.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The number asked for.
  public var preferred: Float?

  /// Whatever the system finds right.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
