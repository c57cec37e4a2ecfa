import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct NothingLeaksTests {
  let rule = NothingLeaks()

  private func world(_ survivors: [(TransitionObject, AliveMoment, String)], open: Bool = false) -> World {
    let world = World.right(removes: false)
    if open { world.beginPresenting() }
    for (kind, moment, label) in survivors {
      let known = world.trace.names.firstIndex(of: label).map { ObjectName(rawValue: Int32($0)) }
      world.recorder.record(.alive(kind, moment, object: known ?? world.recorder.register(label)))
    }
    return world
  }

  @Test func theOneThatTellsMostIsNamed() throws {
    let leaking = world([
      (.presentationController, .afterStory, "Card#1"), (.controller, .afterStory, "Story#2"),
      (.context, .afterStory, "Context#1"),
    ])
    let found = findings(rule, leaking)
    #expect(found.map(\.statement) == ["the controller Story#2 is still alive when the story is over"])
    #expect(found.map(\.because) == ["something keeps it, and with it Card#1, Context#1"])
    #expect(found.first?.event == leaking.trace.events.first { $0.kind.tag == .alive }.map { $0.sequence + 1 })
    #expect(judged(leaking) == [rule.name])
  }

  @Test func whatMayBeKeptIsAdvice() {
    let shared = world([(.animator, .afterStory, "Slide#1"), (.controller, .atRest, "Story#2")])
    #expect(findings(rule, shared).map(\.severity) == [.advice])
    #expect(
      findings(rule, shared).map(\.statement) == ["the controller Story#2 is still alive at rest, after its dismissal"])
    let both = world([(.controller, .atRest, "Story#2"), (.controller, .afterStory, "Story#2")])
    #expect(findings(rule, both).map(\.severity) == [.violation], "told once")
  }

  @Test func whatIsRightIsNotFlagged() {
    #expect(findings(rule, world([])) == [])
    #expect(findings(rule, world([(.controller, .afterStory, "Story#2")], open: true)) == [], "it never ended")
  }
}
