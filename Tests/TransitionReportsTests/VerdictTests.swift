import Testing
import TransitionReports

@Suite struct VerdictTests {
  /// Verdicts are words of the machine output: renaming one breaks whoever reads it.
  @Test func theWordsAreFixed() {
    #expect(
      Verdict.allCases.map(\.rawValue) == [
        "passed", "violated", "crashed", "hung", "unsupported", "nondeterministic", "dependsOnEarlierStories",
      ])
  }
}
