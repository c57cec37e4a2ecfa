#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// One action waiting on a virtual run loop. Cancelling drops the closure and leaves the husk for the queue to skip.
@preconcurrency @MainActor
final class ScheduledAction {
  let instant: Int64
  let sequence: Int64
  let isFinite: Bool
  private(set) var isPending = true
  private var action: (() -> Void)?

  init(instant: Int64, sequence: Int64, isFinite: Bool, action: @escaping () -> Void) {
    self.instant = instant
    self.sequence = sequence
    self.isFinite = isFinite
    self.action = action
  }

  func precedes(_ other: ScheduledAction) -> Bool {
    instant != other.instant ? instant < other.instant : sequence < other.sequence
  }

  func cancel() {
    isPending = false
    action = nil
  }

  func perform() {
    let action = action
    cancel()
    action?()
  }
}

/// Actions in order, the last of the array first: taking one off moves nothing, and few are ever waiting for a new one to pass.
@preconcurrency @MainActor
struct ScheduledActionQueue {
  private var actions: [ScheduledAction] = []
  private var cancelledCount = 0

  /// When the first action that was not cancelled is due; `.max` if there is none.
  var firstInstant: Int64 {
    mutating get {
      while let first = actions.last {
        if first.isPending { return first.instant }
        actions.removeLast()
        cancelledCount -= 1
      }
      return .max
    }
  }

  mutating func insert(_ action: ScheduledAction) {
    var (low, high) = (0, actions.count)
    while low < high {
      let middle = (low + high) / 2
      if action.precedes(actions[middle]) { low = middle + 1 } else { high = middle }
    }
    actions.insert(action, at: low)
  }

  /// Takes off and answers the first action if it is due at `instant` and was scheduled before `sequence`.
  mutating func popFirst(dueAt instant: Int64, scheduledBefore sequence: Int64) -> ScheduledAction? {
    guard firstInstant <= instant, let first = actions.last, first.sequence < sequence else { return nil }
    return actions.removeLast()
  }

  /// Says that an action of this queue was cancelled. All such are taken out once they are the greater part of it.
  mutating func noteCancellation() {
    cancelledCount += 1
    guard cancelledCount > 32, cancelledCount * 2 > actions.count else { return }
    actions.removeAll { !$0.isPending }
    cancelledCount = 0
  }
}
