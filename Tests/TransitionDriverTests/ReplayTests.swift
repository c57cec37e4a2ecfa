import Foundation
import Testing
import TransitionDriver
import TransitionGenerators

@Suite struct ReplayTests {
  @Test func seedsCasesAndTokensAreRead() throws {
    #expect(try Replay("0x5eed42") == .seed(0x5eed42))
    #expect(try Replay("17") == .seed(17))
    #expect(try Replay("0x5eed42.137") == .story(seed: 0x5eed42, index: 137))
    let scenario = Scenario(steps: [ScenarioStep(.present(.subject))])
    #expect(try Replay(scenario.token) == .scenario(scenario))
  }

  @Test(arguments: [
    "", "0x", "-1", "+1", "0x+1", "seed", "1.", "1.x", "1.2.3", "1.-2", "99999999999999999999", "v", "v1", "v9_x_y_z_0",
    "v1_390x844_root_standard_present-subject-top_000000",
  ])
  func whatCantBeReadIsNamedInOneLine(text: String) {
    do {
      _ = try Replay(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(!error.description.contains("\n") && error.description.hasPrefix("replay: "))
    }
  }

  @Test func theEnvironmentOverrides() throws {
    let options = try CheckOptions().overridden(by: ["TRANSITION_SEED": "0x2a", "TRANSITION_CASES": "7"])
    #expect(options.seed == 42 && options.cases == 7 && options.replay == nil)
    #expect(throws: CallError.self) { try CheckOptions().overridden(by: ["TRANSITION_CASES": "many"]) }
    #expect(throws: CallError.self) { try CheckOptions().overridden(by: ["TRANSITION_REPLAY": "?"]) }
    #expect(throws: CallError.self) { try CheckOptions().overridden(by: ["TRANSITION_SEED": "?"]) }
  }
}
