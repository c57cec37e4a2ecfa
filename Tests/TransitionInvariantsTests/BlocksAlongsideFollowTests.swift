import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct BlocksAlongsideFollowTests {
  let rule = BlocksAlongsideFollow()

  @Test func coordinatorBlocksAreOwedWhenTheTransitionEnds() {
    func statements(_ kind: ClosureKind, late: Bool = false, end: Bool = true) -> [String] {
      let world = World()
      world.beginPresenting()
      if late { world.returned() }
      _ = world.recorder.takeClosure(kind, transition: world.ordinal)
      if !late { world.returned() }
      if end { world.complete() }
      world.rest()
      return findings(rule, world).map(\.statement)
    }
    #expect(statements(.coordinatorCompletion) == ["a completion alongside a transition never ran"])
    #expect(statements(.coordinatorAnimation) == ["a block alongside a transition never ran"])
    #expect(statements(.coordinatorAnimation, late: true) == [], "it came after the animation had begun")
    #expect(statements(.coordinatorCompletion, end: false) == [])
  }

  @Test func oneThatRunsTwiceIsNamedOnce() {
    let world = World()
    world.beginPresenting()
    let closure = world.recorder.takeClosure(.coordinatorCompletion, transition: world.ordinal)
    world.animateRightly()
    world.run(.coordinatorCompletion, closure)
    world.run(.coordinatorCompletion, closure)
    world.rest()
    #expect(judged(world) == [rule.name])
  }

  /// A bar outside the container that a block alongside fades while a finger drives the presentation.
  private func story(
    _ end: AnimationEnd, alpha: UInt8 = 128, isBlock: Bool = true, inside: Bool = false, cancel: Bool = true
  ) -> World {
    let world = World(removes: false)
    let bar = world.view("Bar")
    world.facts = { $0.isInteractive = true }
    world.nodes.append(.init(view: bar, parent: world.rootView))
    world.beginPresenting()
    if inside { world.move(bar, to: world.container) }
    world.user { world.move(world.storyView, to: world.container) }
    world.finger(.began, perMille: 0)
    if isBlock {
      let closure = world.recorder.takeClosure(.coordinatorAnimation, transition: world.ordinal)
      world.run(.coordinatorAnimation, closure)
    }
    let animation = world.animate(.other, of: bar)
    world.change(bar) { $0.alpha = alpha }
    world.returned()
    world.wait(100)
    world.finger(cancel ? .cancelled : .finished)
    world.wait(200)
    world.endAnimation(animation, end)
    world.complete(!cancel)
    world.rest()
    return world
  }

  @Test func aBlockThatNothingTakesBackIsNamed() throws {
    let world = story(.finished)
    let found = try #require(findings(rule, world).first)
    #expect(found.statement == "the block alongside moved Bar and nothing took it back")
    #expect(tag(found, world) == .animationEnded)
    #expect(judged(world) == [rule.name], "told once")
  }

  @Test func whatFollowsIsNotFlagged() {
    #expect(findings(rule, story(.reversed)) == [])
    #expect(findings(rule, story(.finished, alpha: 255)) == [], "its completion put it right")
    #expect(findings(rule, story(.finished, isBlock: false)) == [], "another rule tells of it")
    #expect(judged(story(.finished, isBlock: false)) == [CancelledTransitionRestores().name])
    #expect(findings(rule, story(.finished, inside: true)) == [])
    #expect(findings(rule, story(.finished, cancel: false)) == [])
  }
}
