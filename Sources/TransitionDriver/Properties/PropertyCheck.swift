import Foundation
public import TransitionGenerators

/// Checks a property of a generator's values: kept failures first, then random cases; what fails is shrunk.
///
/// This is what `checkProperty` does in a test, without the test.
public struct PropertyCheck<Value> {
  private let generator: Generator<Value>
  private let options: PropertyCheckOptions

  /// How long one case may take.
  var timeLimit: Duration? { options.timeLimit }

  /// Prepares a check.
  public init(_ generator: Generator<Value>, _ options: PropertyCheckOptions = PropertyCheckOptions()) {
    self.generator = generator
    self.options = options
  }

  /// Checks the property, which answers a `Bool`, a ``PropertyVerdict`` or nothing, in one synchronous call.
  ///
  /// - Parameters:
  ///   - watch: Sees what a test library records meanwhile.
  ///   - property: The property; an error that it throws is a failure of its own kind.
  public func run<Answer>(
    watch: (any IssueWatch)? = nil, property: (Value, inout CaseNotes) throws -> Answer
  ) -> PropertyResult<Value> {
    run { value, notes, isReported in
      watch?.begin(isReported: isReported)
      var execution: PropertyExecution
      do {
        execution = PropertyExecution(answer: try property(value, &notes))
      } catch {
        execution = PropertyExecution(error: error)
      }
      if let watch { execution.add(watch.end(), isCounted: !watch.canWithhold) }
      return execution
    }
  }

  /// Checks what an execution of the property comes to.
  func run(execute: (Value, inout CaseNotes, Bool) -> PropertyExecution) -> PropertyResult<Value> {
    withoutActuallyEscaping(execute) { execute in
      let session = PropertySession(generator, options, execute: execute)
      switch options.replay {
      case .choices(let token): replay(token, session)
      case .story(let seed, let index): session.checkCase(seed, index)
      case .seed(let seed): session.checkAll(seed)
      case nil: checkKeptAndNew(session)
      }
      return session.result
    }
  }

  private func replay(_ token: String, _ session: PropertySession<Value>) {
    do throws(ChoicesTokenError) {
      _ = try session.check(token: token)
    } catch {
      session.add(problem: "TRANSITION_REPLAY: \(error)")
    }
  }

  /// Tries the failures that were kept; new cases follow if none of them fails any more.
  private func checkKeptAndNew(_ session: PropertySession<Value>) {
    var passed: [String] = []
    for token in options.store?.tokens(of: options.storedName) ?? [] {
      do throws(ChoicesTokenError) {
        if try !session.check(token: token) { passed.append(token) }
      } catch {
        StandardError.write(
          "\(options.name): \(FailureStore.fileName) has \(token), but \(error); delete its line if that is meant")
      }
    }
    options.store?.warnOfBadLines()
    if session.result.failures.isEmpty { session.checkAll(options.seed) }
    let failed = session.result.failures.filter(\.isRepeatable).map(\.token)
    options.store?.update(check: options.storedName, failed: failed, passed: passed)
  }
}
