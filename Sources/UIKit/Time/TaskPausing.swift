#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
private import Synchronization

/// Pauses of tasks, in virtual time. The originals resume a task on another thread, behind the loop's back.
///
/// A module's own declarations come before those of the concurrency library in every file that imports the module.
extension Task where Success == Never, Failure == Never {
  /// Lets others run: the task goes on in a later turn.
  nonisolated(nonsending) public static func yield() async {
    if VirtualTime.current == nil { return await self._Concurrency::yield() }
    await withUnsafeContinuation { continuation in
      _ = VirtualTime.capture { continuation.resume() }
    }
  }

  /// Suspends the task for a time; throws at once if it is cancelled.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    if VirtualTime.current == nil { return try await self._Concurrency::sleep(nanoseconds: duration) }
    try await VirtualSleep().run(nanoseconds: Int64(clamping: duration))
  }

  /// Suspends the task for a time; throws at once if it is cancelled.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if VirtualTime.current != nil, let duration = duration as? Duration {
      return try await VirtualSleep().run(nanoseconds: duration.inNanoseconds)
    }
    VirtualTime.reportUnsupported("a sleep on a clock of the app's own")
    try await self._Concurrency::sleep(for: duration, tolerance: tolerance, clock: clock)
  }

  /// Suspends the task until an instant of a real clock, which can't be simulated.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    VirtualTime.reportUnsupported("a sleep until an instant of a real clock")
    try await self._Concurrency::sleep(until: deadline, tolerance: tolerance, clock: clock)
  }
}

extension Clock {
  /// Suspends the task for a time; throws at once if it is cancelled.
  nonisolated(nonsending) public func sleep(
    for duration: Instant.Duration, tolerance: Instant.Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension Duration {
  /// The span in nanoseconds; `.max` beyond the range of time.
  fileprivate var inNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max : whole + attoseconds / 1_000_000_000
  }
}

/// A pause that time or cancellation ends, whichever comes first.
private final class VirtualSleep: Sendable {
  private struct Waiting {
    let continuation: UnsafeContinuation<Void, any Error>
    let alarm: VirtualRunLoop.Token?
  }

  private let waiting = Mutex<Waiting?>(nil)

  nonisolated(nonsending) func run(nanoseconds: Int64) async throws {
    try Task<Never, Never>.checkCancellation()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let alarm = VirtualTime.withCurrent { loop in
          loop.schedule(after: nanoseconds, phase: .source) { _ = self.end(.success(())) }
        }
        waiting.withLock { $0 = Waiting(continuation: continuation, alarm: alarm) }
      }
    } onCancel: {
      guard let alarm = end(.failure(CancellationError())) else { return }
      VirtualTime.withCurrent { $0.cancel(alarm) }
    }
  }

  /// Lets the task go on, and answers what would have done so.
  private func end(_ result: Result<Void, any Error>) -> VirtualRunLoop.Token? {
    let ended = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    ended?.continuation.resume(with: result)
    return ended?.alarm
  }
}
