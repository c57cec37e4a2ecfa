import Testing

@testable import UIKit

/// The clock's promises, by number.
@MainActor
struct VirtualRunLoopTests {
  private let loop = VirtualRunLoop()
  private let log = Log()

  /// What ran, and when.
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  private func note(_ name: String) -> () -> Void {
    { [log, loop] in log.lines.append("\(name) \(loop.now)") }
  }

  private func runAll() {
    while loop.runTurn() {}
  }

  @Test("1. A new loop is at time zero, before turn 0, with nothing to do")
  func begins() {
    #expect(loop.now == 0)
    #expect(loop.turn == 0)
    #expect(loop.nextInstant == nil)
    #expect(!loop.hasPendingWork)
    #expect(!loop.runTurn())
    #expect(loop.turn == 0)
  }

  @Test("2. Actions run by instant, and by order of scheduling where instants are equal")
  func order() {
    loop.schedule(after: 20, phase: .source, note("c"))
    loop.schedule(after: 10, phase: .source, note("a"))
    loop.schedule(after: 10, phase: .source, note("b"))
    loop.schedule(at: 5, phase: .source, isFinite: true, note("first"))
    runAll()
    #expect(log.lines == ["first 5", "a 10", "b 10", "c 20"])
  }

  @Test("3. Many actions come out sorted, whatever the order they went in")
  func manyInOrder() {
    var expected: [(instant: Int64, ordinal: Int)] = []
    var state: UInt64 = 1
    for ordinal in 0..<500 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let instant = Int64(state >> 33) % 60
      expected.append((instant, ordinal))
      loop.schedule(at: instant, phase: .source, isFinite: true, note("\(ordinal)"))
    }
    expected.sort { $0.instant != $1.instant ? $0.instant < $1.instant : $0.ordinal < $1.ordinal }
    runAll()
    #expect(log.lines == expected.map { "\($0.ordinal) \($0.instant)" })
  }

  @Test("4. All that is due at an instant runs in one turn; time jumps to the next instant")
  func jumps() {
    loop.schedule(after: 1_000_000_000_000, phase: .source, note("far"))
    loop.schedule(after: 3, phase: .source, note("a"))
    loop.schedule(after: 3, phase: .source, note("b"))
    #expect(loop.nextInstant == 3)
    #expect(loop.runTurn())
    #expect(log.lines == ["a 3", "b 3"])
    #expect(loop.turn == 1)
    #expect(loop.nextInstant == 1_000_000_000_000)
    #expect(loop.runTurn())
    #expect(loop.turn == 2)
    #expect(!loop.runTurn())
  }

  @Test("5. An action scheduled with no delay inside a turn runs in a later turn at the same instant")
  func zeroDelay() {
    loop.schedule(after: 7, phase: .source) { [self] in
      note("outer in turn \(loop.turn), at")()
      loop.schedule(after: 0, phase: .source) { [self] in note("source in turn \(loop.turn), at")() }
      loop.schedule(after: 0, phase: .animation) { [self] in note("animation in turn \(loop.turn), at")() }
    }
    runAll()
    #expect(log.lines == ["outer in turn 0, at 7", "source in turn 1, at 7", "animation in turn 1, at 7"])
  }

  @Test("6. An animation callback that schedules another with no delay gets it in the next turn")
  func zeroDelayAnimation() {
    loop.schedule(after: 7, phase: .animation) { [self] in
      note("first in turn \(loop.turn), at")()
      loop.schedule(after: 0, phase: .animation) { [self] in note("second in turn \(loop.turn), at")() }
    }
    runAll()
    #expect(log.lines == ["first in turn 0, at 7", "second in turn 1, at 7"])
  }

  @Test("7. A turn goes: sources, commit, after-commit blocks, commit again, animation callbacks")
  func phases() {
    loop.commit = note("commit")
    loop.willBeginTurn = { [log] in log.lines.append("turn \($1) \($0)") }
    loop.schedule(after: 4, phase: .animation, note("animation"))
    loop.schedule(after: 4, phase: .source) { [self] in
      note("source")()
      loop.afterCommit(note("after commit"))
    }
    #expect(loop.runTurn())
    #expect(log.lines == ["turn 0 4", "source 4", "commit 4", "after commit 4", "commit 4", "animation 4"])
  }

  @Test("8. Without after-commit blocks there is one commit in a turn")
  func oneCommit() {
    loop.commit = note("commit")
    loop.schedule(after: 4, phase: .source, note("source"))
    runAll()
    #expect(log.lines == ["source 4", "commit 4"])
  }

  @Test("9. Animation callbacks are owed a commit: one more turn follows at the same instant")
  func commitAfterAnimations() {
    loop.commit = note("commit")
    loop.schedule(after: 4, phase: .animation, note("animation"))
    runAll()
    #expect(log.lines == ["commit 4", "animation 4", "commit 4"])
  }

  @Test("10. An after-commit block asked for outside a turn, by another, or too late runs in the next turn")
  func afterCommitLater() {
    func noteTurn(_ name: String) -> () -> Void { { [self] in note("\(name) in turn \(loop.turn), at")() } }
    loop.afterCommit { [self] in
      noteTurn("outside")()
      loop.afterCommit(noteTurn("nested"))
    }
    loop.schedule(after: 0, phase: .animation) { [self] in loop.afterCommit(noteTurn("late")) }
    #expect(loop.nextInstant == 0)
    runAll()
    #expect(log.lines == ["outside in turn 0, at 0", "nested in turn 1, at 0", "late in turn 1, at 0"])
  }

  @Test("11. An after-commit block asked for during the commit runs in the same turn")
  func afterCommitFromCommit() {
    var asked = false
    loop.commit = { [self] in
      if !asked { loop.afterCommit { [self] in note("after commit in turn \(loop.turn), at")() } }
      asked = true
    }
    loop.wakeUp()
    runAll()
    #expect(log.lines == ["after commit in turn 0, at 0"])
  }

  @Test("12. A cancelled action never runs and releases what it held; cancelling again or too late does nothing")
  func cancel() {
    final class Held {}
    weak var weakly: Held?
    let token: VirtualRunLoop.Token
    do {
      let held = Held()
      weakly = held
      token = loop.schedule(after: 5, phase: .source) { _ = held }
    }
    let other = loop.schedule(after: 5, phase: .animation, note("kept"))
    #expect(loop.pendingFiniteCount == 2)
    #expect(weakly != nil)
    loop.cancel(token)
    loop.cancel(token)
    #expect(weakly == nil)
    #expect(loop.pendingFiniteCount == 1)
    runAll()
    loop.cancel(other)
    #expect(log.lines == ["kept 5"])
    #expect(loop.pendingFiniteCount == 0)
    #expect(token != other)
    #expect(token == token)
  }

  @Test("13. An action can cancel another that is due in the same turn")
  func cancelWithinTurn() {
    var victim: VirtualRunLoop.Token?
    loop.schedule(after: 5, phase: .source) { [self] in victim.map(loop.cancel) }
    victim = loop.schedule(after: 5, phase: .source, note("victim"))
    runAll()
    #expect(log.lines.isEmpty)
  }

  @Test("14. What is left after most of a thousand actions were cancelled still runs in order")
  func massCancellation() {
    let tokens = (0..<1000).map { loop.schedule(after: Int64(1000 - $0), phase: .source, note("\($0)")) }
    for (ordinal, token) in tokens.enumerated() where ordinal % 100 != 0 { loop.cancel(token) }
    #expect(loop.pendingFiniteCount == 10)
    #expect(loop.nextInstant == 100)
    runAll()
    #expect(log.lines == (0..<10).reversed().map { "\($0 * 100) \(1000 - $0 * 100)" })
  }

  @Test("15. run(until:) runs all that is due up to and including the instant, then is at the instant")
  func runUntil() {
    loop.schedule(after: 5, phase: .source, note("a"))
    loop.schedule(after: 10, phase: .source) { [self] in
      note("b")()
      loop.schedule(after: 0, phase: .source, note("c"))
      loop.schedule(after: 1, phase: .source, note("too late"))
    }
    loop.run(until: 10)
    #expect(log.lines == ["a 5", "b 10", "c 10"])
    #expect(loop.now == 10)
    loop.run(until: 10)
    loop.run(until: 3)
    #expect(loop.now == 10)
    loop.run(until: 500)
    #expect(loop.now == 500)
    #expect(log.lines.last == "too late 11")
  }

  @Test("16. wakeUp makes one turn happen at the present instant")
  func wakeUp() {
    loop.commit = note("commit")
    loop.run(until: 30)
    loop.wakeUp()
    loop.wakeUp()
    #expect(loop.nextInstant == 30)
    runAll()
    #expect(log.lines == ["commit 30"])
  }

  @Test("17. What was to happen in the past happens now; time never goes back")
  func past() {
    loop.run(until: 100)
    loop.schedule(at: 40, phase: .source, isFinite: true, note("late"))
    loop.schedule(after: -5, phase: .source, note("negative"))
    runAll()
    #expect(log.lines == ["late 100", "negative 100"])
  }

  @Test("18. Infinite actions are pending work but not finite; what lies beyond time is neither")
  func finiteness() {
    loop.schedule(after: 1, phase: .source, isFinite: false, note("timer"))
    #expect(loop.pendingFiniteCount == 0)
    #expect(loop.hasPendingWork)
    runAll()
    loop.schedule(after: .max, phase: .source, note("never"))
    #expect(loop.pendingFiniteCount == 0)
    #expect(!loop.hasPendingWork)
    #expect(!loop.runTurn())
  }

  @Test("19. A loop whose turns take no time stops after its limit and says that it is spinning")
  func spinning() {
    var count = 0
    func again() {
      loop.schedule(after: 0, phase: .source) {
        count += 1
        again()
      }
    }
    again()
    loop.run(until: 50)
    #expect(loop.isSpinning)
    #expect(count == VirtualRunLoop.turnLimit)
    #expect(loop.now == 0)
    #expect(!loop.runTurn())
    #expect(loop.hasPendingWork)
  }

  @Test("20. Turns that take time can go on for ever")
  func notSpinning() {
    var count = 0
    func again() {
      loop.schedule(after: 1, phase: .source) {
        count += 1
        if count <= 2 * VirtualRunLoop.turnLimit { again() }
      }
    }
    again()
    runAll()
    #expect(!loop.isSpinning)
    #expect(count == 2 * VirtualRunLoop.turnLimit + 1)
  }

  @Test("21. Turning a loop from inside its own turn is refused")
  func reentrancy() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let loop = VirtualRunLoop()
        loop.schedule(after: 0, phase: .source) { _ = loop.runTurn() }
        _ = loop.runTurn()
      }
    }
  }
}
