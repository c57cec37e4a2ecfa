#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// Timers, in virtual time. They are real timers on no run loop: the virtual loop fires them.
extension Timer {
  /// Creates a timer and schedules it on the current run loop.
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    if !timer.capture() { RunLoop.current.Foundation::add(timer, forMode: .default) }
    return timer
  }

  /// Creates a timer.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let delay = max(interval, Timer.shortestInterval)
    guard let now = VirtualTime.withCurrent({ $0.date }) else {
      self.init(fire: Date() + delay, interval: interval, repeats: repeats, block: block)
      return
    }
    let releasable = ReleasableBlock(block)
    self.init(fire: now + delay, interval: interval, repeats: repeats) { releasable.block?($0) }
    nonisolated(unsafe) let timer = self
    VirtualTime.withCurrent { loop in
      loop.watch {
        if !timer.isValid { releasable.block = nil }
        return !timer.isValid
      }
    }
  }

  /// What UIKit takes for an interval that is zero or less.
  fileprivate static var shortestInterval: TimeInterval { 0.0001 }

  /// Makes the loop that captures the calling thread's work fire this timer; false if there is none.
  func capture() -> Bool {
    nonisolated(unsafe) let timer = self
    return VirtualTime.withCurrent { loop in
      // Adding a timer once more, for another mode, changes nothing.
      guard loop.timers.insert(ObjectIdentifier(timer)).inserted else { return }
      let firing = TimerFiring(timer, on: loop)
      loop.watch { firing.isOver() }
    } != nil
  }
}

/// The firing of a timer by a virtual loop.
@MainActor
private final class TimerFiring {
  private let timer: Timer
  private unowned let loop: VirtualRunLoop
  private var next: VirtualRunLoop.Token?

  init(_ timer: Timer, on loop: VirtualRunLoop) {
    self.timer = timer
    self.loop = loop
    let due = VirtualRunLoop.instant(of: timer.fireDate)
    let farFuture: Int64 = 10 * 365 * 86_400 * 1_000_000_000
    if due - loop.now > farFuture { loop.unsupported("a Timer with a date of the real clock") }
    schedule(at: due)
  }

  private func schedule(at due: Int64) {
    next = loop.schedule(at: due, phase: .source, isFinite: false) { [self] in
      timer.fire()
      guard timer.isValid else { return }
      let interval = VirtualRunLoop.nanoseconds(seconds: max(timer.timeInterval, Timer.shortestInterval))
      // A repeating timer that is late leaves out the dates it has missed.
      let late = max(0, loop.now - due)
      let (next, overflow) = (due + (late - late % interval)).addingReportingOverflow(interval)
      schedule(at: overflow ? .max : next)
    }
  }

  /// Whether the timer is invalid. If so it is forgotten.
  func isOver() -> Bool {
    if timer.isValid { return false }
    next.map(loop.cancel)
    loop.timers.remove(ObjectIdentifier(timer))
    return true
  }
}

/// The block of a timer, let go once the timer is invalid. Linux's
/// own timers never let go, which would look like leaks of the app's.
private final class ReleasableBlock: @unchecked Sendable {
  var block: (@Sendable (Timer) -> Void)?

  init(_ block: @escaping @Sendable (Timer) -> Void) { self.block = block }
}
