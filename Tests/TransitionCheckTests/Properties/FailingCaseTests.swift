#if !canImport(Darwin)
  import Testing
  import TransitionCheck

  /// What becomes of an `XCTAssert…` that fails in a property. On a Mac a case can't be performed by another test.
  @Suite(.serialized) struct FailingCaseTests {
    @Test func ourSuperclassKeepsAllButTheReportedCase() {
      let heard = perform(FailingPropertyCase.self) { $0.asserting() }
      #expect(heard.count == 2)
      #expect(heard.first?.contains("XCTAssertLessThan") == true)
      #expect(heard.last?.contains("✗ asserting — assertion at PropertyTestCaseTests.swift:") == true)
      #expect(heard.last?.contains("value   [0, 0, 0]\n") == true)
    }

    @Test func withoutItTheFailureIsReportedUnshrunk() {
      let heard = perform(FailingPlainCase.self) { $0.asserting() }
      #expect(heard.count == 2)
      #expect(heard.last?.contains("make PropertyTestCase the superclass") == true)
    }
  }
#endif
