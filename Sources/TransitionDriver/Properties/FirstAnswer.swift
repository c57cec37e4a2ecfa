import Foundation
import TransitionGenerators

/// The first of several answers to one question; the others are not heard.
final class FirstAnswer: @unchecked Sendable {
  private let lock = NSLock()
  private var answer: (PropertyExecution, CaseNotes)?
  private var waiting: UnsafeContinuation<Void, Never>?

  func give(_ execution: PropertyExecution, _ notes: CaseNotes) {
    let continuation = lock.withLock { () -> UnsafeContinuation<Void, Never>? in
      guard answer == nil else { return nil }
      answer = (execution, notes)
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume()
  }

  func wait(isolation: isolated (any Actor)? = #isolation) async -> (PropertyExecution, CaseNotes) {
    await withUnsafeContinuation(isolation: isolation) { continuation in
      let isThere = lock.withLock {
        if answer == nil { waiting = continuation }
        return answer != nil
      }
      if isThere { continuation.resume() }
    }
    return lock.withLock { answer! }
  }
}
