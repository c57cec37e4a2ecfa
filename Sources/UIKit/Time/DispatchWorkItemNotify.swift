#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// What is to happen once a work item has run, in virtual time: in a later turn than that in which it ran.
///
/// All but the first are disfavoured: they hide the originals where `UIKit` alone is imported, and give way to them elsewhere.
extension DispatchWorkItem {
  /// Schedules a block for when the item has run. Without defaulted parameters it comes before the original everywhere.
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
    if !capture(work) { self.Dispatch::notify(queue: queue, execute: work) }
  }

  /// Schedules another item for when the item has run.
  @_disfavoredOverload
  public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
    if !capture(item.asBlock) { self.Dispatch::notify(queue: queue, execute: item) }
  }

  /// Waits for the item, which can't be done inside a check if it has not run.
  @_disfavoredOverload
  public func wait() {
    if VirtualTime.current == nil { return self.Dispatch::wait() }
    nonisolated(unsafe) let item = self
    if VirtualTime.withCurrent({ item.hasRun(on: $0) }) == false {
      VirtualTime.reportUnsupported("DispatchWorkItem.wait")
    }
  }

  private func capture(_ work: @escaping @MainActor () -> Void) -> Bool {
    nonisolated(unsafe) let item = self
    return VirtualTime.withCurrent { loop in
      loop.watch {
        guard item.hasRun(on: loop) else { return false }
        loop.schedule(after: 0, phase: .source) { work() }
        return true
      }
      // It may come true before the next turn that anything else asks for.
      loop.wakeUp()
    } != nil
  }

  /// Whether it has run. The system allows that to be found out once only.
  @MainActor
  private func hasRun(on loop: VirtualRunLoop) -> Bool {
    if loop.itemsThatRan.contains(where: { $0 === self }) { return true }
    guard self.Dispatch::wait(timeout: Dispatch::DispatchTime.now()) == .success else { return false }
    loop.itemsThatRan.append(self)
    return true
  }
}
