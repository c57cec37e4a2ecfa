import Foundation

/// Names a case that does not come to its end, in one line on standard error: nothing can stop a function that runs on.
///
/// The case's number is in the journal too, so that the next run tries it first.
final class CaseWatchdog: @unchecked Sendable {
  private let lock = NSLock()
  private let say: @Sendable (String) -> Void
  private var name = ""
  private var count = 0
  private var isOver = false

  /// Begins to watch; each case may take so long, and another such time before it is named.
  init(limit: Duration, say: @escaping @Sendable (String) -> Void = StandardError.write) {
    self.say = say
    let seconds = limit / .seconds(1)
    let thread = Thread { [weak self] in
      var last = 0
      while let watchdog = self {
        guard let count = watchdog.look(last) else { return }
        last = count
        Thread.sleep(forTimeInterval: max(seconds, 0.01))
      }
    }
    thread.start()
  }

  /// An execution begins; `name` says which.
  func begin(_ name: String) {
    lock.withLock {
      self.name = name
      count += 1
    }
  }

  /// The execution has ended.
  func end() { lock.withLock { name = "" } }

  /// The run has ended.
  func finish() { lock.withLock { isOver = true } }

  /// Names the case if it is the one that was running at the last look; answers the number of the case, `nil` at the end.
  private func look(_ last: Int) -> Int? {
    lock.withLock {
      guard !isOver else { return nil }
      if count == last, !name.isEmpty {
        say(name)
        name = ""
      }
      return count
    }
  }
}
