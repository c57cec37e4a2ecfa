import Foundation
import Testing
import UIKit

/// Tasks of code under test, inside a synchronous check.
@MainActor
struct TaskCaptureTests {
  @Test func tasksRunInOrderOneAfterTheOther() {
    let log = VirtualLog.run { log in
      Task { @MainActor in log.note("a") }
      Task { log.note("b") }
      DispatchQueue.main.async { log.note("c") }
      log.note("before")
    }
    #expect(log.lines == ["before @0 0.0", "a @0 0.0", "b @0 0.0", "c @0 0.0"])
  }

  @Test func yieldingGivesOthersATurn() {
    let log = VirtualLog.run { log in
      Task {
        log.note("a1")
        await Task.yield()
        log.note("a2")
      }
      Task { log.note("b") }
    }
    #expect(log.lines == ["a1 @0 0.0", "b @0 0.0", "a2 @3 0.0"])
  }

  @Test func awaitingFunctionsOfTheMainActor() {
    @MainActor func answer(_ log: VirtualLog) async -> Int {
      log.note("asked")
      return 42
    }
    let log = VirtualLog.run { log in
      Task { log.note("\(await answer(log))") }
    }
    #expect(log.lines == ["asked @0 0.0", "42 @0 0.0"])
  }

  @Test func nestedTasks() {
    let log = VirtualLog.run { log in
      Task {
        let inner = Task {
          log.note("inner")
          return 7
        }
        log.note("outer")
        log.note("\(await inner.value)")
      }
    }
    #expect(log.lines.map { $0.prefix { $0 != " " } } == ["outer", "inner", "7"])
  }

  @Test func asyncLetOnTheMainActor() {
    @MainActor func number(_ value: Int, _ log: VirtualLog) async -> Int {
      log.note("\(value)")
      return value
    }
    let log = VirtualLog.run { log in
      Task {
        async let first = number(1, log)
        async let second = number(2, log)
        log.note("sum \(await first + second)")
      }
    }
    #expect(log.lines.map { $0.prefix { $0 != "@" } } == ["1 ", "2 ", "sum 3 "])
    #expect(log.loop.now == 10_000_000_000)
  }

  @Test func detachedTasksAndFunctionsOfNoActor() {
    nonisolated func elsewhere() async -> Int { 5 }
    let log = VirtualLog.run { log in
      Task.detached {
        let value = await elsewhere()
        await log.note("detached \(value)")
      }
      Task { log.note("main \(await elsewhere())") }
    }
    #expect(Set(log.lines.map { String($0.prefix { $0 != "@" }) }) == ["detached 5 ", "main 5 "])
  }

  @Test func actors() {
    actor Counter {
      var count = 0
      func next() -> Int {
        count += 1
        return count
      }
    }
    let log = VirtualLog.run { log in
      let counter = Counter()
      Task { log.note("\(await counter.next())") }
      Task { log.note("\(await counter.next())") }
    }
    #expect(log.lines.map { $0.prefix { $0 != " " } } == ["1", "2"])
  }

  @Test func sleepsAreVirtual() {
    let log = VirtualLog.run { log in
      Task {
        try await Task.sleep(nanoseconds: 250_000_000)
        log.note("nanoseconds")
        try await Task.sleep(for: .seconds(2))
        log.note("for")
        try await Task.sleep(for: .milliseconds(1), clock: .suspending)
        log.note("suspending")
        try await ContinuousClock().sleep(for: .milliseconds(9))
        log.note("clock")
      }
    }
    #expect(log.lines.map { $0.split(separator: " ").last } == ["250.0", "2250.0", "2251.0", "2260.0"])
  }

  @Test func sleepsUntilAnInstantOfARealClockAreReported() async {
    var tasks: [Task<Void, any Error>] = []
    let log = VirtualLog.run { log in
      tasks.append(Task { try await Task.sleep(until: .now + .microseconds(1), clock: .continuous) })
      tasks.append(Task { try await Task.sleep(until: .now, clock: .suspending) })
    }
    for task in tasks { _ = await task.result }
    #expect(log.unsupported.filter { $0 == "a sleep until an instant of a real clock" }.count == 2)
  }

