import Testing
import TransitionTrace

@testable import TransitionGenerators

@Suite struct ScenarioTokenTests {
  static let sample = Scenario(
    stack: [.root, .presented(.pageSheet), .child],
    variant: UIKitVariant(differences: ["didEndHook=afterAppearance", "emptyAnimation=nextTurn"])!,
    steps: [
      ScenarioStep(.present(.subject), delay: .milliseconds(200)),
      ScenarioStep(.dismiss(from: .nth(2), animated: false), delay: .fractionOfTransition(perMille: 500)),
      ScenarioStep(.present(.plain(.formSheet), from: .presenterOfTop), delay: .sameTurn),
      ScenarioStep(.setAnimationsEnabled(false)), ScenarioStep(.setSnapshots(.none), delay: .beforeEnd),
    ])

  @Test func aTokenReadsLikeTheStory() {
    let content =
      "v1_390x844_root.pageSheet.child_didEndHook=afterAppearance,emptyAnimation=nextTurn_"
      + "present-subject-top.200ms+dismiss-nth2-unanimated.500permille+present-formSheet-presenterOfTop.sameTurn+"
      + "animations-off+snapshots-none.beforeEnd"
    #expect(Self.sample.token == content + "_d6f35f")
  }

  @Test func everyScenarioComesBackFromItsToken() throws {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-+,=:")
    for scenario in ScenarioGeneratorTests.drawn(run: 9, count: 3_000) + [Scenario(), Self.sample] {
      let token = scenario.token
      #expect(token.allSatisfy(allowed.contains))
      #expect(try Scenario(token: token) == scenario)
    }
    #expect(try Scenario(token: "  \(Self.sample.token)\n") == Self.sample)
  }

  @Test func everyNameOfTheVocabularyIsATokensWord() throws {
    let actions: [ScenarioAction] =
      SnapshotFault.allCases.map { .setSnapshots($0) } + [.setAnimationsEnabled(true)]
      + PresentationStyle.allCases.map { .present(.plain($0), from: .root) }
      + [
        .presentInteractively, .dismissInteractively, .drag(perMille: 0), .drag(perMille: 1_000), .finish(),
        .finish(speed: 300), .cancel(), .cancel(speed: 50), .abort, .pause, .reverse, .removeAnimations,
        .enterBackground,
        .enterForeground, .resize(WindowSize(width: 844, height: 390)), .hitch(milliseconds: 250), .warnOfMemory,
      ]
      + CallbackMoment.allCases.flatMap { moment in InsideRequest.allCases.map { .requestInside(moment, $0) } }
    let delays: [StepDelay] = [
      .sameTurn, .nextTurn, .atRest, .milliseconds(0), .milliseconds(3_600_000), .beforeEnd, .atEnd, .afterEnd,
      .fractionOfTransition(perMille: 0), .fractionOfTransition(perMille: 1_000),
    ]
    let steps = actions.flatMap { action in delays.map { ScenarioStep(action, delay: $0) } }
    for dimension in Unspecified.all {
      for choice in dimension.choices {
        let variant = try #require(UIKitVariant(differences: ["\(dimension.name)=\(choice)"]))
        let scenario = Scenario(variant: variant, steps: steps)
        #expect(try Scenario(token: scenario.token) == scenario)
      }
    }
  }

  /// A token with the right checksum, so that what is wrong before it is what the error is about.
  static func signed(_ content: String) -> String { "\(content)_\(Scenario.checksum(content))" }

