import Foundation
import Testing
import TransitionDriver
import TransitionTrace
import UIKit

/// The whole trace of a simple story, so that any change of what is recorded is seen.
///
/// `RECORD_GOLDENS=1 swift test --filter Goldens` writes the file anew; look at what changed before you keep it.
@Suite @MainActor struct TraceGolden {
  private final class Base: UIViewController {}
  private final class Card: UIViewController {}

  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "card-over-base.jsonl")

  @Test func cardOverBase() throws {
    let stage = Stage(root: Base())
    let card = Card()
    card.modalPresentationStyle = .fullScreen
    stage.root.present(card, animated: true) {}
    stage.settle()
    card.dismiss(animated: true)
    stage.settle()

    let recorded = stage.trace.jsonLines()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try recorded.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    let lines = recorded.split(separator: "\n")
    let difference = zip(lines, golden).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(difference == nil, "line \((difference?.offset ?? 0) + 1) differs")
    #expect(lines.count == golden.count)
    #expect(try Trace(jsonLines: recorded) == stage.trace)
  }
}
