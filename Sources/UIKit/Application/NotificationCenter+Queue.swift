#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

extension NotificationCenter {
  /// Runs a block on a queue for each notification.
  ///
  /// As on Apple's systems, what is posted on the main thread for the main queue runs before the post returns. The queue
  /// is not optional here, so that this comes before the original wherever a queue is given.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: obj, queue: nil as OperationQueue?) { notification in
      let isCaptured = VirtualTime.withCurrent { _ in true } ?? false
      if queue === OperationQueue.main, isCaptured || Thread.isMainThread { return block(notification) }
      if isCaptured { VirtualTime.reportUnsupported("a notification for a queue other than the main one") }
      nonisolated(unsafe) let notification = notification
      queue.addOperation { block(notification) }
    }
  }
}