  @Test(arguments: [
    ("", "the token is empty, should begin with v1_"),
    ("v2_390x844", "the token's version is “v2”, should be v1"),
    (
      "v1_390x844_root",
      "the token is cut short: it has 3 fields, should have 6 (version, window, stack, variant, steps, checksum)"
    ),
    (
      "v1_390x844_root_standard_nothing_5_5",
      "the token is too long: it has 7 fields, should have 6 (version, window, stack, variant, steps, checksum)"
    ),
    (
      signed("v1_0x844_root_standard_nothing"),
      "the window is “0x844”, should be width x height in points, as in 390x844"
    ),
    (
      signed("v1_390x844_child.root_standard_nothing"),
      "the stack is “child.root”, should be root, then the controllers on it: root stands first and only there"
    ),
    (
      signed("v1_390x844_root.child.child.child.child.child_standard_nothing"),
      "the stack has 6 entries, should have 1 to 5"
    ),
    (
      signed("v1_390x844_root.sheet_standard_nothing"),
      "an entry of the stack is “sheet”, should be root, child or one of fullScreen, pageSheet, formSheet, "
        + "currentContext, custom, overFullScreen, overCurrentContext, popover, automatic, none"
    ),
    (
      signed("v1_390x844_root_didEndHook=never_nothing"),
      "the variant's didEndHook is “never”, should be beforeAppearance or afterAppearance"
    ),
    (
      signed("v1_390x844_root_standard_dismiss-bottom"),
      "whom “dismiss-bottom” addresses is “bottom”, should be top, presenterOfTop, root or as in nth2"
    ),
    (
      signed("v1_390x844_root_standard_dismiss-top-slowly"),
      "the end of “dismiss-top-slowly” is “slowly”, should be unanimated, or nothing"
    ),
    (
      signed("v1_390x844_root_standard_dismiss-top.02ms"),
      "a step's delay is “02ms”, should be rest, sameTurn, nextTurn, beforeEnd, atEnd, afterEnd, or as in 200ms or "
        + "500permille"
    ),
    (
      signed("v1_390x844_root_standard_push-top"),
      "a step is “push-top”, should be present-…, dismiss-…, presentInteractively, dismissInteractively, drag-…, "
        + "finish, cancel, abort, pause, reverse, animations-…, snapshots-…, removeAnimations, background, foreground, resize-…, hitch-…, "
        + "memoryWarning or inside-…"
    ),
    (
      "v1_390x844_root_standard_nothing_000000",
      "the token's checksum is “000000”, should be b3b222 if everything before it is as intended"
    ),
    (
      "v1_390x844_root_standard_nothing_b3",
      "the token is cut short: its checksum is “b3”, should be b3b222 if everything before it is as intended"
    ),
  ])
  func aBadTokenSaysInALineWhatWouldBeRight(token: String, line: String) {
    #expect(throws: ScenarioTokenError(line)) { try Scenario(token: token) }
  }

  @Test func mutatedTokensGiveALineAndNeverCrash() throws {
    var random = RandomSource(seed: 4)
    let scenarios = ScenarioGeneratorTests.drawn(run: 10, count: 200)
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789._-+,=:xé\u{301}\n\0 🙂".unicodeScalars)
    var refused = 0
    for _ in 0..<20_000 {
      let scenario = scenarios[random.next(below: scenarios.count)]
      var text = Array(scenario.token.unicodeScalars)
      for _ in 0...random.next(below: 3) {
        let place = random.next(below: text.count)
        switch random.next(below: 5) {
        case 0: text[place] = letters[random.next(below: letters.count)]
        case 1: text.insert(letters[random.next(below: letters.count)], at: place)
        case 2: if text.count > 1 { text.remove(at: place) }
        case 3: if place > 0 { text.removeSubrange(place...) }
        default: text.swapAt(place, random.next(below: text.count))
        }
      }
      let token = String(String.UnicodeScalarView(text))
      do throws(ScenarioTokenError) {
        let read = try Scenario(token: token)
        #expect(read == scenario, "\(token)")
      } catch {
        refused += 1
        let isOneLine = !error.description.isEmpty && !error.description.contains { $0.isNewline || $0 == "\0" }
        #expect(isOneLine, "\(token)")
      }
    }
    #expect(refused > 18_000)
  }
}
