public import Foundation
public import TransitionInvariants

/// How a subject is checked.
public struct CheckOptions: Sendable {
  /// How many stories are told.
  public var cases = 500
  /// Where they come from: case = f(seed, index), nothing else.
  public var seed: UInt64 = 0
  /// The story or case to replay instead, if any.
  public var replay: Replay?
  /// The rules to check.
  public var rules: [any Invariant] = Invariants.all
  /// How many stories shrinking a failure may tell.
  public var shrinkLimit = 3_000
  /// How long shrinking a failure may take, in seconds; what is cut short is marked as not minimal.
  public var shrinkSeconds = 30.0
  /// How many different rules are reported broken before the run stops.
  public var failureLimit = 8
  /// Where a line is written before each case, so that a trap is replayable; nowhere by default.
  public var journal: URL?
  /// What to tell `swift test --filter` to run this check again; empty outside tests.
  public var testFilter = ""
  /// The name of the command-line tool that runs the check; empty in tests.
  public var tool = ""

  /// Makes the default options.
  public init() {}

  /// The options with what the environment overrides: `TRANSITION_SEED` (a number, decimal or `0x…`),
  /// `TRANSITION_REPLAY` (a seed, a seed and case, or a token) and `TRANSITION_CASES` (a number from 1).
  ///
  /// - Throws: ``CallError`` in one line where one of them can't be read.
  public func overridden(by environment: [String: String]) throws(CallError) -> CheckOptions {
    var options = self
    if let text = environment["TRANSITION_SEED"] { options.seed = try Replay.seed(text, named: "TRANSITION_SEED") }
    if let text = environment["TRANSITION_CASES"] {
      options.cases = try Self.cases(text, named: "TRANSITION_CASES")
    }
    if let text = environment["TRANSITION_REPLAY"] { options.replay = try Replay(text, named: "TRANSITION_REPLAY") }
    return options
  }

  /// The whole command that replays a story of a subject.
  func command(toReplay token: String, _ subject: String) -> String {
    if !tool.isEmpty { return "swift run \(tool) replay \(token) --subject \(subject)" }
    return "TRANSITION_REPLAY=\(token)" + (testFilter.isEmpty ? "" : " swift test --filter \(testFilter)")
  }

  /// The place of a check's journal, by the check's name.
  public static func journal(for name: String) -> URL { Journal.place(for: name) }

  /// Reads a number of cases.
  static func cases(_ text: String, named name: String) throws(CallError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw CallError("\(name) takes a whole number from 1, not \"\(text)\"")
    }
    return number
  }
}

/// A call that can't be carried out: one line says what was wrong and what would be right.
public struct CallError: Error, Hashable, CustomStringConvertible {
  /// The line.
  public let description: String

  /// Makes an error.
  public init(_ description: String) { self.description = description }
}
