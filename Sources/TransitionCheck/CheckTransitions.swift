import Foundation
public import TransitionDriver

/// Tells hundreds of random stories of a controller's transition and fails the test with the shortest that breaks a rule.
///
/// `presented` makes the controller anew for each story; stories present it from whatever is on top, and dismiss it, at
/// all sorts of moments. `TRANSITION_SEED`, `TRANSITION_CASES` and `TRANSITION_REPLAY` in the environment override.
/// One synchronous call; works in Swift Testing and in XCTest.
/// - Parameters:
///   - name: the name reports use.
///   - cases: how many stories are told.
///   - seed: where they come from.
///   - silencing: rules that do not count here, each with the reason.
///   - adding: rules of the app's own.
@MainActor @discardableResult
public func checkTransitions(
  _ name: String, cases: Int = 500, seed: UInt64 = 0, silencing silenced: [Silence] = [],
  adding rules: [any Invariant] = [], fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function, presented: @escaping @MainActor () -> UIViewController
) -> RunSummary? {
  checkTransitions(
    of: Subject(name, silenced: silenced, presented: presented), cases: cases, seed: seed, adding: rules,
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
}

/// Tells hundreds of random stories of a subject and fails the test with the shortest that breaks a rule.
///
/// As ``checkTransitions(_:cases:seed:silencing:adding:fileID:filePath:line:column:function:presented:)``, for a subject
/// with its own root or trigger.
@MainActor @discardableResult
public func checkTransitions(
  of subject: Subject, cases: Int = 500, seed: UInt64 = 0, adding rules: [any Invariant] = [],
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) -> RunSummary? {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  var options = CheckOptions()
  options.cases = cases
  options.seed = seed
  options.rules += rules
  options.testFilter = String(function.prefix { $0 != "(" })
  options.journal = CheckOptions.journal(for: "\(fileID)-\(options.testFilter)-\(subject.name)")
  do {
    options = try options.overridden(by: ProcessInfo.processInfo.environment)
  } catch {
    place.fail("\(error)")
    return nil
  }
  let store = options.replay == nil ? FailureKeeping.store(beside: "\(filePath)") : nil
  let kept = store?.check(subject, options, as: "\(fileID)/\(function) \(subject.name)")
  let summary = kept?.summary ?? StoryCheck(subject, options).run()
  for failure in summary.failures where !failure.isExpected { place.fail(TextReport().render(failure)) }
  // A kept story that still fails is told alone, and says nothing of the label.
  let isWhole = options.replay == nil && kept?.isKept != true
  for rule in subject.expected where !summary.broken.contains(rule) && isWhole {
    place.fail("\(subject.name) never broke \"\(rule)\", though its label says so")
  }
  return summary
}
