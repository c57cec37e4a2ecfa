#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// One action waiting on a virtual run loop. Cancelling drops the closure and leaves the husk for the queue to skip.
@preconcurrency @MainActor
final class ScheduledAction {
  let instant: Int64
  let sequence: Int64
  let isFinite: Bool
  var action: (() -> Void)?

  init(instant: Int64, sequence: Int64, isFinite: Bool, action: @escaping () -> Void) {
    self.instant = instant
    self.sequence = sequence
    self.isFinite = isFinite
    self.action = action
  }

  func precedes(_ other: ScheduledAction) -> Bool {
    instant != other.instant ? instant < other.instant : sequence < other.sequence
  }
}

/// A binary heap of actions, the first by instant and then by sequence on top.
@preconcurrency @MainActor
struct ScheduledActionQueue {
  private var heap: [ScheduledAction] = []
  private var cancelledCount = 0

  /// The first action that was not cancelled.
  var first: ScheduledAction? {
    mutating get {
      while let top = heap.first {
        if top.action != nil { return top }
        removeTop()
        cancelledCount -= 1
      }
      return nil
    }
  }

  mutating func insert(_ action: ScheduledAction) {
    heap.append(action)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard action.precedes(heap[parent]) else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = action
  }

  /// Takes off and answers the first action if it is due at `instant` and was scheduled before `sequence`.
  mutating func popFirst(dueAt instant: Int64, scheduledBefore sequence: Int64) -> ScheduledAction? {
    guard let top = first, top.instant <= instant, top.sequence < sequence else { return nil }
    removeTop()
    return top
  }

  /// Says that an action of this queue was cancelled. The heap is rebuilt once husks are the greater part of it.
  mutating func noteCancellation() {
    cancelledCount += 1
    guard cancelledCount > 32, cancelledCount * 2 > heap.count else { return }
    let alive = heap.filter { $0.action != nil }
    heap = []
    cancelledCount = 0
    for action in alive { insert(action) }
  }

  private mutating func removeTop() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(last) else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
  }
}
