import Testing
import TransitionInvariants
import TransitionReports

@Suite struct JSONReportTests {
  func run() -> RunSummary {
    var run = RunSummary(subject: "Story", expected: ["completes exactly once"], verdict: .violated)
    run.cases = 10
    run.actions = 40
    run.transitions = 31
    run.events = 1234
    run.seconds = 0.12345
    run.digest = 0xDEAD_BEEF
    run.failures = [Sample.failure()]
    return run
  }

  @Test func theLineOfASubject() {
    #expect(
      JSONReport().subject(run()) == """
        {"actions":40,"cases":10,"digest":"00000000deadbeef","events":1234,\
        "expected":["completes exactly once"],"kind":"subject","name":"Story","seconds":0.123,"transitions":31}
        """)
  }

  @Test func theLineOfAFailure() {
    #expect(
      JSONReport().failure(Sample.failure()) == """
        {"case":137,"digest":"00000000000000ab","expected":false,"explanation":"RootViewController#1.view is in \
        no window after the dismissal of StoryController#2, because the app moved it into the container, which \
        UIKit throws away with all that is in it; however this style keeps the presenter (its view(forKey:) is \
        nil): it must not be moved.","invariant":"presenter's view leaves and comes back","kind":"failure",\
        "originalSteps":19,"replay":"v1.3k2","seed":"0x5eed42","severity":"violation","steps":2,\
        "subject":"Story","verdict":"violated"}
        """)
  }

  @Test func everyLineIsALine() {
    var broken = run()
    broken.subject = "two\nlines \"quoted\""
    broken.failures[0].finding.statement = "a\nb"
    let text = JSONReport().lines([broken, run()])
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }
}
