#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// The main actor's executor while a loop is installed: each job runs in a later turn, in the order of submission.
final class VirtualExecutor: SerialExecutor {
  static let shared = VirtualExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    if VirtualTime.capture(job, on: executor) { return }
    // A task of a check comes back on another thread, or after the check.
    DispatchQueue.main.Dispatch::async { job.runSynchronously(on: executor) }
  }

  /// A captured thread is in a synchronous call on the main actor, whichever executor that was called on.
  func isIsolatingCurrentContext() -> Bool? { VirtualTime.isCapturing }

  func checkIsolated() {
    precondition(VirtualTime.isCapturing, "This code must run on the main actor.")
  }
}
