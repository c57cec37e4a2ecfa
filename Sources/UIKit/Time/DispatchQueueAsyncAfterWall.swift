#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// Blocks for queues at a later wall time, in virtual time; see `asyncAfter(deadline:execute:)`.
extension DispatchQueue {
  /// Schedules a block for execution at a wall time.
  public func asyncAfter(
    wallDeadline deadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(deadline, work)
  }

  /// Schedules a block for execution at a wall time, with a quality of service.
  public func asyncAfter(
    wallDeadline deadline: DispatchWallTime, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(deadline, qos: qos, work)
  }

  /// Schedules a block for execution at a wall time, with flags.
  public func asyncAfter(
    wallDeadline deadline: DispatchWallTime, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(deadline, flags: flags, work)
  }

  /// Schedules a block for execution at a wall time, with a quality of service and flags.
  public func asyncAfter(
    wallDeadline deadline: DispatchWallTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(deadline, qos: qos, flags: flags, work)
  }

  /// Schedules a work item for execution at a wall time.
  public func asyncAfter(wallDeadline deadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    if VirtualTime.capture(at: deadline.instant, workItem.asBlock) { return }
    self.Dispatch::asyncAfter(wallDeadline: deadline.real, execute: workItem)
  }

  /// Schedules a block for execution at a time of the real wall clock, which can't be simulated.
  @_disfavoredOverload
  public func asyncAfter(
    wallDeadline deadline: Dispatch::DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    VirtualTime.reportUnsupported("a DispatchWallTime of the real clock")
    self.Dispatch::asyncAfter(wallDeadline: deadline, qos: qos, flags: flags, execute: work)
  }

  /// Schedules a work item for execution at a time of the real wall clock, which can't be simulated.
  @_disfavoredOverload
  public func asyncAfter(wallDeadline deadline: Dispatch::DispatchWallTime, execute workItem: DispatchWorkItem) {
    VirtualTime.reportUnsupported("a DispatchWallTime of the real clock")
    self.Dispatch::asyncAfter(wallDeadline: deadline, execute: workItem)
  }

  private func enqueue(
    _ deadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    _ work: @escaping @Sendable @convention(block) () -> Void
  ) {
    if VirtualTime.capture(at: deadline.instant, work) { return }
    self.Dispatch::asyncAfter(wallDeadline: deadline.real, qos: qos, flags: flags, execute: work)
  }
}
