#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// Blocks for queues at a later time, in virtual time; see `async(execute:)`.
///
/// The members marked as disfavoured hide the originals where `UIKit` alone is imported, so that `.now()` has one meaning there.
extension DispatchQueue {
  /// Schedules a block for execution at a time.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    enqueue(deadline, work)
  }

  /// Schedules a block for execution at a time, with a quality of service.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(deadline, qos: qos, work)
  }

  /// Schedules a block for execution at a time, with flags.
  public func asyncAfter(
    deadline: DispatchTime, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(deadline, flags: flags, work)
  }

  /// Schedules a block for execution at a time, with a quality of service and flags.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(deadline, qos: qos, flags: flags, work)
  }

  /// Schedules a work item for execution at a time.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    if VirtualTime.capture(at: deadline.instant, workItem.asBlock) { return }
    self.Dispatch::asyncAfter(deadline: deadline.real, execute: workItem)
  }

  /// Schedules a block for execution at a time of the real clock, which can't be simulated.
  @_disfavoredOverload
  public func asyncAfter(
    deadline: Dispatch::DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    VirtualTime.reportUnsupported("a DispatchTime of the real clock")
    self.Dispatch::asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
  }

  /// Schedules a work item for execution at a time of the real clock, which can't be simulated.
  @_disfavoredOverload
  public func asyncAfter(deadline: Dispatch::DispatchTime, execute workItem: DispatchWorkItem) {
    VirtualTime.reportUnsupported("a DispatchTime of the real clock")
    self.Dispatch::asyncAfter(deadline: deadline, execute: workItem)
  }

  private func enqueue(
    _ deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    _ work: @escaping @Sendable @convention(block) () -> Void
  ) {
    if VirtualTime.capture(at: deadline.instant, work) { return }
    self.Dispatch::asyncAfter(deadline: deadline.real, qos: qos, flags: flags, execute: work)
  }
}
