import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct TouchesReachTheTopTests {
  let rule = TouchesReachTheTop()

  /// A right presentation at rest, then a touch tried out at Story.
  private func atRest(
    passive: Bool = false, _ reached: (World) -> ObjectName, change: (World) -> Void = { _ in }
  ) -> World {
    let world = World(removes: false)
    world.facts = { $0.presentedTakesTouches = !passive }
    world.beginPresenting()
    world.animateRightly()
    change(world)
    world.rest()
    world.recorder.record(.touch(.atRest, aimed: world.story, reached: reached(world)))
    return world
  }

  @Test func aTouchThatGoesAstrayIsNamed() throws {
    let world = atRest { _ in
      .none
    } change: {
      $0.change($0.storyView) { $0.isInteractive = false }
    }
    let found = try #require(findings(rule, world).first)
    #expect(found.statement == "touches don't reach Story#2 at rest")
    #expect(found.because == "Story#2.view has isUserInteractionEnabled off")
    #expect(found.transition == 1)
    #expect(tag(found, world) == .touch)
    #expect(judged(world) == [rule.name])
    #expect(
      findings(rule, atRest(\.root)).map(\.because) == ["Root#1 lies in front and gets them"])
    let covered = atRest { _ in
      .none
    } change: { world in
      world.nodes.append(.init(view: world.view("Shield"), parent: world.window, hasContent: false))
    }
    #expect(findings(rule, covered).map(\.because) == ["Shield in front takes them"])
    #expect(findings(rule, atRest { _ in .none }).map(\.because) == ["a view in front takes them"])
  }

  /// Near misses: the top itself, its child, a passive view, one that can't be seen, a transition in flight.
  @Test func whatIsRightIsNotFlagged() {
    #expect(findings(rule, atRest(\.story)) == [])
    let child = atRest { world in
      world.controllers[2].controller
    } change: { world in
      let child = world.recorder.register("Child#3")
      world.controllers.append(.init(controller: child, view: world.view("Child#3.view"), parent: world.story))
    }
    #expect(findings(rule, child) == [])
    #expect(findings(rule, atRest(passive: true, \.root)) == [])
    #expect(
      findings(
        rule,
        atRest { _ in
          .none
        } change: {
          $0.change($0.storyView) { $0.isHidden = true }
        }) == [])
    let open = World(removes: false)
    open.beginPresenting()
    open.stuck()
    open.snapshot(.quiet, transition: 0)
    open.recorder.record(.touch(.atRest, aimed: open.story, reached: .none))
    #expect(findings(rule, open) == [])
  }

  @Test func aTouchBehindTheContainerIsNamed() {
    func found(
      passive: Bool = false, _ reached: (World) -> ObjectName, change: @escaping (World) -> Void = { _ in }
    ) -> [String] {
      let world = World(removes: false)
      world.facts = { $0.presentedTakesTouches = !passive }
      world.whileBeginning = { change(world) }
      world.beginPresenting()
      world.wait(100)
      world.recorder.record(.touch(.inFlight, aimed: .none, reached: reached(world)))
      return findings(rule, world).map(\.statement)
    }
    #expect(found(\.root) == ["touches reach Root#1 behind the container"])
    #expect(found(\.story) == [])
    #expect(found { _ in .none } == [])
    #expect(found(passive: true, \.root) == [])
    #expect(
      found(\.root) { world in
        world.nodes.removeAll { $0.view == world.container }
        world.nodes.append(.init(view: world.container, parent: world.rootView))
      } == [], "the container lies in the root's own view")
  }
}
