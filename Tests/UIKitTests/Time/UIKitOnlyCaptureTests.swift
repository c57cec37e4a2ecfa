import Testing

@testable import UIKit

/// The forms that hide Foundation's and Dispatch's own in a file that imports UIKit only, as transitions do.
@MainActor
struct UIKitOnlyCaptureTests {
  @Test func workItems() {
    let log = VirtualLog.run { log in
      let item = DispatchWorkItem { MainActor.assumeIsolated { log.note("item") } }
      DispatchQueue.main.async(execute: item)
      let group = DispatchGroup()
      let later = DispatchWorkItem { MainActor.assumeIsolated { log.note("later") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: later)
      let wall = DispatchWorkItem { MainActor.assumeIsolated { log.note("wall") } }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.75, execute: wall)
      let cancelled = DispatchWorkItem { MainActor.assumeIsolated { log.note("cancelled") } }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.2, execute: cancelled)
      cancelled.cancel()
      let member = DispatchWorkItem { MainActor.assumeIsolated { log.note("member") } }
      DispatchQueue.main.async(group: group, execute: member)
      let done = DispatchWorkItem { MainActor.assumeIsolated { log.note("done") } }
      group.notify(queue: .main, work: done)
    }
    #expect(log.lines == ["item @0 0.0", "member @0 0.0", "done @1 0.0", "later @3 500.0", "wall @4 750.0"])
  }

  @Test func workItemsTellWhenTheyHaveRun() {
    let log = VirtualLog.run { log in
      let item = DispatchWorkItem { MainActor.assumeIsolated { log.note("item") } }
      item.notify(queue: .main) { MainActor.assumeIsolated { log.note("block") } }
      item.notify(queue: .main, execute: DispatchWorkItem { MainActor.assumeIsolated { log.note("other item") } })
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      let performed = DispatchWorkItem { MainActor.assumeIsolated { log.note("performed") } }
      performed.notify(queue: .main) { MainActor.assumeIsolated { log.note("after it") } }
      performed.perform()
      let never = DispatchWorkItem { MainActor.assumeIsolated { log.note("never") } }
      never.notify(queue: .main) { MainActor.assumeIsolated { log.note("never either") } }
    }
    #expect(
      log.lines == ["performed @0 0.0", "after it @0 0.0", "item @1 1000.0", "block @2 1000.0", "other item @2 1000.0"])
  }

  @Test func concurrentBlocksRunInOrder() {
    let log = VirtualLog.run { log in
      DispatchQueue.concurrentPerform(iterations: 3) { number in MainActor.assumeIsolated { log.note("\(number)") } }
      DispatchQueue.concurrentPerform(iterations: -1) { _ in MainActor.assumeIsolated { log.note("never") } }
    }
    #expect(log.lines == ["0 @0 0.0", "1 @0 0.0", "2 @0 0.0"])
  }

  @Test func waitingIsReportedAndTakesNoTime() {
    let log = VirtualLog.run { log in
      let semaphore = DispatchSemaphore(value: 0)
      #expect(semaphore.wait(timeout: .now() + 5) == .timedOut)
      #expect(semaphore.wait(timeout: DispatchTime.now() + .seconds(5)) == .timedOut)
      semaphore.signal()
      #expect(semaphore.wait(timeout: DispatchTime.now() + 5) == .success)
      let group = DispatchGroup()
      #expect(group.wait(timeout: .now() + 5) == .success)
      group.enter()
      #expect(group.wait(timeout: .now() + 5) == .timedOut)
      group.leave()
      let item = DispatchWorkItem {}
      item.wait()
      item.perform()
      item.wait()
      Thread.sleep(forTimeInterval: 5)
      Thread.sleep(until: .distantFuture)
      DispatchSource.makeTimerSource().resume()
      DispatchSource.makeTimerSource(flags: .strict).resume()
    }
    #expect(
      log.unsupported == [
        "DispatchSemaphore.wait", "DispatchSemaphore.wait", "DispatchGroup.wait", "DispatchWorkItem.wait",
        "Thread.sleep",
        "Thread.sleep", "DispatchSource.makeTimerSource", "DispatchSource.makeTimerSource",
      ])
  }

  @Test func mainOperationQueue() {
    let log = VirtualLog.run { log in
      OperationQueue.main.addOperation { MainActor.assumeIsolated { log.note("block") } }
      OperationQueue.main.addOperation(BlockOperation { MainActor.assumeIsolated { log.note("operation") } })
      OperationQueue.main.addBarrierBlock { MainActor.assumeIsolated { log.note("barrier") } }
      OperationQueue.main.addOperations(
        [BlockOperation { MainActor.assumeIsolated { log.note("one of many") } }], waitUntilFinished: false)
    }
    #expect(log.lines == ["block @0 0.0", "operation @0 0.0", "barrier @0 0.0", "one of many @0 0.0"])
  }

  @Test func allParametersSpeltOut() {
    let group = DispatchGroup()
    let log = VirtualLog.run { log in
      DispatchQueue.main.async(group: group, qos: .utility, flags: []) { log.note("a") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, qos: .utility, flags: []) { log.note("b") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2, qos: .utility, flags: []) { log.note("c") }
      group.notify(qos: .utility, flags: [], queue: .main) { log.note("d") }
    }
    #expect(log.lines == ["a @0 0.0", "d @1 0.0", "b @2 1000.0", "c @3 2000.0"])
  }

  @Test func timesByName() {
    let log = VirtualLog.run { log in
      let deadline: DispatchTime = .now() + .milliseconds(1)
      let wall: DispatchWallTime = .now() + .microseconds(2000)
      DispatchQueue.main.asyncAfter(deadline: deadline) { log.note("time") }
      DispatchQueue.main.asyncAfter(wallDeadline: wall) { log.note("wall") }
    }
    #expect(log.lines == ["time @0 1.0", "wall @1 2.0"])
  }

  @Test func timers() {
    let log = VirtualLog.run { log in
      _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { timer in
        MainActor.assumeIsolated { log.note("once") }
      }
      var count = 0
      let repeating = Timer(timeInterval: 0.2, repeats: true) { timer in
        MainActor.assumeIsolated {
          count += 1
          log.note("repeating")
        }
        if MainActor.assumeIsolated({ count == 3 }) { timer.invalidate() }
      }
      RunLoop.main.add(repeating, forMode: .default)
      RunLoop.current.add(repeating, forMode: .common)
    }
    #expect(
      log.lines == [
        "repeating @0 200.0", "once @1 300.0", "repeating @2 400.0", "repeating @3 600.0",
      ])
    #expect(log.loop.timers.isEmpty)
    #expect(!log.loop.hasPendingWork)
  }

  @Test func timersAreNotFiniteWork() {
    let log = VirtualLog.run(seconds: 0) { log in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    }
    #expect(log.loop.pendingFiniteCount == 0)
    #expect(log.loop.nextInstant == 1_000_000_000)
  }

  @Test func invalidatedTimersLetGo() {
    final class Held: Sendable {}
    weak var weakly: Held?
    let log = VirtualLog.run(seconds: 0) { log in
      let held = Held()
      weakly = held
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = held }
      DispatchQueue.main.async { timer.invalidate() }
    }
    #expect(weakly == nil)
    #expect(!log.loop.hasPendingWork)
  }

  @Test func runLoopBlocks() {
    let log = VirtualLog.run { log in
      RunLoop.main.perform { MainActor.assumeIsolated { log.note("a") } }
      RunLoop.current.perform(inModes: [.common]) { MainActor.assumeIsolated { log.note("b") } }
    }
    #expect(log.lines == ["a @0 0.0", "b @0 0.0"])
  }

  @Test func whatCannotBeSimulatedIsReported() {
    var results: [Int] = []
    let log = VirtualLog.run { log in
      results.append(DispatchQueue.main.sync { 1 })
      results.append(DispatchQueue.global().sync { 2 })
      DispatchQueue.main.sync { log.note("run all the same") }
      DispatchSemaphore(value: 0).wait()
      let signalled = DispatchSemaphore(value: 0)
      signalled.signal()
      signalled.wait()
      let group = DispatchGroup()
      group.wait()
      group.enter()
      group.wait()
      group.leave()
      RunLoop.main.run(until: Date())
      OperationQueue.main.waitUntilAllOperationsAreFinished()
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.resume()
      source.cancel()
      RunLoop.main.add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .common)
    }
    #expect(results == [1, 2])
    #expect(log.lines == ["run all the same @0 0.0"])
    #expect(
      log.unsupported == [
        "DispatchQueue.main.sync", "DispatchQueue.main.sync", "DispatchSemaphore.wait", "DispatchGroup.wait",
        "RunLoop.run(until:)", "OperationQueue.waitUntilAllOperationsAreFinished", "DispatchSource.makeTimerSource",
        "a Timer with a date of the real clock",
      ])
  }

  @Test func withoutALoopTimersAreReal() async {
    let timer = Timer(timeInterval: 3600, repeats: false) { _ in }
    #expect(timer.fireDate.timeIntervalSinceNow > 3500)
    #expect(timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
  }
}
