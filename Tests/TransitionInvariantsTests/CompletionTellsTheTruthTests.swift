import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct CompletionTellsTheTruthTests {
  let rule = CompletionTellsTheTruth()

  /// A presentation under a finger that is cancelled at 100 ms; its animation ends at 400 ms.
  private func cancelled(_ flag: Bool, _ end: AnimationEnd = .reversed, finished: Bool = true) -> World {
    let world = World()
    world.facts = { $0.isInteractive = true }
    world.beginPresenting()
    let animation = world.animate(.to)
    world.returned()
    world.cancelByFinger()
    world.wait(300)
    world.recorder.record(.animationEnded(animation: animation, end, finished: finished), transition: world.ordinal)
    world.complete(flag)
    world.rest()
    return world
  }

  @Test func trueAfterACancelIsNamed() throws {
    let world = cancelled(true)
    let found = try #require(findings(rule, world).first)
    #expect(found.statement == "completeTransition(true) was called for the presentation of Story#2")
    #expect(found.because == "its completion passes a constant, or the finished flag, which was true")
    #expect(found.however == "the interaction was cancelled at 100 ms, so it must be false")
    #expect(tag(found, world) == .completeTransition)
    #expect(findings(rule, cancelled(true, finished: false)).first?.because.contains("passes a constant:") == true)
  }

  @Test func falseForNoReasonIsNamed() {
    let world = World()
    world.beginPresenting()
    let animation = world.animate(.to)
    world.wait(300)
    world.endAnimation(animation)
    world.complete(false)
    world.rest()
    #expect(findings(rule, world).map(\.however) == ["nobody cancelled the transition, so it must be true"])
  }

  /// R132: what code adds to layers itself is not driven, and completes under the finger.
  @Test func completingUnderTheFingerIsNamed() {
    func found(_ change: (World, Int32) -> Void = { $0.endAnimation($1) }) -> [Finding] {
      let world = World()
      world.facts = { $0.isInteractive = true }
      world.beginPresenting()
      world.finger(.began, perMille: 0)
      let animation = world.animate(.to)
      world.returned()
      world.wait(300)
      change(world, animation)
      world.complete()
      world.rest()
      return findings(rule, world)
    }
    #expect(found().map(\.severity) == [.violation])
    #expect(found().first?.because.contains("is not driven") == true)
    #expect(found { $0.endAnimation($1, .removed) } == [], "it was taken away")
    #expect(found { world, _ in world.wait(1) } == [], "no animation ended then")
    #expect(
      found { world, animation in
        world.finger(.finished)
        world.endAnimation(animation)
      } == [])
    #expect(
      found { world, animation in
        world.finger(.updated, perMille: 1000)
        world.endAnimation(animation)
      } == [], "at the very end it is open")
    #expect(
      found { world, animation in
        world.recorder.record(.disturbed(.enteredBackground))
        world.endAnimation(animation)
      } == [])
  }

  /// Near misses: the truth, UIKit's own animator, an animator that ran back, and what another rule explains.
  @Test func theTruthIsNotFlagged() {
    #expect(findings(rule, cancelled(false)) == [])
    #expect(judged(cancelled(false)) == [])
    #expect(findings(rule, World.right(removes: true)) == [])

    let builtin = World()
    builtin.facts = { $0.hasCustomAnimator = false }
    builtin.beginPresenting()
    builtin.isCancelled = true
    builtin.complete(true)
    #expect(findings(rule, builtin) == [])

    for end in [AnimationEnd.reversed, .removed] {
      let world = World()
      world.beginPresenting()
      world.endAnimation(world.animate(.to), end)
      world.complete(false)
      #expect(findings(rule, world) == [])
    }
  }

  /// A story that put the finger there by itself says what would happen.
  @Test func whatIfIsCarriedOver() {
    let world = World()
    world.facts = {
      $0.isInteractive = true
      $0.isWhatIf = true
    }
    world.beginPresenting()
    world.cancelByFinger()
    world.complete(true)
    let found = Invariants.judge(world.trace, by: [rule]).findings
    #expect(found.map(\.isWhatIf) == [true])
    #expect(Invariants.judge(cancelled(true).trace, by: [rule]).findings.map(\.isWhatIf) == [false])
  }
}
