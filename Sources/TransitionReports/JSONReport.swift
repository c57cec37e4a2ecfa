internal import Foundation
internal import TransitionInvariants

/// Writes reports for programs: JSON Lines with sorted keys, so that equal runs give equal text.
///
/// Numbers that need 64 bits are strings: seeds as `0x…`, digests as 16 hexadecimal digits.
public struct JSONReport: Sendable {
  /// Makes a writer.
  public init() {}

  /// The line of kind `subject`, without its line break.
  public func subject(_ run: RunSummary) -> String {
    line(
      Subject(
        name: run.subject, expected: run.expected, cases: run.cases, actions: run.actions,
        transitions: run.transitions, events: run.events, seconds: (run.seconds * 1000).rounded() / 1000,
        digest: hexadecimal(run.digest)))
  }

  /// The line of kind `failure`, without its line break.
  public func failure(_ failure: FailureReport) -> String {
    line(
      Failure(
        subject: failure.subject, invariant: failure.finding.invariant, severity: failure.finding.severity.rawValue,
        expected: failure.isExpected, verdict: failure.verdict.rawValue,
        seed: "0x" + String(failure.seed, radix: 16), case: failure.caseIndex, steps: failure.steps,
        originalSteps: failure.originalSteps, replay: failure.replay, digest: hexadecimal(failure.digest),
        explanation: failure.explanation))
  }

  /// All lines of some runs: each subject, then its failures. Every line ends with a line break.
  public func lines(_ runs: [RunSummary]) -> String {
    runs.flatMap { run in [subject(run)] + run.failures.map(failure) }.map { $0 + "\n" }.joined()
  }

  private struct Subject: Encodable {
    var kind = "subject"
    var name: String
    var expected: [String]
    var cases: Int
    var actions: Int
    var transitions: Int
    var events: Int
    var seconds: Double
    var digest: String
  }

  private struct Failure: Encodable {
    var kind = "failure"
    var subject: String
    var invariant: String
    var severity: String
    var expected: Bool
    var verdict: String
    var seed: String
    var `case`: Int
    var steps: Int
    var originalSteps: Int
    var replay: String
    var digest: String
    var explanation: String
  }

  private func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only a number that is not finite could fail here, and a duration is none.
    return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
  }

  private func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
