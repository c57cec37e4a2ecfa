#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// Waiting for other threads. In a check there are none, so what is not there yet won't come: that is reported, and the wait ends.
///
/// All are disfavoured: they hide the originals where `UIKit` alone is imported, and give way to them elsewhere.
extension DispatchSemaphore {
  /// Waits for a signal.
  @_disfavoredOverload
  public func wait() {
    if VirtualTime.current == nil { return self.Dispatch::wait() }
    if !takesSignal { VirtualTime.reportUnsupported("DispatchSemaphore.wait") }
  }

  /// Waits for a signal until a time that was asked of virtual time by name.
  @_disfavoredOverload
  public func wait(timeout: DispatchTime, _: Void = ()) -> DispatchTimeoutResult {
    wait(timeout: timeout.real)
  }

  /// Waits for a signal until a time.
  @_disfavoredOverload
  public func wait(timeout: Dispatch::DispatchTime) -> DispatchTimeoutResult {
    if VirtualTime.current == nil { return self.Dispatch::wait(timeout: timeout) }
    if takesSignal { return .success }
    VirtualTime.reportUnsupported("DispatchSemaphore.wait")
    return .timedOut
  }

  private var takesSignal: Bool { self.Dispatch::wait(timeout: Dispatch::DispatchTime.now()) == .success }
}

extension DispatchGroup {
  /// Waits for the members of the group to finish.
  @_disfavoredOverload
  public func wait() {
    if VirtualTime.current == nil { return self.Dispatch::wait() }
    if !isIdle { VirtualTime.reportUnsupported("DispatchGroup.wait") }
  }

  /// Waits for the members of the group to finish, until a time that was asked of virtual time by name.
  @_disfavoredOverload
  public func wait(timeout: DispatchTime, _: Void = ()) -> DispatchTimeoutResult {
    wait(timeout: timeout.real)
  }

  /// Waits for the members of the group to finish, until a time.
  @_disfavoredOverload
  public func wait(timeout: Dispatch::DispatchTime) -> DispatchTimeoutResult {
    if VirtualTime.current == nil { return self.Dispatch::wait(timeout: timeout) }
    if isIdle { return .success }
    VirtualTime.reportUnsupported("DispatchGroup.wait")
    return .timedOut
  }

  /// Whether there is nothing to wait for.
  var isIdle: Bool { self.Dispatch::wait(timeout: Dispatch::DispatchTime.now()) == .success }
}

extension Thread {
  /// Sleeps, which can't be simulated: a check has one thread, and its time does not pass inside a turn.
  @_disfavoredOverload
  public class func sleep(forTimeInterval interval: TimeInterval) {
    if VirtualTime.current == nil { return Foundation::Thread.Foundation::sleep(forTimeInterval: interval) }
    VirtualTime.reportUnsupported("Thread.sleep")
  }

  /// Sleeps until a date, which can't be simulated.
  @_disfavoredOverload
  public class func sleep(until date: Date) {
    if VirtualTime.current == nil { return Foundation::Thread.Foundation::sleep(until: date) }
    VirtualTime.reportUnsupported("Thread.sleep")
  }
}

extension DispatchSource {
  /// Makes a timer on a queue, which can't be simulated. Without defaulted parameters it comes before the original everywhere.
  public class func makeTimerSource(queue: DispatchQueue?) -> any DispatchSourceTimer {
    VirtualTime.reportUnsupported("DispatchSource.makeTimerSource")
    return self.Dispatch::makeTimerSource(queue: queue)
  }

  /// Makes a timer on a queue of its own, which can't be simulated.
  public class func makeTimerSource() -> any DispatchSourceTimer {
    VirtualTime.reportUnsupported("DispatchSource.makeTimerSource")
    return self.Dispatch::makeTimerSource()
  }

  /// Makes a timer on a queue, which can't be simulated.
  @_disfavoredOverload
  public class func makeTimerSource(
    flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    VirtualTime.reportUnsupported("DispatchSource.makeTimerSource")
    return self.Dispatch::makeTimerSource(flags: flags, queue: queue)
  }
}
