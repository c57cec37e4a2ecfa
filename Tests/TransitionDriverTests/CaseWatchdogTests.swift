import Foundation
import Testing

@testable import TransitionDriver

@Suite struct CaseWatchdogTests {
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []
    var lines: [String] { lock.withLock { all } }
    func add(_ line: String) { lock.withLock { all.append(line) } }
  }

  @Test func aCaseThatRunsOnIsNamedOnce() {
    let log = Log()
    let watchdog = CaseWatchdog(limit: .milliseconds(20)) { log.add($0) }
    watchdog.begin("short")
    watchdog.end()
    watchdog.begin("long")
    Thread.sleep(forTimeInterval: 0.5)
    watchdog.end()
    Thread.sleep(forTimeInterval: 0.1)
    watchdog.finish()
    #expect(log.lines == ["long"])
  }
}
