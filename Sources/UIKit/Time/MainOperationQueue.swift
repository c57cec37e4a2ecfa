#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// The operation queue of the main thread, in virtual time: each operation runs in a later turn, in the order of submission.
/// Without a loop it hands everything to the real one.
public final class MainOperationQueue: OperationQueue, @unchecked Sendable {
  fileprivate static let shared = MainOperationQueue()

  private var real: OperationQueue { OperationQueue.Foundation::main }

  public override func addOperation(_ block: @escaping @Sendable () -> Void) {
    if !VirtualTime.capture({ block() }) { real.addOperation(block) }
  }

  public override func addOperation(_ operation: Operation) {
    let captured: Void? = VirtualTime.withCurrent { loop in
      loop.watch {
        guard operation.isReady else { return false }
        loop.schedule(after: 0, phase: .source) { operation.start() }
        return true
      }
    }
    if captured == nil { real.addOperation(operation) }
  }

  public override func addOperations(_ operations: [Operation], waitUntilFinished: Bool) {
    guard VirtualTime.current != nil else {
      return real.addOperations(operations, waitUntilFinished: waitUntilFinished)
    }
    for operation in operations {
      if waitUntilFinished { operation.start() } else { addOperation(operation) }
    }
  }

  public override func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    addOperation(barrier)
  }

  public override func waitUntilAllOperationsAreFinished() {
    if VirtualTime.current == nil { return real.waitUntilAllOperationsAreFinished() }
    VirtualTime.reportUnsupported("OperationQueue.waitUntilAllOperationsAreFinished")
  }

  public override func cancelAllOperations() {
    if VirtualTime.current == nil { return real.cancelAllOperations() }
    VirtualTime.reportUnsupported("OperationQueue.cancelAllOperations")
  }
}

extension OperationQueue {
  /// The operation queue of the main thread. Its type, being a subclass, puts it before the original.
  public class var main: MainOperationQueue { MainOperationQueue.shared }
}
