public import Testing
import TransitionDriver

/// Makes `#expect` and `#require` in a property count for the property: `.propertyChecking`.
///
/// While `checkProperty` looks for a failure and shrinks it, the issues of each case are kept from the test; those of the
/// simplest failing case reach it.
public struct PropertyTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether issues are kept from the running test while a property is executed.
  @TaskLocal static var isActive = false

  /// Whether the tests of a suite, and of suites in it, have the trait too.
  public var isRecursive: Bool { true }

  /// Runs a test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      IssueCapture.current?.isSilent == true ? nil : issue
    }
    try await Self.$isActive.withValue(true) {
      try await handler.provideScope(for: test, testCase: testCase, performing: function)
    }
  }
}

extension Trait where Self == PropertyTrait {
  /// Expectations in the properties that the test checks are found, shrunk and reported once, as `false` is.
  public static var propertyChecking: Self { PropertyTrait() }
}

extension CaughtIssue {
  /// An issue in words; its kind names the line that recorded it.
  init(_ issue: Issue) {
    let what: String
    switch issue.kind {
    case .expectationFailed: what = "expectation"
    case .errorCaught: what = "error"
    case .confirmationMiscounted: what = "confirmation"
    default: what = "issue"
    }
    let place = issue.sourceLocation.map { " at \($0.fileName):\($0.line)" } ?? ""
    self.init(kind: what + place, text: "\(issue)")
  }
}
