import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// Whatever an app animates, in whatever order: once all is over the model has what was set last, or what a property
/// animator took it back to or left it at; the screen shows the model, no finite animation is left, and every completion
/// ran exactly once but for those of animators that were stopped for good (contract H1–H9, D17–D29).
@Suite(.serialized) @MainActor struct AnimationLawTests {
  @Test(
    .contract(
      "H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "H13", "D17", "D18", "D19", "D20", "D24", "D27", "D28",
      "D29"))
  func programsComeToRest() {
    var exercised: [String: Int] = [:]
    var cases = 0
    checkProperty(AnimationStep.programs, "animations come to rest", cases: 300, seed: 1) { steps in
      let run = AnimationProgram()
      for step in steps { run.perform(step) }
      exercised.merge(run.exercised, uniquingKeysWith: +)
      cases += 1
      return run.complaint.map { PropertyVerdict.fails(kind: $0) } ?? .holds
    }
    // What is checked is really done: each call of property animators whose layers' values are known.
    if cases < 300 { return }
    for call in AnimatorCall.names { #expect(exercised[call, default: 0] >= 10, "\(exercised)") }
  }

  /// Rules broken on purpose are found.
  @Test func theLawCanBeBroken() {
    let run = AnimationProgram()
    run.perform(.make(.change(0, .x, 3)))
    run.layers[0].position.x = 1
    #expect(run.complaint == "the model of layer 0 is not what was set last")
    let stopped = AnimationProgram()
    stopped.perform(.call(0, .add([.change(0, .x, 3)], 0)))
    stopped.perform(.call(0, .start(delay: 0)))
    stopped.perform(.advance(100))
    stopped.perform(.call(0, .stop(true)))
    stopped.layers[4].position.x += 1
    #expect(stopped.complaint == "the model of layer 4 is not what was seen")
    let other = AnimationProgram()
    other.expectAnotherCompletion()
    #expect(other.complaint == "completion 0 ran 0 times")
  }
}
