import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct CompletionIgnoresFinishedTests {
  let rule = CompletionIgnoresFinished()

  private func story(_ end: AnimationEnd, _ flag: Bool, late: Bool = false, cancel: Bool = false) -> World {
    let world = World()
    world.beginPresenting()
    let animation = world.animate(.to)
    world.returned()
    if cancel { world.cancelByFinger() }
    world.wait(50)
    world.endAnimation(animation, end)
    if late { world.wait(1) }
    world.complete(flag)
    world.rest()
    return world
  }

  /// Where the main thread is busy the completion comes later than the end.
  @Test(arguments: [false, true]) func passingFinishedIsNamed(late: Bool) throws {
    let world = story(.removed, false, late: late)
    let found = try #require(findings(rule, world).first)
    #expect(found.because == "its animation was taken away at 50 ms, and its completion passes finished")
    #expect(tag(found, world) == .completeTransition)
    #expect(judged(world).filter { $0.hasPrefix("completion") } == [rule.name], "one fault, one finding")
  }

  @Test func whatIsRightIsNotFlagged() {
    #expect(findings(rule, story(.removed, true)) == [])
    #expect(findings(rule, story(.removed, false, cancel: true)) == [])
    #expect(findings(rule, story(.finished, false)) == [], "a constant, which another rule tells of")
  }
}
