import Foundation
import Testing
import TransitionDriver

/// One call of `checkProperty`: where it stands, and what it was told.
struct PropertyCall {
  let site: CallSite
  let function: String
  var options: PropertyCheckOptions

  init(_ name: String, cases: Int, seed: UInt64, timeLimit: Duration?, site: CallSite, function: String) {
    self.site = site
    self.function = function
    options = PropertyCheckOptions(cases: cases, seed: seed)
    options.timeLimit = timeLimit
    options.testFilter = String(function.prefix { $0 != "(" })
    options.name = name.isEmpty ? options.testFilter : name
    options.storedName = "\(site.fileID)/\(function)" + (name.isEmpty ? "" : " \(name)")
  }

  /// The check to run; `nil` where the environment has something that can't be read, which fails the test.
  func check<Value>(_ generator: Generator<Value>) -> PropertyCheck<Value>? {
    var options = options
    options.journal = CheckOptions.journal(for: "\(options.storedName)-\(site.line)")
    options.store = FailureKeeping.store(beside: "\(site.filePath)")
    do {
      return PropertyCheck(generator, try options.overridden(by: ProcessInfo.processInfo.environment))
    } catch {
      site.fail("\(error)")
      return nil
    }
  }

  /// Runs a check and sees what the test library records meanwhile.
  func watching<Value>(_ body: (IssueCapture) -> PropertyResult<Value>) -> PropertyResult<Value> {
    let capture = IssueCapture()
    return IssueCapture.$current.withValue(capture) {
      guard Test.current != nil else {
        XCTestWatch.start()
        return body(capture)
      }
      var result: PropertyResult<Value>?
      // No issue is known to it: it is asked about each, after those around what records it and before those around us.
      withKnownIssue(isIntermittent: true) {
        result = body(capture)
      } matching: { issue in
        capture.takes(issue)
      }
      return result!
    }
  }

  /// Runs a check that awaits, and sees what the test library records meanwhile.
  func watching<Value>(
    isolation: isolated (any Actor)?, _ body: (IssueCapture) async -> PropertyResult<Value>
  ) async -> PropertyResult<Value> {
    let capture = IssueCapture()
    return await IssueCapture.$current.withValue(
      capture,
      operation: {
        guard Test.current != nil else {
          XCTestWatch.start()
          return await body(capture)
        }
        var result: PropertyResult<Value>?
        await withKnownIssue(isIntermittent: true, isolation: isolation) {
          result = await body(capture)
        } matching: { issue in
          capture.takes(issue)
        }
        return result!
      }, isolation: isolation)
  }

  /// Fails the test for what the check found, and prints what the cases were if the property labels them.
  func report<Value>(_ result: PropertyResult<Value>) -> PropertyResult<Value> {
    for failure in result.failures { site.fail(failure.report(options)) }
    for problem in result.problems { site.fail("\(options.name): \(problem)") }
    for warning in result.warnings { site.warn("\(options.name): \(warning)") }
    if !result.statistics.labels.isEmpty {
      print("\(options.name): \(result.statisticsLines.joined(separator: "\n  "))")
    }
    return result
  }
}

extension IssueCapture {
  /// Takes an issue that was recorded and is known to nobody inside the property; answers that we don't know it either.
  fileprivate func takes(_ issue: Issue) -> Bool {
    if issue.isFailure { takes(CaughtIssue(issue), isSeen: !PropertyTrait.isActive) }
    return false
  }
}
