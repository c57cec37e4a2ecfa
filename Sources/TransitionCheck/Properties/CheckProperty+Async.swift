public import TransitionDriver

/// Checks a property that awaits, one case after another, where the test runs.
///
/// As ``checkProperty(_:_:cases:seed:timeLimit:fileID:filePath:line:column:function:property:)``. Whether the same case
/// ends the same way is then up to the property; a failure that does not repeat is reported as nondeterministic.
@discardableResult
public func checkProperty<Value, Answer>(
  _ generator: Generator<Value>, _ name: String = "", cases: Int = 100, seed: UInt64 = 0, timeLimit: Duration? = nil,
  isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function,
  property: @escaping (Value) async throws -> Answer
) async -> PropertyResult<Value>? {
  await checkProperty(
    generator, name, cases: cases, seed: seed, timeLimit: timeLimit, isolation: isolation, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function
  ) { value, _ in try await property(value) }
}

/// Checks a property that awaits and says what its cases are.
@discardableResult
public func checkProperty<Value, Answer>(
  _ generator: Generator<Value>, _ name: String = "", cases: Int = 100, seed: UInt64 = 0, timeLimit: Duration? = nil,
  isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function,
  property: @escaping (Value, inout CaseNotes) async throws -> Answer
) async -> PropertyResult<Value>? {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let call = PropertyCall(name, cases: cases, seed: seed, timeLimit: timeLimit, site: site, function: function)
  guard let check = call.check(generator) else { return nil }
  let result = await call.watching(isolation: isolation) { capture in
    await check.run(isolation: isolation, watch: capture, property: property)
  }
  return call.report(result)
}
