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
      loop.timerFirings.append(firing)
    } != nil
  }
}

/// The firing of a timer by a virtual loop.
///
/// The app may set a timer's date at any time, and no timer tells. So the loop asks whenever it needs to know what is next.
@MainActor
final class TimerFiring {
  private let timer: Timer
  private unowned let loop: VirtualRunLoop
  /// The date it is known to have.
  private var date: Date
  private var due: Int64 = 0
  private var next: VirtualRunLoop.Token?
  /// The latest date that Foundation's timers keep, which is what becomes of the distant future.
  private static let never = Date(timeIntervalSinceReferenceDate: 4_039_289_856)

  init(_ timer: Timer, on loop: VirtualRunLoop) {
    (self.timer, self.loop) = (timer, loop)
    date = timer.fireDate
    schedule()
  }

  /// Puts the date on the clock. One in the past is due at once, the distant future never comes.
  private func schedule() {
    if let next { loop.cancel(next) }
    due = VirtualRunLoop.instant(of: date)
    let tenYears = 315_360_000.0
    if date >= Self.never {
      due = .max
    } else if date.timeIntervalSince(loop.date) > tenYears {
      loop.unsupported("a Timer with a date of the real clock")
    }
    next = loop.schedule(at: due, phase: .source, isFinite: false) { [self] in fire() }
  }

  /// Takes notice of a date that the app has set; answers whether there was one.
  @discardableResult
  func followDate() -> Bool {
    guard timer.isValid, timer.fireDate != date else { return false }
    date = timer.fireDate
    schedule()
    return true
  }

  private func fire() {
    next = nil
    // What ran earlier in this turn may have moved it.
    guard timer.isValid, !followDate() else { return }
    timer.fire()
    // A date that its own block sets is the next one.
    guard timer.isValid, !followDate() else { return }
    let interval = VirtualRunLoop.nanoseconds(seconds: max(timer.timeInterval, Timer.shortestInterval))
    // A repeating timer that is late leaves out the dates it has missed.
    let late = max(0, loop.now - due)
    let (instant, overflow) = (due + (late - late % interval)).addingReportingOverflow(interval)
    due = overflow ? .max : instant
    timer.fireDate = Date(timeIntervalSinceReferenceDate: Double(due) / 1e9)
    date = timer.fireDate
    next = loop.schedule(at: due, phase: .source, isFinite: false) { [self] in fire() }
  }

  /// Whether the timer is invalid. If so it is forgotten.
  func isOver() -> Bool {
    if timer.isValid { return false }
    next.map(loop.cancel)
    loop.timers.remove(ObjectIdentifier(timer))
    loop.timerFirings.removeAll { $0 === self }
    return true
  }
}

/// The block of a timer, let go once the timer is invalid. Linux's
/// own timers never let go, which would look like leaks of the app's.
private final class ReleasableBlock: @unchecked Sendable {
  var block: (@Sendable (Timer) -> Void)?

  init(_ block: @escaping @Sendable (Timer) -> Void) { self.block = block }
}
