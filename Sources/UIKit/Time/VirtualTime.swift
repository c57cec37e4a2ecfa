#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Which virtual run loop, if any, takes the work that code hands to queues, timers and tasks.
///
/// A loop captures only while it is installed and only on the thread that installed it, which is where the check runs; anything
/// else goes on to the real thing. All of this may be asked from any thread.
///
/// The task that installed a loop is the test's own, and never captured. Once it leaves the thread, to wait for something or
/// because it is over, the loop captures nothing until it is back: a loop that is never uninstalled, because its stage is
/// leaked, must not take what everybody else does on that thread, up to the end of the process.
package enum VirtualTime {
  private struct Installation {
    let loop: VirtualRunLoop
    let thread: pthread_t
    let owner: OwningTask
    /// Whether the task that installed it has left the thread.
    var hasLeft = false
    /// The tasks that were captured, by their addresses; only asked for members.
    var jobs: Set<UInt> = []
    /// Whether another thread took one of them up.
    var hasEscapes = false
  }

  private static let installations = Mutex<[Installation]>([])

  /// The thread whose work is captured, 0 for none: asked so often by the runtime that it must not take the lock.
  private static let capturedThread = Atomic<UInt>(0)

  /// The thread whose work is captured once the task is back that installed the loop, 0 for none.
  private static let leftThread = Atomic<UInt>(0)

  /// Whether a loop captures the work of the calling thread.
  static var isCapturing: Bool {
    let thread = number(of: pthread_self())
    if capturedThread.load(ordering: .relaxed) == thread { return true }
    return leftThread.load(ordering: .relaxed) == thread && current != nil
  }

  private static func number(of thread: pthread_t) -> UInt {
    #if canImport(Darwin)
      UInt(bitPattern: thread)
    #else
      UInt(thread)
    #endif
  }

  /// The loop that captures the work of the calling thread.
  package static var current: VirtualRunLoop? {
    installations.withLock { isCalling(&$0) ? $0.last?.loop : nil }
  }

  /// Whether the loop on top captures the calling thread's work; it does so again when the task is back that installed it.
  private static func isCalling(_ installations: inout [Installation]) -> Bool {
    guard let top = installations.indices.last, pthread_equal(installations[top].thread, pthread_self()) != 0 else {
      return false
    }
    if installations[top].hasLeft {
      if installations[top].owner != OwningTask.current { return false }
      installations[top].hasLeft = false
      noteTop(installations)
    }
    return true
  }

  /// Tells the runtime's hooks whose work is captured.
  private static func noteTop(_ installations: [Installation]) {
    let thread = installations.last.map { number(of: $0.thread) } ?? 0
    let hasLeft = installations.last?.hasLeft == true
    capturedThread.store(hasLeft ? 0 : thread, ordering: .relaxed)
    leftThread.store(hasLeft ? thread : 0, ordering: .relaxed)
  }

  /// Makes the loop capture the calling thread's work until `uninstall`. The one installed before, if any, comes back then.
  /// A loop that is installed already moves to the top, and to this thread.
  @preconcurrency @MainActor
  package static func install(_ loop: VirtualRunLoop) {
    MainExecutorHook.install
    push(loop, pthread_self())
  }

  /// Ends a loop's capturing, and answers the one that captures from now on.
  @discardableResult
  @preconcurrency @MainActor
  package static func uninstall(_ loop: VirtualRunLoop) -> VirtualRunLoop? {
    if remove(loop)?.hasEscapes == true { loop.unsupported("a task that waits for another thread") }
    return current
  }

  // Not on the main actor: entering a closure of it asks the runtime for the main executor, which asks the hook, which asks for
  // the current loop, which takes the lock.
  private static func push(_ loop: VirtualRunLoop, _ thread: pthread_t) {
    installations.withLock { installations in
      let owner = OwningTask.current
      if let top = installations.last, top.loop === loop, pthread_equal(top.thread, thread) != 0, top.owner == owner,
        !top.hasLeft
      {
        return
      }
      let before = installations.firstIndex { $0.loop === loop }.map { installations.remove(at: $0) }
      installations.append(
        Installation(
          loop: loop, thread: thread, owner: owner, jobs: before?.jobs ?? [], hasEscapes: before?.hasEscapes ?? false))
      noteTop(installations)
    }
  }

  private static func remove(_ loop: VirtualRunLoop) -> Installation? {
    installations.withLock { installations in
      let removed = installations.lastIndex { $0.loop === loop }.map { installations.remove(at: $0) }
      noteTop(installations)
      return removed
    }
  }

  /// Says that the code under test used something that can't be simulated. Without a loop there is nobody to tell, and nothing to
  /// simulate.
  package static func reportUnsupported(_ what: String) {
    withCurrent { $0.unsupported(what) }
  }

  /// Calls the body with the loop that captures the calling thread's work; answers nil if there is none.
  ///
  /// The thread that installed the loop is in a synchronous call on the main actor, so it is the main actor's thread; asking the
  /// runtime to confirm it would ask our own executor.
  @discardableResult
  static func withCurrent<Result>(_ body: @MainActor (VirtualRunLoop) -> Result) -> Result? {
    guard let loop = current else { return nil }
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((VirtualRunLoop) -> Result).self)(loop) }
  }

  /// Schedules a task's next stretch on the loop that captures the calling thread's work; false if there is none.
  ///
  /// A task that was captured and is taken up on another thread has escaped, which the loop hears of when it is uninstalled: the
  /// moment would not be the same every time.
  static func capture(_ job: UnownedJob, on executor: UnownedSerialExecutor) -> Bool {
    let id = unsafeBitCast(job, to: UInt.self)
    let isCaptured = installations.withLock { installations in
      if leaves(id, &installations) { return false }
      guard let top = installations.indices.last else { return false }
      if isCalling(&installations) {
        installations[top].jobs.insert(id)
        return true
      }
      if installations[top].jobs.contains(id) { installations[top].hasEscapes = true }
      return false
    }
    return isCaptured && capture { job.runSynchronously(on: executor) }
  }

  /// Takes notice where a task that installed a loop leaves its thread or waits to be back on it.
  private static func leaves(_ id: UInt, _ installations: inout [Installation]) -> Bool {
    var isOwner = false
    for place in installations.indices where installations[place].owner.id == id {
      isOwner = true
      if pthread_equal(installations[place].thread, pthread_self()) != 0 { installations[place].hasLeft = true }
    }
    if isOwner { noteTop(installations) }
    return isOwner
  }

  /// Schedules a block on the loop that captures the calling thread's work; false if there is none.
  static func capture(_ block: @escaping @MainActor () -> Void) -> Bool {
    withCurrent { _ = $0.schedule(after: 0, phase: .source) { block() } } != nil
  }

  /// Schedules a block at an instant of the loop that captures the calling thread's work; false if there is none.
  static func capture(at instant: Int64, _ block: @escaping @MainActor () -> Void) -> Bool {
    withCurrent { _ = $0.schedule(at: instant, phase: .source, isFinite: true) { block() } } != nil
  }
}

/// The task that installed a loop, kept so that no other comes to be at its address; none outside tasks.
private struct OwningTask: @unchecked Sendable, Equatable {
  private let task: UnsafeCurrentTask?
  /// The number by which the runtime's hooks know it.
  let id: UInt

  static var current: OwningTask {
    withUnsafeCurrentTask { task in
      OwningTask(task: task, id: task.map { unsafeBitCast($0, to: UInt.self) } ?? 0)
    }
  }

  static func == (lhs: OwningTask, rhs: OwningTask) -> Bool { lhs.id == rhs.id }
}
