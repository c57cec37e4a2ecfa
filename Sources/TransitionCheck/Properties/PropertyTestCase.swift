import Foundation
import TransitionDriver
public import XCTest

/// A test case in which `XCTAssert…` in a property counts for the property.
///
/// While `checkProperty` looks for a failure and shrinks it, what a case asserts is kept from the test; what the simplest
/// failing case asserts reaches it. Elsewhere an assertion that fails in a property is reported, but not shrunk.
open class PropertyTestCase: XCTestCase {
  #if canImport(Darwin)
    /// Records a failure, unless it belongs to a case that is not reported.
    open override func record(_ issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      let caught = CaughtIssue(
        assertion: issue.compactDescription, file: place?.fileURL.path, line: place?.lineNumber ?? 0)
      if IssueCapture.current?.withholds(caught) != true { super.record(issue) }
    }
  #else
    /// Records a failure, unless it belongs to a case that is not reported.
    open override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      let caught = CaughtIssue(assertion: description, file: filePath, line: lineNumber)
      if IssueCapture.current?.withholds(caught) != true {
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
    }
  #endif
}

/// Sees each failure that XCTest has counted.
final class XCTestWatch: NSObject, XCTestObservation {
  /// Begins to watch; once in a process.
  static func start() { _ = isStarted }

  private static let isStarted: Bool = {
    XCTestObservationCenter.shared.addTestObserver(XCTestWatch())
    return true
  }()

  #if canImport(Darwin)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      IssueCapture.current?.takes(
        CaughtIssue(assertion: issue.compactDescription, file: place?.fileURL.path, line: place?.lineNumber ?? 0),
        isSeen: true)
    }
  #else
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      IssueCapture.current?.takes(
        CaughtIssue(assertion: description, file: filePath, line: lineNumber), isSeen: true)
    }
  #endif
}

extension CaughtIssue {
  fileprivate init(assertion: String, file: String?, line: Int) {
    let name = file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "?"
    self.init(kind: "assertion at \(name):\(line)", text: assertion)
  }
}
