public import TransitionDriver

/// Checks that a property holds for a generator's values, and fails the test with the simplest one for which it does not.
///
/// `checkProperty(.integer().array()) { $0.reversed().reversed() == $0 }` is a whole test, in Swift Testing and in XCTest.
/// The property answers a `Bool` or nothing; it fails by `false`, by an error, and by `#expect` and `#require` in a test
/// with the trait `.propertyChecking` or `XCTAssert…` in a ``PropertyTestCase``. Cases that failed before are tried
/// first. `TRANSITION_SEED`, `TRANSITION_CASES` and `TRANSITION_REPLAY` in the environment override.
/// - Parameters:
///   - generator: makes the values.
///   - name: the name reports use; the test's by default. Checks of one test need different names, for kept failures are
///     each check's own.
///   - cases: how many values are tried.
///   - seed: where they come from.
///   - timeLimit: how long one case may take; one that takes longer fails.
///   - property: what should hold.
/// - Returns: what the check found; `nil` if the environment has something that can't be read.
@discardableResult
public func checkProperty<Value, Answer>(
  _ generator: Generator<Value>, _ name: String = "", cases: Int = 100, seed: UInt64 = 0, timeLimit: Duration? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function, property: (Value) throws -> Answer
) -> PropertyResult<Value>? {
  checkProperty(
    generator, name, cases: cases, seed: seed, timeLimit: timeLimit, fileID: fileID, filePath: filePath, line: line,
    column: column, function: function
  ) { value, _ in try property(value) }
}

/// Checks a property that says what its cases are: `notes` take labels, demands and values for the statistics.
///
/// As ``checkProperty(_:_:cases:seed:timeLimit:fileID:filePath:line:column:function:property:)-(_,_,_,_,_,_,_,_,_,_,(Value)->Answer)``.
@discardableResult
public func checkProperty<Value, Answer>(
  _ generator: Generator<Value>, _ name: String = "", cases: Int = 100, seed: UInt64 = 0, timeLimit: Duration? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function, property: (Value, inout CaseNotes) throws -> Answer
) -> PropertyResult<Value>? {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let call = PropertyCall(name, cases: cases, seed: seed, timeLimit: timeLimit, site: site, function: function)
  guard let check = call.check(generator) else { return nil }
  return call.report(call.watching { capture in check.run(watch: capture, property: property) })
}
