import Testing
import TransitionDriver
import TransitionTrace

@testable import UIKit

/// A main thread that is busy for a while.
@Suite(.serialized) @MainActor struct StallTests {
  private let loop = VirtualRunLoop()

  @Test func whatCameDueRunsLateInOrder() {
    var log: [String] = []
    func add(_ name: String, at instant: Int64, _ phase: VirtualRunLoop.Phase) {
      loop.schedule(at: instant, phase: phase, isFinite: true) { [loop] in log.append("\(name) \(loop.now)") }
    }
    add("third", at: 30, .source)
    add("second", at: 20, .animation)
    add("first", at: 10, .source)
    add("alike", at: 10, .source)
    add("later", at: 200, .source)
    loop.stall(for: 100)
    #expect(loop.now == 100 && log == [])
    #expect(loop.nextInstant == 100)
    #expect(loop.runTurn())
    #expect(log == ["first 100", "alike 100"])
    loop.run(until: 100)
    #expect(log.dropFirst(2) == ["second 100", "third 100"])
    loop.run(until: 200)
    #expect(log.last == "later 200")
  }

  @Test func whatLateWorkAsksForComesAfterAllThatIsLate() {
    var log: [String] = []
    loop.schedule(at: 10, phase: .source, isFinite: true) { [loop] in
      log.append("first")
      loop.schedule(after: 0, phase: .source) { log.append("asked for") }
    }
    loop.schedule(at: 20, phase: .source, isFinite: true) { log.append("second") }
    loop.stall(for: 100)
    while loop.runTurn() {}
    #expect(log == ["first", "second", "asked for"])
    #expect(loop.now == 100)
  }

  @Test func nothingAndNonsense() {
    loop.stall(for: 0)
    loop.stall(for: -5)
    #expect(loop.now == 0)
    loop.stall(for: 7)
    loop.stall(for: .max)
    #expect(loop.now == 7 && loop.nextInstant == nil)
  }

  @Test func aTimerLeavesOutWhatItMissed() {
    let stage = Stage(root: UIViewController())
    let loop = stage.simulation.loop
    nonisolated(unsafe) var dates: [Duration] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      MainActor.assumeIsolated { dates.append(.nanoseconds(loop.now)) }
    }
    loop.stall(for: 350_000_000)
    stage.advance(by: .milliseconds(150))
    timer.invalidate()
    #expect(dates == [.milliseconds(350), .milliseconds(400), .milliseconds(500)])
  }

  @Test func theTraceHasTheLateTimes() {
    let stage = Stage(root: UIViewController())
    let next = UIViewController()
    stage.root.present(next, animated: true)
    stage.advance(by: .milliseconds(100))
    stage.simulation.loop.stall(for: 2_000_000_000)
    stage.settle()
    let ended = stage.trace.events.filter { if case .transitionEnded = $0.kind { true } else { false } }
    #expect(ended.map(\.time) == [TraceTime(nanoseconds: 2_100_000_000)])
    #expect(stage.findings().isEmpty)
  }
}
