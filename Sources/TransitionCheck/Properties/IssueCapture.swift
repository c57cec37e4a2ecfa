import Foundation
import TransitionDriver

/// The issues that test libraries record while a property is executed.
final class IssueCapture: IssueWatch, @unchecked Sendable {
  /// The capture of the check that is running here.
  @TaskLocal static var current: IssueCapture?

  private enum Phase {
    /// Nothing is executed: what is recorded is no case's.
    case idle
    /// A case is executed whose issues the test does not see.
    case silent
    /// The case that gets reported is executed: the test sees its issues.
    case reported
  }

  private let lock = NSLock()
  private var phase = Phase.idle
  private var issues: [CaughtIssue] = []
  private var hasEscaped = false

  func begin(isReported: Bool) {
    lock.withLock {
      phase = isReported ? .reported : .silent
      issues.removeAll(keepingCapacity: true)
    }
  }

  func end() -> [CaughtIssue] {
    lock.withLock {
      phase = .idle
      return issues
    }
  }

  var canWithhold: Bool { lock.withLock { !hasEscaped } }

  /// Whether what is recorded now is not for the test to see.
  var isSilent: Bool { lock.withLock { phase == .silent } }

  /// Takes an issue that the test would see later, if it is not to see it: then true.
  func withholds(_ issue: CaughtIssue) -> Bool {
    lock.withLock {
      if phase == .silent { issues.append(issue) }
      return phase == .silent
    }
  }

  /// Takes an issue; `isSeen` says whether the test sees it too.
  func takes(_ issue: CaughtIssue, isSeen: Bool) {
    lock.withLock {
      guard phase != .idle else { return }
      issues.append(issue)
      if phase == .silent, isSeen { hasEscaped = true }
    }
  }
}
