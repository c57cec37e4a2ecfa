import Testing
import UIKit

/// Timers whose date the app sets.
@MainActor
struct TimerDateTests {
  private func repeating(_ log: VirtualLog, every seconds: Double = 1) -> Timer {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in
      MainActor.assumeIsolated { log.note("fires") }
    }
  }

  private func at(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func theDistantFuturePauses() {
    let log = VirtualLog.run(seconds: 5) { log in
      let timer = repeating(log)
      log.loop.run(until: 1_500_000_000)
      timer.fireDate = .distantFuture
      #expect(log.loop.nextInstant == nil)
      log.loop.run(until: 4_250_000_000)
      timer.fireDate = at(4.5)
    }
    #expect(log.lines == ["fires @0 1000.0", "fires @1 4500.0"])
    #expect(log.unsupported.isEmpty)
  }

  @Test func anEarlierDateIsNotMissedAndAPastOneIsDueAtOnce() {
    let log = VirtualLog.run(seconds: 3) { log in
      let timer = repeating(log)
      timer.fireDate = at(0.25)
      log.loop.run(until: 500_000_000)
      timer.fireDate = .distantPast
    }
    #expect(log.lines == ["fires @0 250.0", "fires @1 500.0", "fires @2 1000.0", "fires @3 2000.0", "fires @4 3000.0"])
  }

  @Test func itsOwnBlockSaysWhenNext() {
    let log = VirtualLog.run(seconds: 4) { log in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        let isFirst = MainActor.assumeIsolated {
          log.note("fires")
          return log.lines.count == 1
        }
        if isFirst { timer.fireDate = Date(timeIntervalSinceReferenceDate: 1.5) }
      }
    }
    #expect(log.lines == ["fires @0 1000.0", "fires @1 1500.0", "fires @2 2500.0", "fires @3 3500.0"])
  }

  @Test func whatRanBeforeInTheSameTurnMayMoveIt() {
    let log = VirtualLog.run(seconds: 3) { log in
      nonisolated(unsafe) var moved: Timer?
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { moved?.fireDate = at(2.25) }
      }
      moved = repeating(log)
    }
    #expect(log.lines == ["fires @1 2250.0"])
  }

  @Test func theDateIsThatOfTheNextFiring() {
    _ = VirtualLog.run { log in
      let timer = repeating(log, every: 0.5)
      #expect(timer.fireDate == at(0.5))
      log.loop.run(until: 1_600_000_000)
      #expect(timer.fireDate == at(2))
      timer.invalidate()
    }
  }
}