  @Test func cancellingEndsASleep() {
    let log = VirtualLog.run(seconds: 1) { log in
      let task = Task {
        do {
          try await Task.sleep(for: .seconds(5))
          log.note("slept")
        } catch {
          log.note("cancelled \(error is CancellationError)")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
    }
    #expect(log.lines.map { $0.prefix { $0 != "@" } } == ["cancelled true "])
    #expect(log.lines.first?.hasSuffix(" 1000.0") == true)
    #expect(!log.loop.hasPendingWork)
  }

  @Test func isolationHoldsInBothDirections() {
    let log = VirtualLog.run { log in
      MainActor.assumeIsolated { log.note("in the check") }
      MainActor.preconditionIsolated()
      Task {
        MainActor.preconditionIsolated()
        assumingIsolation { log.note("in a task") }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { log.note("in a block") } }
    }
    #expect(log.lines == ["in the check @0 0.0", "in a task @0 0.0", "in a block @0 0.0"])
    MainActor.assumeIsolated { #expect(VirtualTime.current == nil) }
  }

  private nonisolated func assumingIsolation(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

  @Test func theOrderIsTheSameEveryTime() {
    func story() -> [String] {
      VirtualLog.run { log in
        for index in 0..<10 {
          Task {
            log.note("a\(index)")
            if index % 3 == 0 { await Task.yield() }
            if index % 4 == 0 { try? await Task.sleep(for: .milliseconds(index)) }
            log.note("b\(index)")
            await Task.detached { await log.note("c\(index)") }.value
            log.note("d\(index)")
          }
        }
      }.lines
    }
    let first = story()
    #expect(first.count == 40)
    for _ in 0..<20 { #expect(story() == first) }
  }

  @Test func afterwardsTasksRunAsUsual() async throws {
    _ = VirtualLog.run { _ in }
    let value = await Task { 3 }.value
    #expect(value == 3)
    await Task.yield()
    try await Task.sleep(for: .milliseconds(1))
    try await Task.sleep(nanoseconds: 1)
    #expect(await Task.detached { 4 }.value == 4)
    async let five = 5
    #expect(await five == 5)
    MainActor.preconditionIsolated()
  }

  @Test func aCheckInsideATaskOfTheTest() async {
    let lines = await Task { @MainActor in
      VirtualLog.run { log in Task { log.note("inside") } }.lines
    }.value
    #expect(lines == ["inside @0 0.0"])
  }

  @Test func whatComesFromAnotherThreadIsReported() async {
    let (log, task) = escapingCheck { resume in
      Task { await withCheckedContinuation(resume) }
    }
    await task.value
    #expect(log.unsupported == ["a task that waits for another thread"])
    let (other, detached) = escapingCheck { resume in
      Task.detached { await withCheckedContinuation(resume) }
    }
    await detached.value
    #expect(other.unsupported == ["a task that waits for another thread"])
  }

  @Test func tasksOfAnEarlierCheckAreNotHeldAgainstALaterOne() async {
    var waiting: CheckedContinuation<Void, Never>?
    let early = VirtualLog()
    VirtualTime.install(early.loop)
    let task = Task { await withCheckedContinuation { waiting = $0 } }
    early.loop.run(until: 0)
    VirtualTime.uninstall(early.loop)
    let (late, own) = escapingCheck { resume in
      let continuation = waiting
      waiting = nil
      return Task { resume(continuation!) }
    }
    await task.value
    await own.value
    #expect(early.unsupported.isEmpty)
    #expect(late.unsupported.isEmpty)
  }

  /// A check during which another thread resumes a task, once the task waits.
  private func escapingCheck(
    _ start: (@escaping @Sendable (CheckedContinuation<Void, Never>) -> Void) -> Task<Void, Never>
  ) -> (VirtualLog, Task<Void, Never>) {
    let log = VirtualLog()
    VirtualTime.install(log.loop)
    let (waits, resumed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let task = start { continuation in
      Thread.detachNewThread {
        _ = waits.wait(timeout: .distantFuture)
        continuation.resume()
        resumed.signal()
      }
    }
    log.loop.run(until: 0)
    waits.signal()
    _ = resumed.wait(timeout: .distantFuture)
    VirtualTime.uninstall(log.loop)
    return (log, task)
  }
}
