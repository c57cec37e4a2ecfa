import Testing
import TransitionTrace

@testable import TransitionGenerators

@Suite struct ScenarioCodeTests {
  @Test func theSimplestStoryIsFourLinesOfCode() {
    let scenario = Scenario(steps: [ScenarioStep(.present(.subject))])
    #expect(
      scenario.code(subject: "story") == [
        "let stage = Stage(subject: story)", "stage.present(.subject)", "stage.settle()",
        "#expect(stage.findings().isEmpty)",
      ])
  }

  @Test func everythingThatIsNotTheDefaultIsSpelled() {
    let scenario = Scenario(
      window: WindowSize(width: 375, height: 667), stack: [.root, .presented(.pageSheet), .child],
      variant: UIKitVariant(differences: ["emptyAnimation=nextTurn"])!,
      steps: [
        ScenarioStep(.present(.plain(.formSheet), from: .root, animated: false), delay: .nextTurn),
        ScenarioStep(.present(.subject, from: .presenterOfTop), delay: .milliseconds(120)),
        ScenarioStep(.setAnimationsEnabled(false), delay: .sameTurn),
        ScenarioStep(.setSnapshots(.none), delay: .fractionOfTransition(perMille: 500)),
        ScenarioStep(.dismiss(from: .nth(2)), delay: .beforeEnd),
        ScenarioStep(.dismiss(animated: false), delay: .atEnd),
        ScenarioStep(.setAnimationsEnabled(true), delay: .afterEnd),
        ScenarioStep(.dismiss()),
      ])
    #expect(
      scenario.code(subject: "story") == [
        "let stage = Stage(subject: story, stack: [.root, .presented(.pageSheet), .child], "
          + "variant: UIKitVariant(differences: [\"emptyAnimation=nextTurn\"])!, "
          + "window: WindowSize(width: 375, height: 667))",
        "stage.nextTurn()", "stage.present(.plain(.formSheet), from: .root, animated: false)",
        "stage.advance(by: .milliseconds(120))", "stage.present(.subject, from: .presenterOfTop)",
        "stage.setAnimationsEnabled(false)",
        "stage.advance(toFractionOfTransition: 0.5)", "stage.setSnapshots(.none)",
        "stage.advance(to: .beforeEnd)", "stage.dismiss(from: .nth(2))",
        "stage.advance(to: .atEnd)", "stage.dismiss(animated: false)",
        "stage.advance(to: .afterEnd)", "stage.setAnimationsEnabled(true)",
        "stage.settle()", "stage.dismiss()", "stage.settle()", "#expect(stage.findings().isEmpty)",
      ])
  }

  /// What is left in the background is brought back, as the story does before its end.
  @Test func theAppIsBroughtBackInTheCodeToo() {
    var scenario = Scenario(steps: [.init(.present(.subject)), .init(.enterBackground, delay: .nextTurn)])
    let last = ["stage.settle()", "#expect(stage.findings().isEmpty)"]
    #expect(
      scenario.code(subject: "story").suffix(5) == [
        "stage.enterBackground()", "stage.settle()", "stage.enterForeground()",
      ] + last)
    scenario.steps.append(.init(.enterForeground, delay: .sameTurn))
    #expect(scenario.code(subject: "story").suffix(3) == ["stage.enterForeground()"] + last)
  }

  @Test(arguments: [(0, "0.0"), (5, "0.005"), (50, "0.05"), (125, "0.125"), (500, "0.5"), (1_000, "1.0")])
  func fractionsAreDecimal(perMille: Int, text: String) {
    #expect(
      StepDelay.fractionOfTransition(perMille: perMille).code == "stage.advance(toFractionOfTransition: \(text))")
  }

  @Test func aStepIsALineOfEnglish() {
    #expect(
      "\(ScenarioStep(.present(.subject), delay: .milliseconds(120)))"
        == "present the subject from the top controller, 120 ms later")
    #expect(
      "\(ScenarioStep(.dismiss(from: .nth(2), animated: false), delay: .fractionOfTransition(perMille: 125)))"
        == "dismiss from controller 2 above the root without animation, 12.5 % into the transition")
    #expect(
      "\(ScenarioStep(.present(.plain(.pageSheet), from: .presenterOfTop)))"
        == "present a plain pageSheet controller from the presenter of the top controller, once everything is at rest")
    #expect(
      "\(ScenarioStep(.setSnapshots(.none), delay: .sameTurn))"
        == "let snapshots come out nil, in the same turn of the run loop")
  }
}
