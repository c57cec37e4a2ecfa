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
    if VirtualTime.current == nil {
      return try await self._Concurrency::sleep(for: duration, tolerance: tolerance, clock: clock)
    }
    guard let span = duration as? Duration else {
      VirtualTime.reportUnsupported("Task.sleep on a clock of the app's")
      return try await self._Concurrency::sleep(for: duration, tolerance: tolerance, clock: clock)
    }
    let (seconds, attoseconds) = span.components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds / 1_000_000_000)
    try await VirtualSleep().run(nanoseconds: VirtualRunLoop.nanoseconds(seconds: nanoseconds / 1e9))
  }
}

/// A pause that time or cancellation ends, whichever comes first.
private final class VirtualSleep: Sendable {
  private let continuation = Mutex<UnsafeContinuation<Void, any Error>?>(nil)

  nonisolated(nonsending) func run(nanoseconds: Int64) async throws {
    try Task<Never, Never>.checkCancellation()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        self.continuation.withLock { $0 = continuation }
        VirtualTime.withCurrent { loop in
          _ = loop.schedule(after: nanoseconds, phase: .source) { self.end(.success(())) }
        }
      }
    } onCancel: {
      end(.failure(CancellationError()))
    }
  }

  private func end(_ result: Result<Void, any Error>) {
    let continuation = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    continuation?.resume(with: result)
  }
}
