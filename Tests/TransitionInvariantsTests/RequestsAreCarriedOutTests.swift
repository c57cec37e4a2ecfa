import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct RequestsAreCarriedOutTests {
  let rule = RequestsAreCarriedOut()

  private func statements(_ world: World) -> [String] { findings(rule, world).map(\.statement) }

  private func dismissRequest(_ outcome: RequestOutcome, in world: World) {
    world.recorder.record(
      .dismissRequested(outcome, receiver: world.root, dismissed: world.story, animated: true, closure: 0))
  }

  @Test func anAcceptedRequestThatLeadsToNothingIsNamed() {
    let world = World(removes: false)
    world.recorder.record(
      .presentRequested(.accepted, presenter: world.root, presented: world.story, animated: true, closure: 0))
    #expect(findings(rule, world) == [], "not before the story rests")
    world.rest()
    #expect(statements(world) == ["a request to present Story#2 on Root#1 was never carried out"])
  }

  @Test func aRequestThatWaitsForEverIsNamed() throws {
    let world = World(removes: false)
    world.beginPresenting()
    dismissRequest(.queued, in: world)
    dismissRequest(.queued, in: world)
    world.stuck()
    let found = findings(rule, world)
    #expect(found.map(\.statement) == ["a request to Root#1 to dismiss waits for a transition that never ends"])
    #expect(found.first?.event == world.trace.events.first { $0.kind.tag == .dismissRequested }?.sequence)

    let forgotten = World(removes: false)
    forgotten.beginPresenting()
    dismissRequest(.queued, in: forgotten)
    forgotten.animateRightly()
    forgotten.rest()
    #expect(statements(forgotten) == ["a request to Root#1 to dismiss waits for ever"])
  }

  @Test func transitionsOfOneChainMustNotOverlap() {
    let world = World(removes: false)
    world.beginPresenting()
    world.beginDismissing()
    #expect(
      statements(world) == [
        "the dismissal of Story#2 began while the presentation of Story#2 was in flight"
      ])
  }

  @Test func theChainAtRestIsWhatTheTransitionsSay() {
    let world = World(removes: false)
    world.presentRightly()
    world.beginDismissing()
    world.animateRightly()
    world.controllers[0].presented = world.story
    world.rest()
    #expect(statements(world) == ["Root#1 presents Story#2 at rest"])
  }

  /// Near misses: answered requests, refused ones, a chain dismissed from below, an exception.
  @Test func whatIsRightIsNotFlagged() {
    #expect(findings(rule, World.right(removes: true)) == [])
    for outcome in [RequestOutcome.accepted, .ignored] {
      let world = World(removes: false)
      world.beginPresenting()
      dismissRequest(.queued, in: world)
      world.animateRightly()
      if outcome == .accepted {
        world.beginDismissing()
        world.animateRightly()
      } else {
        dismissRequest(.ignored, in: world)
      }
      world.rest()
      #expect(findings(rule, world) == [], "\(outcome)")
    }
    let raised = World(removes: false)
    raised.beginPresenting()
    dismissRequest(.queued, in: raised)
    raised.stuck()
    raised.recorder.raise(.alreadyPresented, raised.story, raised.root)
    #expect(findings(rule, raised) == [])
    let cancelled = World(removes: false)
    cancelled.beginPresenting()
    cancelled.cancelByFinger()
    cancelled.complete(false)
    cancelled.rest()
    #expect(findings(rule, cancelled) == [])
  }
}
