import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct UIKitHasNothingToWarnOfTests {
  let rule = UIKitHasNothingToWarnOf()

  private func world(_ warning: UIKitWarning, story: Bool = false, before: (World) -> Void = { _ in }) -> World {
    let world = World()
    before(world)
    func warn() {
      _ = world.recorder.takeClosure(.presentCompletion)
      world.recorder.record(
        .presentRequested(.ignored, presenter: world.root, presented: world.story, animated: true, closure: 1))
      world.recorder.record(.warned(warning, world.root, world.story))
    }
    if story { world.storyStep(warn) } else { world.user(warn) }
    world.rest()
    return world
  }

  @Test func presentingFromNoWindowIsNamed() throws {
    let early = world(.notInWindow) { $0.callback(.viewDidLoad, $0.root) }
    let found = try #require(findings(rule, early).first)
    #expect(found.statement == "Story#2 is presented on Root#1, whose view is in no window")
    #expect(found.because == "it was asked for after viewDidLoad of Root#1")
    #expect(found.severity == .violation)
    #expect(tag(found, early) == .warned)
  }

  @Test func whatChangesNothingIsAdviceOnce() {
    for warning in [UIKitWarning.alreadyPresenting, .transitionInProgress, .emptySnapshot] {
      let twice = world(warning) { $0.user { [world = $0] in world.recorder.record(.warned(warning, .none, .none)) } }
      #expect(findings(rule, twice).map(\.severity) == [.advice])
    }
  }

  /// On a device the app would hang, whoever presented what is laid out.
  @Test func endlessLayoutIsAViolation() throws {
    let endless = world(.layoutLoop)
    let found = try #require(findings(rule, endless).first)
    #expect(found.statement == "layout of Root#1 never ends")
    #expect(found.severity == .violation)
  }

  /// Near misses: what the story asked for, and what belongs to another rule.
  @Test func theStorysOwnDoingIsNotFlagged() {
    #expect(findings(rule, world(.notInWindow, story: true)) == [])
    let direct = world(.notInWindow) { $0.recorder.record(.step(index: 0, .presentSubject)) }
    #expect(findings(rule, direct) == [])
    let later = world(.notInWindow) {
      $0.recorder.record(.step(index: 0, .presentSubject))
      $0.wait(1)
    }
    #expect(findings(rule, later).count == 1, "in a later turn it is the app's own idea")
    #expect(findings(rule, world(.unbalancedAppearance)) == [])
  }
}
