import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct TransitioningDelegateStaysTests {
  let rule = TransitioningDelegateStays()

  private func asked(_ answered: Bool, in world: World) {
    world.recorder.record(
      .asked(.animationController, object: world.story, answered: answered), transition: world.ordinal)
  }

  /// A presentation and its dismissal, each with what its delegate answers; `nil` where it is not asked.
  private func world(_ first: Bool?, _ second: Bool?, byTheApp: Bool = false, animated: Bool = true) -> World {
    let world = World(removes: false)
    world.beginPresenting()
    if let first { asked(first, in: world) }
    world.animateRightly()
    world.rest()
    world.facts = { $0.isAnimated = animated }
    if byTheApp { world.user { world.beginDismissing() } } else { world.beginDismissing() }
    if let second { asked(second, in: world) }
    world.animateRightly()
    world.rest()
    return world
  }

  @Test func oneThatIsGoneIsNamed() throws {
    let gone = world(true, nil)
    let found = try #require(findings(rule, gone).first)
    #expect(found.statement == "the dismissal of Story#2 found no transitioning delegate")
    #expect(found.transition == 2)
    #expect(judged(gone) == [rule.name])
  }

  @Test func whatIsRightIsNotFlagged() {
    #expect(findings(rule, world(true, true)) == [])
    #expect(findings(rule, world(true, false)) == [], "it answered nil")
    #expect(findings(rule, world(false, nil)) == [], "there was no animator to begin with")
    #expect(findings(rule, world(nil, nil)) == [])
    #expect(findings(rule, world(true, nil, byTheApp: true)) == [], "the app may have let go of it on purpose")
    #expect(findings(rule, world(true, nil, animated: false)) == [], "it is not asked then")
  }
}
