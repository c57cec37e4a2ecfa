#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// Blocks for queues, in virtual time.
///
/// Inside a check a block runs in a later turn of the virtual main loop, in the order of submission, whichever queue it was for:
/// with one thread and no durations, a background queue has no other order that would be the same every time.
///
/// These members come before the originals, in files that import Foundation or Dispatch by name too, because they take the same
/// closures but have no defaulted parameters. Those that repeat an original's signature come before it only where `UIKit`
/// alone is imported; elsewhere the call is ambiguous, which does not compile, and so can't slip to a real queue unseen.
extension DispatchQueue {
  /// Schedules a block for execution.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    enqueue(work)
  }

  /// Schedules a block for execution, as part of a group.
  public func async(group: DispatchGroup?, execute work: @escaping @Sendable @convention(block) () -> Void) {
    enqueue(group: group, work)
  }

  /// Schedules a block for execution, with a quality of service.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void) {
    enqueue(qos: qos, work)
  }

  /// Schedules a block for execution, with flags.
  public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void) {
    enqueue(flags: flags, work)
  }

  /// Schedules a block for execution, as part of a group and with a quality of service.
  public func async(
    group: DispatchGroup?, qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(group: group, qos: qos, work)
  }

  /// Schedules a block for execution, as part of a group and with flags.
  public func async(
    group: DispatchGroup?, flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(group: group, flags: flags, work)
  }

  /// Schedules a block for execution, with a quality of service and flags.
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(qos: qos, flags: flags, work)
  }

  /// Schedules a block for execution.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(group: group, qos: qos, flags: flags, work)
  }

  /// Schedules a work item for execution.
  public func async(execute workItem: DispatchWorkItem) {
    if !VirtualTime.capture(workItem.asBlock) { self.Dispatch::async(execute: workItem) }
  }

  /// Schedules a work item for execution, as part of a group.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    group.enter()
    let perform = workItem.asBlock
    let captured = VirtualTime.capture {
      perform()
      group.leave()
    }
    if captured { return }
    group.leave()
    self.Dispatch::async(group: group, execute: workItem)
  }

  private func enqueue(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    _ work: @escaping @Sendable @convention(block) () -> Void
  ) {
    group?.enter()
    let captured = VirtualTime.capture {
      work()
      group?.leave()
    }
    if captured { return }
    group?.leave()
    self.Dispatch::async(group: group, qos: qos, flags: flags, execute: work)
  }
}

extension DispatchWorkItem {
  /// The work as a block; it does nothing if the item is cancelled by then.
  var asBlock: @MainActor () -> Void {
    nonisolated(unsafe) let item = self
    return { item.perform() }
  }
}
