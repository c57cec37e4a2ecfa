import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct DurationIsHonestTests {
  private let rule = DurationIsHonest()

  /// A presentation that says 300 ms, animates for a time and completes some time after.
  private func world(animates milliseconds: Int64?, later: Int64 = 0, _ midway: (World) -> Void = { _ in }) -> World {
    let world = World(removes: false)
    world.beginPresenting()
    world.user { world.move(world.storyView, to: world.container) }
    world.change(world.storyView) { $0.controller = world.story }
    let animation = milliseconds.map { world.animate(.to, for: $0) }
    world.returned()
    midway(world)
    world.wait(milliseconds ?? 0)
    if let animation { world.endAnimation(animation) }
    world.wait(later)
    world.complete()
    world.rest()
    return world
  }

  @Test(arguments: [(300, 0), (300, 49), (251, 0), (350, 0)] as [(Int64, Int64)])
  func whatIsNearEnoughIsHonest(animates: Int64, later: Int64) {
    #expect(judged(world(animates: animates, later: later)).isEmpty)
  }

  @Test func aTimerThatCompletesLaterIsAdvice() throws {
    let world = world(animates: 300, later: 100)
    let finding = try #require(findings(rule, world).first)
    #expect(finding.severity == .advice)
    #expect(finding.statement == "the presentation of Story#2 takes 400 ms")
    #expect(finding.however.hasPrefix("transitionDuration says 300 ms"))
    #expect(tag(finding, world) == .completeTransition)
    #expect(judged(world) == ["duration is honest (advice)"])
  }

  @Test func aShorterAnimationIsAdvice() { #expect(findings(rule, world(animates: 100)).count == 1) }

  @Test func nothingToAnimateIsOverAtOnce() { #expect(findings(rule, world(animates: nil)).isEmpty) }

  @Test func aTimerAloneIsMeasuredToo() { #expect(findings(rule, world(animates: nil, later: 600)).count == 1) }

  @Test func disturbedItTakesWhatItTakes() {
    #expect(findings(rule, world(animates: 300, later: 300) { $0.recorder.record(.disturbed(.hitch)) }).isEmpty)
  }

  @Test func underAFingerItTakesWhatItTakes() {
    let world = world(animates: 300, later: 300) { world in
      world.finger(.began)
      world.finger(.finished)
    }
    #expect(findings(rule, world).isEmpty)
  }

  @Test(arguments: [AnimatorChange.paused, .reversed, .stopped, .abandoned])
  func pausedOrTurnedItTakesWhatItTakes(change: AnimatorChange) {
    let world = world(animates: 300, later: 300) { world in
      world.recorder.record(.propertyAnimator(change, animator: 1, perMille: 0), transition: world.ordinal)
    }
    #expect(findings(rule, world).isEmpty)
  }

  @Test func givenUpItTakesWhatItTakes() {
    let world = World()
    world.presentRightly()
    world.beginDismissing()
    world.cancelByFinger()
    world.wait(900)
    world.complete(false)
    #expect(findings(rule, world).isEmpty)
  }

  @Test func withoutADurationThereIsNothingToMeasure() {
    let world = World(removes: false)
    world.facts = { $0.duration = .zero }
    world.presentRightly()
    #expect(findings(rule, world).isEmpty)
  }
}
