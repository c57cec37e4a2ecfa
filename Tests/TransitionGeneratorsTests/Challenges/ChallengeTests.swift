import Foundation
import Testing
import TransitionChallenges

/// The engine against the public shrinking benchmark. By default each challenge has a few starts;
/// `TRANSITION_LONG_TESTS=1` makes it a thousand.
@Suite struct ChallengeTests {
  static let isLong = ProcessInfo.processInfo.environment["TRANSITION_LONG_TESTS"] == "1"

  @Test(arguments: Challenge.all)
  func everyStartShrinksToTheMinimum(challenge: Challenge) {
    let isStateful = Challenge.stateful.contains { $0.name == challenge.name }
    let runs = Self.isLong ? 1_000 : isStateful ? 6 : 20
    let attempts = (0..<runs).map { challenge.attempt(UInt64($0), checkingNeighbours: true) }
    let missed = attempts.filter { !$0.reachesMinimum }.map(\.value)
    #expect(missed.isEmpty)
    let isMinimal = attempts.allSatisfy(\.isMinimal)
    #expect(isMinimal)
    let isOneMinimal = attempts.allSatisfy { $0.isOneMinimal == true }
    #expect(isOneMinimal)
    let mean = Double(attempts.reduce(0) { $0 + $1.executions }) / Double(runs)
    #expect(mean <= challenge.par)
  }
}

extension Challenge: CustomTestStringConvertible {
  package var testDescription: String { name }
}
