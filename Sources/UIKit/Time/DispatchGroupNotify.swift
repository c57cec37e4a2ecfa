#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// What is to happen once a group is done, in virtual time: in a later turn than that in which its last member left.
extension DispatchGroup {
  /// Schedules a block for when the members of the group are done.
  public func notify(queue: DispatchQueue, execute work: @escaping @convention(block) () -> Void) {
    enqueue(on: queue, work)
  }

  /// Schedules a block for when the members of the group are done.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @convention(block) () -> Void
  ) {
    enqueue(qos: qos, flags: flags, on: queue, work)
  }

  /// Schedules a work item for when the members of the group are done.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    if !capture({ work.perform() }) { self.Dispatch::notify(queue: queue, work: work) }
  }

  private func enqueue(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], on queue: DispatchQueue,
    _ work: @escaping @convention(block) () -> Void
  ) {
    if !capture(work) { self.Dispatch::notify(qos: qos, flags: flags, queue: queue, execute: work) }
  }

  private func capture(_ work: @escaping () -> Void) -> Bool {
    nonisolated(unsafe) let work = work
    return VirtualTime.withCurrent { loop in
      loop.watch {
        guard self.isIdle else { return false }
        loop.schedule(after: 0, phase: .source) { work() }
        return true
      }
      // It may come true before the next turn that anything else asks for.
      loop.wakeUp()
    } != nil
  }
}
