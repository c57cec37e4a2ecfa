import XCTest

/// Fails the XCTest that is running.
///
/// On its own here, so that a file that imports both test libraries does not have to choose between their names.
func recordXCTestFailure(_ message: String, file: StaticString, line: UInt) {
  XCTFail(message, file: file, line: line)
}
