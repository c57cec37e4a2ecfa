import Testing
import TransitionInvariants
import TransitionReports
import TransitionTrace

@Suite struct TextReportTests {
  @Test func theWholeTextOfAFailure() {
    #expect(
      TextReport().render(Sample.failure()) == """
        ✗ presenter's view leaves and comes back — Story  seed 0x5eed42  case 137  shrunk 19 → 2 steps
          root.view is in no window after the dismissal of story,
          because the app moved it into the container, which UIKit throws away with all that is in it;
          however this style keeps the presenter (its view(forKey:) is nil): it must not be moved.
              stage.present(story)
              stage.settle()
              stage.dismiss(story)
              stage.settle()
            time  root   story     container   event
            0 ms  there  arriving  story       present(story)
          420 ms  there  leaving   story       dismiss(story)
        > 420 ms  there  leaving   story root  root.view → container   ← first wrong event
          420 ms  there  leaving   story root  story.view animates until 720 ms
          720 ms  there  leaving   story root  animation ends
          720 ms  there  leaving   story root  completeTransition(true)
          720 ms  there  leaving   story root  the dismissal is over
          720 ms  lost   gone                  story.viewDidDisappear
          replay  TRANSITION_REPLAY=v1.3k2 swift test --filter StoryTests
        """)
  }

  @Test func theHeaderSaysWhatIsNotUsual() {
    var failure = Sample.failure()
    func header() -> String { String(TextReport().render(failure).prefix { $0 != "\n" }) }
    failure.isExpected = true
    failure.isMinimal = false
    failure.finding.invariant = "x"
    #expect(
      header() == "✗ x — Story (as its label says)        seed 0x5eed42  case 137  "
        + "shrunk 19 → 2 steps, not yet minimal")
    failure.isReplayed = true
    #expect(header().hasSuffix("  replayed  shrunk 19 → 2 steps, not yet minimal"))
    failure.isReplayed = false
    failure.isExpected = false
    failure.isMinimal = true
    failure.originalSteps = failure.steps
    failure.verdict = .nondeterministic
    #expect(
      header() == "✗ x — Story (nondeterministic: the same case went another way)  seed 0x5eed42  case 137  2 steps")
    failure.verdict = .violated
    failure.finding.severity = .advice
    #expect(header().hasPrefix("! x — Story  "))
  }

  @Test func theConditionTellsOrdersFromQuirks() {
    var failure = Sample.failure()
    #expect(failure.condition == "")
    failure.needs = ["didEndHook=afterAppearance", "chainDismissal=child"]
    #expect(failure.condition == "only when didEndHook=afterAppearance and with UIKit quirk chainDismissal=child")
    #expect(TextReport().render(failure).contains("\n  (only when didEndHook"))
  }

  @Test func coloursAreAddedAndNothingElse() {
    let plain = TextReport().render(Sample.failure())
    let coloured = TextReport(isColoured: true).render(Sample.failure())
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}[31m✗ presenter's"))
    #expect(coloured.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }

  /// Whatever the trace, the story and the texts are like, a failure stays within its lines and columns.
  @Test(arguments: [0, 1, 7, 8, 9, 40, 5000], [0, 1, 30]) func anyFailureFits(events: Int, length: Int) {
    var failure = Sample.failure()
    let long = String(repeating: "very long words ", count: length)
    failure.trace.names = failure.trace.names.map { $0.replacing("#", with: long + "#") }
    failure.finding.statement = long + "statement"
    failure.finding.because = long + "because" + String(repeating: "x", count: length * 10)
    failure.finding.however = long
    failure.subject += long
    failure.needs = Array(repeating: "didEndHook=afterAppearance", count: length)
    failure.story = (0..<(length * 10)).map { "stage.step(\($0))\(long)" }
    let original = failure.trace.events
    failure.trace.events = (0..<events).map { place in
      var event = original[place % original.count]
      event.sequence = Int32(place)
      event.time = event.time + .milliseconds(Int64(place) * 1_000_000)
      return event
    }
    for wrong in Set([0, events / 2, events - 1, -1, Int(Int32.max)]) {
      failure.finding.event = Int32(wrong)
      let lines = TextReport().render(failure).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= TextReport.maximumLines)
      #expect(lines.dropLast().allSatisfy { $0.count <= TextReport.width })
      #expect(lines.last == "  replay  TRANSITION_REPLAY=v1.3k2 swift test --filter StoryTests")
      #expect(lines.filter { $0.hasSuffix("← first wrong event") }.count == (0..<events ~= wrong ? 1 : 0))
    }
  }

  /// What can be pasted goes before what can be read: the table makes room for the story.
  @Test func theTableMakesRoomForTheStory() {
    var failure = Sample.failure()
    failure.story = (1...14).map { "step \($0)" }
    let lines = TextReport().render(failure).split(separator: "\n")
    #expect(lines.count == TextReport.maximumLines)
    #expect(lines.filter { $0.hasPrefix("      step ") }.count == 14)
    #expect(lines.filter { $0.hasSuffix("first wrong event") }.count == 1)
  }

  @Test func aLongStoryKeepsItsBeginningAndItsEnd() {
    var failure = Sample.failure()
    failure.story = (1...40).map { "step \($0)" }
    let text = TextReport().render(failure)
    #expect(text.contains("step 1\n"))
    #expect(text.contains("step 40\n"))
    #expect(text.contains("// … "))
  }
}
