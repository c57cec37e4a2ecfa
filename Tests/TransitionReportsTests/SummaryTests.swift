import Testing
import TransitionInvariants
import TransitionReports

@Suite struct SummaryTests {
  /// A run of a subject with the given label that broke the given rules.
  func run(_ subject: String, expected: [String] = [], broken: [String], verdict: Verdict? = nil) -> RunSummary {
    var run = RunSummary(
      subject: subject, expected: expected, verdict: verdict ?? (broken.isEmpty ? .passed : .violated))
    run.cases = 10_000
    run.transitions = 31_204
    run.failures = broken.map { name in
      var failure = Sample.failure()
      failure.finding.invariant = name
      return failure
    }
    return run
  }

  @Test func aHuntAtAGlance() {
    var silent = run("Silent", broken: [])
    silent.cases = 12
    silent.silenced = [SilencedFindings(silence: Silence("closures run once", because: "it is a demo"), count: 3)]
    silent.advice = [Finding(invariant: "x", severity: .advice, event: 0, statement: "it may be wrong", because: "y")]
    let runs = [
      run("Zoom", broken: []),
      run("Black screen", expected: ["comes back"], broken: ["comes back"]),
      run("Late", expected: ["in time"], broken: []),
      run("Early", broken: ["in time"]),
      run("Sleeper", broken: [], verdict: .unsupported),
      silent,
    ]
    #expect(
      TextReport().render(runs) == """
        ✓ Zoom          10,000 cases  31,204 transitions  holds
        ✓ Black screen  10,000 cases  31,204 transitions  breaks "comes back" as its label says
        ✗ Late          10,000 cases  31,204 transitions  never broke "in time", though its label says so
        ✗ Early         10,000 cases  31,204 transitions  breaks "in time"
        ✗ Sleeper       10,000 cases  31,204 transitions  uses something that can't be followed
        ✓ Silent            12 cases  31,204 transitions  holds
            silenced: "closures run once", because it is a demo (3×)
            advice: it may be wrong, because y.
        """)
  }

  @Test func onlyTheLabelMakesAViolationRight() {
    #expect(run("a", broken: []).isAsExpected)
    #expect(run("a", expected: ["x"], broken: ["x"]).isAsExpected)
    #expect(!run("a", expected: ["x"], broken: []).isAsExpected)
    #expect(!run("a", expected: ["x"], broken: ["x", "y"]).isAsExpected)
    #expect(!run("a", broken: [], verdict: .crashed).isAsExpected)
    #expect(run("a", expected: ["x"], broken: ["x"], verdict: .crashed).isAsExpected)
    #expect(!run("a", expected: ["x"], broken: ["x"], verdict: .hung).isAsExpected)
    var advised = run("a", broken: ["x"])
    advised.failures[0].finding.severity = .advice
    #expect(advised.isAsExpected)
    #expect(run("a", broken: ["x", "x", "y"]).broken == ["x", "y"])
  }

  @Test func coverageShowsWhatNeverHappened() {
    var subject = run("Zoom", broken: [])
    subject.stepsSkipped = 1234
    #expect(TextReport().renderCoverage(of: subject) == "  1,234 steps could not apply and were skipped")
    subject.coverage = [
      Coverage(phase: "start", action: "present", count: 12_345),
      Coverage(phase: "middle", action: "present", count: 0),
      Coverage(phase: "middle", action: "second request", count: 7),
    ]
    #expect(
      TextReport().renderCoverage(of: subject) == """
                              start     middle
          present            12,345      never
          second request      never          7
          1,234 steps could not apply and were skipped
        """)
    subject.coverage = (1...20).map { Coverage(phase: "phase number \($0)", action: "present", count: $0) }
    let lines = TextReport().renderCoverage(of: subject).split(separator: "\n")
    #expect(lines.contains("  (12 more phases are not shown)"))
    #expect(lines.allSatisfy { $0.count <= TextReport.width })
  }

  @Test func progressFitsOneLine() {
    let text = TextReport()
    #expect(
      text.progress(subject: "Zoom", done: 2500, of: 10_000, transitions: 7801, failures: 0)
        == "█████░░░░░░░░░░░░░░░  2,500 of 10,000 cases  7,801 transitions  Zoom")
    #expect(
      text.progress(subject: "Zoom", done: 5, of: 0, transitions: 1, failures: 2)
        == "░░░░░░░░░░░░░░░░░░░░  5 of 0 cases  1 transitions  2 broken  Zoom")
    let long = String(repeating: "long ", count: 100)
    #expect(text.progress(subject: long, done: 9, of: 3, transitions: 1, failures: 1).count == TextReport.width)
  }
}
