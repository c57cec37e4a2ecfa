#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// Blocks that the caller waits for. A check has one thread, so the block runs at once, whatever was submitted to the queue before;
/// for the main queue, where a device would deadlock, that is reported.
///
/// All are disfavoured: they hide the originals where `UIKit` alone is imported, and give way to them elsewhere.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension DispatchQueue {
  /// Runs a block and waits for it.
  @_disfavoredOverload
  public func sync(execute workItem: () -> Void) {
    reportSync()
    if VirtualTime.current != nil { return workItem() }
    self.Dispatch::sync(execute: workItem)
  }

  /// Runs a block, waits for it and returns its result.
  @_disfavoredOverload
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    reportSync()
    if VirtualTime.current != nil { return try work() }
    return try self.Dispatch::sync(execute: work)
  }

  /// Runs a block, waits for it and returns its result.
  @_disfavoredOverload
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    reportSync()
    if VirtualTime.current != nil { return try work() }
    return try self.Dispatch::sync(flags: flags, execute: work)
  }

  /// Runs a work item and waits for it.
  @_disfavoredOverload
  public func sync(execute workItem: DispatchWorkItem) {
    reportSync()
    if VirtualTime.current != nil { return workItem.perform() }
    self.Dispatch::sync(execute: workItem)
  }

  /// Runs a block many times and waits for all: one after the other, in order, where no other thread may take part.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    if VirtualTime.current == nil {
      return withoutActuallyEscaping(work) { work in
        nonisolated(unsafe) let work = work
        DispatchQueue.Dispatch::concurrentPerform(iterations: iterations) { work($0) }
      }
    }
    for iteration in 0..<max(0, iterations) { work(iteration) }
  }

  private func reportSync() {
    // Linux makes a new object for the main queue each time.
    if label == DispatchQueue.main.label { VirtualTime.reportUnsupported("DispatchQueue.main.sync") }
  }
}
