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
    if wait(timeout: .now()) == .timedOut { VirtualTime.reportUnsupported("DispatchSemaphore.wait") }
  }
}

extension DispatchGroup {
  /// Waits for the members of the group to finish.
  @_disfavoredOverload
  public func wait() {
    if VirtualTime.current == nil { return self.Dispatch::wait() }
    if !isIdle { VirtualTime.reportUnsupported("DispatchGroup.wait") }
  }

  /// Whether there is nothing to wait for.
  var isIdle: Bool { wait(timeout: .now()) == .success }
}

extension DispatchSource {
  /// Makes a timer on a queue, which can't be simulated.
  @_disfavoredOverload
  public class func makeTimerSource(
    flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    VirtualTime.reportUnsupported("DispatchSource.makeTimerSource")
    return self.Dispatch::makeTimerSource(flags: flags, queue: queue)
  }
}
