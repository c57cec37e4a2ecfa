import Foundation
public import Testing
import TransitionDriver

/// Where the checks of a test keep their failures.
package enum FailureKeeping: Sendable {
  /// In the file beside the test's source.
  case besideTheTest
  /// In the file of this directory.
  case directory(URL)
  /// Nowhere.
  case off

  /// What holds for the running test.
  @TaskLocal package static var current = FailureKeeping.besideTheTest

  /// The store for a test's source file, as the environment has it.
  static func store(beside file: String) -> FailureStore? {
    let environment = ProcessInfo.processInfo.environment
    switch current {
    case .besideTheTest: return FailureStore.beside(file, environment: environment)
    case .directory(let url): return FailureStore(directory: url)
    case .off: return nil
    }
  }
}

/// Keeps failures of a test's checks out of the file beside the test: `.keepingNoFailures`.
public struct FailureKeepingTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the tests of a suite, and of suites in it, have the trait too.
  public var isRecursive: Bool { true }

  /// Runs a test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await FailureKeeping.$current.withValue(.off) { try await function() }
  }
}

extension Trait where Self == FailureKeepingTrait {
  /// The test's checks neither keep their failures for the next run nor try kept ones, as for tests of failures.
  public static var keepingNoFailures: Self { FailureKeepingTrait() }
}
