#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// What run loops are asked to do later, in virtual time; there is one loop, whichever is asked.
extension RunLoop {
  /// Schedules a block for the next turn of the loop.
  public func perform(_ block: @escaping @Sendable () -> Void) {
    if !VirtualTime.capture({ block() }) { self.Foundation::perform(block) }
  }

  /// Schedules a block for the next turn of the loop in one of the modes.
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    if !VirtualTime.capture({ block() }) { self.Foundation::perform(inModes: modes, block: block) }
  }

  /// Adds a timer to the loop.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    if !timer.capture() { self.Foundation::add(timer, forMode: mode) }
  }

  /// Runs the loop until a date, which can't be done inside a check: a step of a story is one synchronous call.
  @_disfavoredOverload
  public func run(until limitDate: Date) {
    if VirtualTime.current == nil { return self.Foundation::run(until: limitDate) }
    VirtualTime.reportUnsupported("RunLoop.run(until:)")
  }
}
