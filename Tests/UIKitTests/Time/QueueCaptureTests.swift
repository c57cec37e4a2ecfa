import Dispatch
import Foundation
import Testing
import UIKit

/// The forms that win in a file that imports Foundation and Dispatch by name.
@MainActor
struct QueueCaptureTests {
  @Test func plainBlocksRunInOrderInALaterTurn() {
    let log = VirtualLog.run { log in
      DispatchQueue.main.async {
        log.note("a")
        DispatchQueue.main.async { log.note("c") }
      }
      DispatchQueue.main.async { log.note("b") }
    }
    #expect(log.lines == ["a @0 0.0", "b @0 0.0", "c @1 0.0"])
  }

  @Test func delaysAreVirtual() {
    let log = VirtualLog.run { log in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.note("0.3") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { log.note("200 ms") }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.1) {
        log.note("0.1")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.note("0.1 more") }
      }
      let delay = Double(Int64(0.4 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + delay) { log.note("0.4") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.note("never") }
    }
    #expect(log.lines == ["0.1 @0 100.0", "200 ms @1 200.0", "0.1 more @1 200.0", "0.3 @2 300.0", "0.4 @3 400.0"])
  }

  @Test func wallDelaysAreVirtual() {
    let log = VirtualLog.run { log in
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) { log.note("wall") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + .seconds(1), qos: .utility) { log.note("wall qos") }
    }
    #expect(log.lines == ["wall @0 250.0", "wall qos @1 1000.0"])
  }

  @Test func qualityAndFlags() {
    let log = VirtualLog.run { log in
      DispatchQueue.main.async(qos: .userInitiated) { log.note("qos") }
      DispatchQueue.main.async(flags: .barrier) { log.note("flags") }
      DispatchQueue.main.async(qos: .userInitiated, flags: .barrier) { log.note("both") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, qos: .utility) { log.note("after qos") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, flags: .barrier) { log.note("after flags") }
    }
    #expect(log.lines == ["qos @0 0.0", "flags @0 0.0", "both @0 0.0", "after qos @1 1000.0", "after flags @2 2000.0"])
  }

  @Test func groupsNotifyOnceAllHaveLeft() {
    let group = DispatchGroup()
    let log = VirtualLog.run { log in
      DispatchQueue.main.async(group: group) { log.note("a") }
      DispatchQueue.global().async(group: group, qos: .utility) { MainActor.assumeIsolated { log.note("b") } }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        log.note("leaving")
        group.leave()
      }
      group.notify(queue: .main) { log.note("done") }
    }
    #expect(log.lines == ["a @0 0.0", "b @0 0.0", "leaving @1 1000.0", "done @2 1000.0"])
  }

  @Test func idleGroupNotifiesAtOnce() {
    let log = VirtualLog.run { log in
      DispatchGroup().notify(queue: .main) { log.note("done") }
    }
    #expect(log.lines == ["done @0 0.0"])
  }

  @Test func groupsThatAreLeftOutsideATurnNotify() {
    let log = VirtualLog.run { log in
      let group = DispatchGroup()
      group.enter()
      group.notify(queue: .main) { log.note("done") }
      group.leave()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("later") }
    }
    #expect(log.lines == ["done @0 0.0", "later @1 1000.0"])
  }

  @Test func otherQueuesShareTheLoop() {
    let log = VirtualLog.run { log in
      let queue = DispatchQueue(label: "images")
      queue.async {
        MainActor.assumeIsolated { log.note("background") }
        DispatchQueue.main.async { log.note("main") }
      }
      queue.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { log.note("later") } }
    }
    #expect(log.lines == ["background @0 0.0", "main @1 0.0", "later @2 500.0"])
  }

  @Test func mainOperationQueue() {
    let log = VirtualLog.run { log in
      let first = BlockOperation { MainActor.assumeIsolated { log.note("first") } }
      let second = BlockOperation { MainActor.assumeIsolated { log.note("second") } }
      first.addDependency(second)
      OperationQueue.main.addOperation(first)
      OperationQueue.main.addOperation(second)
      OperationQueue.main.addOperation { MainActor.assumeIsolated { log.note("block") } }
    }
    #expect(log.lines == ["second @0 0.0", "block @0 0.0", "first @1 0.0"])
  }

  @Test func whatWinsHereToo() {
    let log = VirtualLog.run { log in
      let item = DispatchWorkItem { MainActor.assumeIsolated { log.note("item") } }
      item.notify(queue: .main) { MainActor.assumeIsolated { log.note("after it") } }
      item.perform()
      DispatchSource.makeTimerSource(queue: .main).resume()
    }
    #expect(log.lines == ["item @0 0.0", "after it @0 0.0"])
    #expect(log.unsupported == ["DispatchSource.makeTimerSource"])
  }

  @Test func mediaTimeIsVirtual() {
    let log = VirtualLog.run { log in
      let start = CACurrentMediaTime()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { log.note("\(CACurrentMediaTime() - start)") }
    }
    #expect(log.lines == ["1.5 @0 1500.0"])
    let before = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= before)
  }

  @Test func nestedLoopsComeBack() {
    let outer = VirtualLog()
    let inner = VirtualLog()
    #expect(VirtualTime.current == nil)
    VirtualTime.install(outer.loop)
    VirtualTime.install(inner.loop)
    DispatchQueue.main.async { inner.note("inner") }
    #expect(VirtualTime.uninstall(inner.loop) === outer.loop)
    DispatchQueue.main.async { outer.note("outer") }
    #expect(VirtualTime.uninstall(outer.loop) == nil)
    #expect(VirtualTime.uninstall(outer.loop) == nil)
    inner.loop.run(until: 0)
    outer.loop.run(until: 0)
    #expect(inner.lines == ["inner @0 0.0"])
    #expect(outer.lines == ["outer @0 0.0"])
  }

  @Test func otherThreadsAreNotCaptured() async {
    let log = VirtualLog()
    VirtualTime.install(log.loop)
    let finished = Finished()
    Thread.detachNewThread {
      #expect(VirtualTime.current == nil)
      DispatchQueue.global().async { finished.signal() }
    }
    finished.wait()
    VirtualTime.uninstall(log.loop)
    #expect(!log.loop.hasPendingWork)
  }

  @Test func withoutALoopEverythingIsReal() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.001, qos: .utility) { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.001) { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {}
      group.notify(queue: .global()) { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

/// A wait for another thread that virtual time doesn't see.
private final class Finished: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  func signal() { semaphore.signal() }
  func wait() { _ = semaphore.wait(timeout: .distantFuture) }
}
