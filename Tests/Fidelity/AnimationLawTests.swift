import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// Whatever an app animates, in whatever order: once all is over the model has what was set last, the screen shows the
/// model, no finite animation is left, and every completion ran exactly once (contract H1–H9).
@Suite(.serialized) @MainActor struct AnimationLawTests {
  @Test(.contract("H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "H13"))
  func programsComeToRest() {
    checkProperty(AnimationStep.programs, "animations come to rest", cases: 300, seed: 1) { steps in
      let run = AnimationProgram()
      for step in steps { run.perform(step) }
      return run.complaint.map { PropertyVerdict.fails(kind: $0) } ?? .holds
    }
  }

  /// Rules broken on purpose are found.
  @Test func theLawCanBeBroken() {
    let run = AnimationProgram()
    run.perform(.make(.change(0, .x, 3)))
    run.layers[0].position.x = 1
    #expect(run.complaint == "the model of layer 0 is not what was set last")
    let other = AnimationProgram()
    other.expectAnotherCompletion()
    #expect(other.complaint == "completion 0 ran 0 times")
  }
}
