import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct OneInterruptibleAnimatorTests {
  private let rule = OneInterruptibleAnimator()

  private func note(_ change: AnimatorChange, _ animator: Int32, _ world: World) {
    world.recorder.record(.propertyAnimator(change, animator: animator, perMille: 0), transition: world.ordinal)
  }

  /// A presentation in the middle of which something happens.
  private func world(_ start: (World) -> Void, middle: (World) -> Void = { _ in }, wait: Int64 = 0) -> World {
    let world = World(removes: false)
    world.beginPresenting()
    world.user { world.move(world.storyView, to: world.container) }
    world.change(world.storyView) { $0.controller = world.story }
    let animation = world.animate(.to)
    start(world)
    world.returned()
    world.wait(150)
    middle(world)
    world.wait(150)
    world.endAnimation(animation)
    if wait > 0 {
      note(.ended, 1, world)
      world.wait(wait)
    }
    world.complete()
    if wait == 0 { note(.ended, 1, world) }
    world.rest()
    return world
  }

  private func started(_ world: World) {
    note(.started, 1, world)
    note(.offered, 1, world)
  }

  @Test func oneAnimatorFromBeginningToEndIsRight() {
    let world = world(started) { world in
      note(.paused, 1, world)
      note(.offered, 1, world)
      note(.resumed, 1, world)
    }
    #expect(judged(world).isEmpty)
  }

  @Test func anotherAnswerIsFound() throws {
    let world = world(started) { note(.offered, 2, $0) }
    let finding = try #require(findings(rule, world).first)
    #expect(finding.statement.contains("answers animator 2"))
    #expect(finding.because == "at 0 ms it answered animator 1")
    #expect(world.trace.events[Int(finding.event)].time == .milliseconds(150))
    #expect(judged(world) == [rule.name])
  }

  @Test func anIdleOneIsFound() throws {
    let world = world { world in
      note(.started, 1, world)
      note(.offeredInactive, 2, world)
    }
    let finding = try #require(findings(rule, world).first)
    #expect(finding.because == "the app has started animator 1 instead")
  }

  @Test func anIdleOneBesidesOtherAnimationsIsAdvice() {
    #expect(judged(world { note(.offeredInactive, 1, $0) }) == ["\(rule.name) (advice)"])
  }

  @Test func oneThatIsStartedLaterIsNot() {
    let world = world(
      { note(.offeredInactive, 1, $0) },
      middle: { note(.started, 1, $0) })
    #expect(findings(rule, world).isEmpty)
  }

  @Test(arguments: [AnimatorChange.ended, .abandoned]) func oneThatIsOverEarlyIsFound(change: AnimatorChange) throws {
    let world = world(started) { note(change, 1, $0) }
    let finding = try #require(findings(rule, world).first)
    #expect(finding.statement == "animator 1 is inactive at 150 ms, before the presentation of Story#2 is over")
    #expect(finding.because == "completeTransition was called at 300 ms only")
  }

  @Test func startedAgainItIsNot() {
    let world = world(started) { world in
      note(.abandoned, 1, world)
      note(.started, 1, world)
    }
    #expect(findings(rule, world).isEmpty)
  }

  @Test func aCompletionLaterThanTheAnimatorIsFound() {
    #expect(findings(rule, world(started, wait: 100)).count == 1)
  }

  @Test func withoutAnimatorsTheRuleHolds() { #expect(findings(rule, World.right(removes: true)).isEmpty) }
}
