import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct NothingLeaksTests {
  let rule = NothingLeaks()

  private func world(_ survivors: [(TransitionObject, String)], open: Bool = false) -> World {
    let world = World.right(removes: false)
    if open { world.beginPresenting() }
    for (kind, label) in survivors {
      let known = world.trace.names.firstIndex(of: label).map { ObjectName(rawValue: Int32($0)) }
      world.recorder.record(.alive(kind, object: known ?? world.recorder.register(label)))
    }
    return world
  }

  @Test func theOneThatTellsMostIsNamed() throws {
    let leaking = world([
      (.presentationController, "Card#1"), (.controller, "Story#2"),
      (.context, "Context#1"),
    ])
    let found = findings(rule, leaking)
    #expect(found.map(\.statement) == ["the controller Story#2 is still alive when the story is over"])
    #expect(found.map(\.because) == ["something keeps it, and with it Card#1, Context#1"])
    #expect(found.first?.event == leaking.trace.events.first { $0.kind.tag == .alive }.map { $0.sequence + 1 })
    #expect(judged(leaking) == [rule.name])
  }

  @Test func whatMayBeKeptIsAdvice() {
    let shared = world([(.animator, "Slide#1"), (.interactionController, "Driver#1")])
    #expect(findings(rule, shared).map(\.severity) == [.advice])
    #expect(findings(rule, shared).map(\.statement) == ["the animator Slide#1 is still alive when the story is over"])
  }

  @Test func whatIsRightIsNotFlagged() {
    #expect(findings(rule, world([])) == [])
    #expect(findings(rule, world([(.controller, "Story#2")], open: true)) == [], "it never ended")
  }
}
