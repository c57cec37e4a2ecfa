import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct ClosuresRunOnceTests {
  let rule = ClosuresRunOnce()

  @Test func aCompletionThatNeverRunsIsNamed() {
    let world = World()
    let closure = world.recorder.takeClosure(.presentCompletion)
    world.beginPresenting(closure: closure)
    world.closure = 0
    world.animateRightly()
    #expect(findings(rule, world) == [], "not before the story rests")
    world.rest()
    #expect(findings(rule, world).map(\.statement) == ["a completion of present never ran"])
  }

  @Test func oneThatRunsTwiceIsNamed() {
    let world = World()
    let closure = world.recorder.takeClosure(.presentCompletion)
    world.beginPresenting(closure: closure)
    world.animateRightly()
    world.run(.presentCompletion, closure)
    world.rest()
    let found = findings(rule, world)
    #expect(found.map(\.statement) == ["a completion of present ran for the second time"])
    #expect(found.map(\.event) == [world.trace.events.last { $0.kind.tag == .closureRun }!.sequence])
  }

  /// What a second completion repeats is told once, by the rule it breaks.
  @Test func theRepeatsOfASecondCompletionAreItsConsequence() {
    let world = World()
    let closure = world.recorder.takeClosure(.presentCompletion)
    world.beginPresenting(closure: closure)
    world.animateRightly()
    world.complete()
    world.run(.presentCompletion, closure)
    world.rest()
    #expect(judged(world) == [CompletesExactlyOnce().name])
  }

  /// Near misses (contract A34′, G1′): refused requests, cancelled and open transitions.
  @Test func nothingIsOwedForWhatDidNotHappen() {
    for outcome in [RequestOutcome.ignored, .queued, .raised] {
      let world = World()
      world.beginPresenting(closure: world.recorder.takeClosure(.presentCompletion), outcome: outcome)
      world.rest()
      #expect(findings(rule, world) == [])
    }
    let cancelled = World()
    cancelled.beginPresenting(closure: cancelled.recorder.takeClosure(.presentCompletion))
    cancelled.complete(false)
    cancelled.rest()
    #expect(findings(rule, cancelled) == [])

    let open = World()
    open.beginPresenting(closure: open.recorder.takeClosure(.presentCompletion))
    open.stuck()
    #expect(findings(rule, open) == [])
  }

  @Test func animationCompletionsAreOwedWhenAllAnimationsRanToTheirEnd() {
    func count(_ animate: (World) -> Void) -> Int {
      let world = World()
      world.beginPresenting()
      _ = world.recorder.takeClosure(.animationCompletion, transition: world.ordinal)
      animate(world)
      world.complete()
      world.rest()
      return findings(rule, world).count
    }
    #expect(count { $0.endAnimation($0.animate(.to)) } == 1)
    #expect(count { $0.endAnimation($0.animate(.to), .removed) } == 0)
    #expect(count { $0.animate(.to, for: nil) } == 0)
  }
}
