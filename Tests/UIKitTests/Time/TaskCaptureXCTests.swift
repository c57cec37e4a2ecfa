import UIKit
import XCTest

/// The same under XCTest, whose synchronous tests run in no task at all.
final class TaskCaptureXCTests: XCTestCase {
  @MainActor
  private static func story() -> [String] {
    VirtualLog.run { log in
      Task {
        log.note("a")
        await Task.yield()
        log.note("b")
      }
      Task { log.note("c") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { log.note("d") } }
    }.lines
  }

  private static let expected = ["a @0 0.0", "c @0 0.0", "b @3 0.0", "d @4 1000.0"]

  @MainActor
  func testInASynchronousTest() {
    XCTAssertEqual(Self.story(), Self.expected)
    MainActor.assumeIsolated { XCTAssertNil(VirtualTime.current) }
  }

  @MainActor
  func testInAnAsynchronousTest() async {
    XCTAssertEqual(Self.story(), Self.expected)
    let value = await Task { 3 }.value
    XCTAssertEqual(value, 3)
    XCTAssertEqual(Self.story(), Self.expected)
  }

  func testFromOutsideTheMainActor() async {
    let lines = await MainActor.run { Self.story() }
    XCTAssertEqual(lines, Self.expected)
  }
}
