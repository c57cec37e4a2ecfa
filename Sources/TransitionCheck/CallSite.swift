import Testing
import TransitionDriver

/// Where a check was called.
struct CallSite {
  let fileID: String
  let filePath: StaticString
  let line: Int
  let column: Int

  /// Says something worth a look at the caller's line, without failing the test.
  func warn(_ message: String) {
    if Test.current != nil {
      Issue.record("\(message)", severity: .warning, sourceLocation: sourceLocation)
    } else {
      StandardError.write("\(filePath):\(line): warning: \(message)")
    }
  }

  private var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: "\(filePath)", line: line, column: column)
  }

  /// Fails the test at the caller's line, whichever library runs it.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record("\n\(message)", sourceLocation: sourceLocation)
    } else {
      recordXCTestFailure("\n\(message)", file: filePath, line: UInt(line))
    }
  }
}
