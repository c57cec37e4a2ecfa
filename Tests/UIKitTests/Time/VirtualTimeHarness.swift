import UIKit

/// What ran inside a virtual run loop, and when.
@MainActor
final class VirtualLog {
  let loop = VirtualRunLoop()
  private(set) var lines: [String] = []
  private(set) var unsupported: [String] = []

  init() {
    loop.unsupported = { [unowned self] in unsupported.append($0) }
  }

  /// Notes a name with the turn and the time in milliseconds.
  func note(_ name: String) {
    lines.append("\(name) @\(loop.turn) \(Double(loop.now) / 1e6)")
  }

  /// Runs the body with the loop installed, then all the turns up to ten seconds.
  static func run(seconds: Int64 = 10, _ body: (VirtualLog) -> Void) -> VirtualLog {
    let log = VirtualLog()
    VirtualTime.install(log.loop)
    body(log)
    log.loop.run(until: seconds * 1_000_000_000)
    VirtualTime.uninstall(log.loop)
    return log
  }
}
