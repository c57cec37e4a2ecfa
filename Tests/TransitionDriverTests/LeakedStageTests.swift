import Foundation
import Testing
import TransitionDriver
import UIKit

/// A stage that a test keeps alive, by a cycle say, takes the clock of nothing but the code that made it.
@Suite struct LeakedStageTests {
  /// Keeps itself and a stage alive.
  @MainActor
  private final class Knot {
    let stage = Stage(root: UIViewController())
    var knot: Knot?

    init() { knot = self }
  }

  @MainActor private static func leak() { _ = Knot() }
  @MainActor private static func wait() async { await Task.yield() }
  @MainActor private static func end() { DispatchQueue.main.async { exit(EXIT_SUCCESS) } }

  /// Whatever else the process does on the main thread goes on, until it ends.
  private static func story() async {
    await leak()
    await Task.detached { await wait() }.value
    await Task.detached { await end() }.value
    try? await Task.sleep(for: .seconds(20))
    exit(EXIT_FAILURE)
  }

  @Test func theProcessEndsAllTheSame() async {
    await #expect(processExitsWith: .success) { await LeakedStageTests.story() }
  }
}
