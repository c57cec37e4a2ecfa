import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct CompletesExactlyOnceTests {
  let rule = CompletesExactlyOnce()

  @Test func returningWithoutAnimatingIsExplained() throws {
    let world = World()
    world.beginPresenting()
    world.returned()
    world.stuck()
    let found = try #require(findings(rule, world).first)
    #expect(tag(found, world) == .animateTransitionReturned)
    #expect(found.because.contains("without a view animation"))
    #expect(found.statement == "completeTransition was never called for the presentation of Story#2")
    #expect(judged(world) == [rule.name])
  }

  @Test func completingOnlyIfFinishedIsExplained() throws {
    let world = World()
    world.beginPresenting()
    world.user { world.move(world.storyView, to: world.container) }
    let animation = world.animate(.to)
    world.returned()
    world.wait(100)
    world.endAnimation(animation, .removed)
    world.stuck()
    let found = try #require(findings(rule, world).first)
    #expect(tag(found, world) == .animationEnded)
    #expect(found.because.contains("when finished is false"))
  }

  @Test func aForgottenCompletionAnEndlessAnimationAndAPausedOneAreExplained() throws {
    func reason(_ animator: (World) -> Void) -> String {
      let world = World()
      world.beginPresenting()
      animator(world)
      world.stuck()
      return findings(rule, world).first?.because ?? "nothing found"
    }
    #expect(
      reason {
        let animation = $0.animate(.to)
        $0.wait(300)
        $0.endAnimation(animation)
      } == "its last animation ended at 300 ms and nothing completed it then")
    #expect(reason { $0.animate(.to, for: nil) } == "its animation repeats for ever")
    #expect(reason { $0.animate(.to) } == "the animation that began at 0 ms never came to its end")
    #expect(reason { _ in } == "animateTransition was never called, or never returned")
  }

  @Test(arguments: [
    (AnimatorChange.paused, "animator 1 was paused, with 40 % of its way done, and nothing let it go on"),
    (.stopped, "animator 1 was stopped, with 40 % of its way done, and nothing let it go on"),
    (.abandoned, "animator 1 was stopped for good, and its completions do not run then"),
    (.startedEmpty, "animator 1 was started with nothing to animate: an animator that has run is empty again"),
    (.resumed, "the animation that began at 0 ms never came to its end"),
  ])
  func aPropertyAnimatorThatWaitsIsNamed(change: AnimatorChange, reason: String) throws {
    let world = World()
    world.beginPresenting()
    world.animate(.to)
    world.wait(120)
    world.recorder.record(.propertyAnimator(change, animator: 1, perMille: 400), transition: world.ordinal)
    world.recorder.record(.propertyAnimator(.offered, animator: 1, perMille: 0), transition: world.ordinal)
    world.stuck()
    let found = try #require(findings(rule, world).first)
    #expect(found.because == reason)
    #expect((tag(found, world) == .propertyAnimator) == (change != .resumed))
  }

  @Test func theSecondCallIsTheWrongOne() throws {
    let world = World()
    world.beginPresenting()
    world.animateRightly()
    world.complete()
    world.rest()
    let found = try #require(findings(rule, world).first)
    #expect(found.event == world.trace.events.last { $0.kind.tag == .completeTransition }?.sequence)
    #expect(findings(rule, world).count == 1)
  }

  /// Near misses: a story cut off, a synchronous completion, a cancelled one.
  @Test func whatIsRightIsNotFlagged() {
    let open = World()
    open.beginPresenting()
    open.returned()
    #expect(findings(rule, open) == [])

    let restedBefore = World()
    restedBefore.rest()
    restedBefore.beginPresenting()
    #expect(findings(rule, restedBefore) == [])

    let atOnce = World()
    atOnce.beginPresenting()
    atOnce.user { atOnce.move(atOnce.storyView, to: atOnce.container) }
    atOnce.complete()
    atOnce.returned()
    atOnce.rest()
    #expect(judged(atOnce) == [])
  }
}
