#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

#if canImport(Glibc)
  // swift-format-ignore: OrderedImports
  private import Glibc
#elseif canImport(Darwin)
  // swift-format-ignore: OrderedImports
  private import Darwin
#endif

/// The runtime's hooks, which decide where jobs go: the code under test makes tasks that can only run while a check, one
/// synchronous call on the main actor, is under way.
///
/// The hooks are the runtime's own means for this, but have no declaration in Swift. Their functions take pointers and return at
/// most two words, which Swift's calling convention passes as C's does.
enum MainExecutorHook {
  private typealias MainOriginal = @convention(c) () -> ldiv_t
  private typealias MainHook = @convention(c) (MainOriginal) -> ldiv_t
  private typealias GlobalOriginal = @convention(c) (OpaquePointer) -> Void
  private typealias GlobalHook = @convention(c) (OpaquePointer, GlobalOriginal) -> Void

  /// Sets the hooks, once for the process. On threads that no loop captures they change nothing.
  static let install: Void = {
    set("swift_task_getMainExecutor_hook", main)
    set("swift_task_enqueueGlobal_hook", global)
  }()

  /// The main actor's executor: ours on a captured thread.
  private static let main: MainHook = { original in
    guard VirtualTime.isCapturing else { return original() }
    let words = unsafeBitCast(VirtualExecutor.shared.asUnownedSerialExecutor(), to: (Int, Int).self)
    return ldiv_t(quot: words.0, rem: words.1)
  }

  /// Jobs of no actor: on a captured thread they run on the loop as well.
  private static let global: GlobalHook = { job, original in
    let noActor = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
    if !VirtualTime.capture(unsafeBitCast(job, to: UnownedJob.self), on: noActor) { original(job) }
  }

  private static func set<Hook>(_ name: String, _ hook: Hook) {
    #if canImport(Darwin)
      let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let everywhere: UnsafeMutableRawPointer? = nil
    #endif
    guard let address = dlsym(everywhere, name) else {
      fatalError("This Swift runtime has no \(name); tasks can't run in virtual time.")
    }
    address.assumingMemoryBound(to: Hook.self).pointee = hook
  }
}
