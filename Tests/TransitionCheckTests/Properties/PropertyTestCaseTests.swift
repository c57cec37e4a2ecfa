import TransitionCheck
import XCTest

/// Properties in XCTest.
final class PropertyTestCaseTests: PropertyTestCase {
  func testReversing() {
    checkProperty(.array(.int())) { $0.reversed().reversed() == $0 }
  }

  func testAssertionsMayStandInAProperty() {
    checkProperty(.array(.int(in: 0...9))) { list in XCTAssertEqual(list.sorted().count, list.count) }
  }

  func testAwaiting() async {
    let result = await checkProperty(.int(in: 0...9), cases: 20) { number in
      await Task.yield()
      XCTAssertLessThan(number, 10)
    }
    XCTAssertEqual(result?.statistics.cases, 20)
  }

  @MainActor func testOnTheMainActor() {
    var seen = 0
    checkProperty(.int(in: 0...9), cases: 20) { _ in seen += 1 }
    XCTAssertEqual(seen, 20)
  }
}

/// Cases whose assertions fail; performed by the tests of them, and none of their methods is a test.
final class FailingPropertyCase: PropertyTestCase {
  func asserting() {
    checkProperty(.array(.int())) { list in XCTAssertLessThan(list.count, 3) }
  }
}

/// As ``FailingPropertyCase``, without our superclass.
final class FailingPlainCase: XCTestCase {
  func asserting() {
    checkProperty(.array(.int())) { list in XCTAssertLessThan(list.count, 3) }
  }
}

#if !canImport(Darwin)
  /// Performs a case outside the running tests, and answers what it was told it failed for.
  ///
  /// It runs in a thread of its own, where no test of Swift Testing is current.
  func perform<Case: XCTestCase>(_ type: Case.Type, _ body: @escaping (Case) -> Void) -> [String] {
    let log = FailureLog()
    nonisolated(unsafe) let body = body
    let thread = Thread {
      FailureKeeping.$current.withValue(.off) {
        let test = Case(name: "\(Case.self).asserting", testClosure: { body($0 as! Case) })
        log.name = test.name
        XCTestObservationCenter.shared.addTestObserver(log)
        test.run()
        XCTestObservationCenter.shared.removeTestObserver(log)
      }
      log.isDone.signal()
    }
    thread.start()
    log.isDone.wait()
    return log.descriptions
  }

  /// What XCTest tells observers of one case.
  final class FailureLog: NSObject, XCTestObservation, @unchecked Sendable {
    let isDone = DispatchSemaphore(value: 0)
    var name = ""
    var descriptions: [String] = []

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      if testCase.name == name { descriptions.append(description) }
    }
  }
#endif
