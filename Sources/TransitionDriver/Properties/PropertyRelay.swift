import Foundation
import TransitionGenerators

/// Hands cases from the engine's thread to the task that executes the property, and verdicts back.
///
/// The two never run at the same time: whoever hands over waits until the other one does. So values need not be sendable.
final class PropertyRelay<Value>: @unchecked Sendable {
  enum Message {
    case execute(Value, CaseNotes, Bool)
    case finished(PropertyResult<Value>)
  }

  private enum State {
    case idle
    case sent(Message)
    case awaited(UnsafeContinuation<Void, Never>)
  }

  private let lock = NSLock()
  private var state = State.idle
  private let isAnswered = DispatchSemaphore(value: 0)
  private var reply: (PropertyExecution, CaseNotes)?
  private let limit: Duration?
  /// What the execution in progress comes to: its own verdict, or that it takes too long.
  private var answer = FirstAnswer()

  init(limit: Duration?) { self.limit = limit }

  func start(_ check: PropertyCheck<Value>) {
    // The check is not used elsewhere until its thread has finished.
    nonisolated(unsafe) let check = check
    let thread = Thread { check.run(with: self) }
    // As much as a main thread has: recursive generators need it.
    thread.stackSize = 8 << 20
    thread.start()
  }

  // MARK: In the engine's thread

  func ask(_ value: Value, _ notes: CaseNotes, _ isReported: Bool) -> (PropertyExecution, CaseNotes) {
    let answer = FirstAnswer()
    self.answer = answer
    send(.execute(value, notes, isReported))
    if let limit, isAnswered.wait(timeout: .now() + .nanoseconds(Int(limit / .nanoseconds(1)))) == .timedOut {
      answer.give(PropertyExecution(.fails(kind: PropertyExecution.late(limit))), notes)
      isAnswered.wait()
    } else if limit == nil {
      isAnswered.wait()
    }
    return reply!
  }

  func finish(_ result: PropertyResult<Value>) { send(.finished(result)) }

  private func send(_ message: Message) {
    let waiting = lock.withLock { () -> UnsafeContinuation<Void, Never>? in
      defer { state = .sent(message) }
      if case .awaited(let continuation) = state { return continuation }
      return nil
    }
    waiting?.resume()
  }

  // MARK: In the task

  /// Executes one case, and hands over its verdict.
  func execute(_ isolation: isolated (any Actor)?, _ body: @escaping () async -> (PropertyExecution, CaseNotes)) async {
    if limit == nil {
      reply = await body()
    } else {
      // A case that is given up must not be waited for, so it has a task of its own; it runs alone all the same.
      nonisolated(unsafe) let body = body
      let answer = answer
      let work = Task {
        let (execution, notes) = await body()
        answer.give(execution, notes)
      }
      reply = await answer.wait()
      work.cancel()
    }
    isAnswered.signal()
  }

  func next(isolation: isolated (any Actor)? = #isolation) async -> Message {
    if let message = take() { return message }
    await withUnsafeContinuation(isolation: isolation) { continuation in
      let isSent = lock.withLock {
        if case .sent = state { return true }
        state = .awaited(continuation)
        return false
      }
      if isSent { continuation.resume() }
    }
    return take()!
  }

  private func take() -> Message? {
    lock.withLock {
      guard case .sent(let message) = state else { return nil }
      state = .idle
      return message
    }
  }
}
