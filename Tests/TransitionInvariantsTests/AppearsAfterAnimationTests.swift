import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct AppearsAfterAnimationTests {
  let rule = AppearsAfterAnimation()

  /// A presentation whose animator animates as told, then completes; the animations that run on end later.
  func presented(removes: Bool = true, _ animator: (World) -> Void) -> World {
    let world = World(removes: removes)
    world.beginPresenting()
    world.user { world.move(world.storyView, to: world.container) }
    animator(world)
    world.complete()
    world.rest()
    return world
  }

  @Test(arguments: [AnimationRole.container, .from, .to, .above]) func completingBeforeTheEndIsNamed(
    role: AnimationRole
  ) throws {
    let world = presented { $0.animate(role) }
    let found = try #require(findings(rule, world).first)
    #expect(found.statement == "Story#2 got viewDidAppear at 0 ms, before the animation's end")
    #expect(found.because.hasSuffix("runs until 300 ms"))
    #expect(found.severity == .violation)
    #expect(tag(found, world) == .lifecycle)
  }

  /// An animation on the window, begun just before the request, belongs to no transition but is meant for this one.
  @Test func aWindowAnimationBegunWithTheRequestCounts() {
    let world = World()
    world.animate(.above, for: 500, transition: 0)
    world.beginPresenting()
    world.user { world.move(world.storyView, to: world.container) }
    world.complete()
    #expect(findings(rule, world).map(\.severity) == [.violation])
  }

  @Test func aWindowAnimationBegunInAnEarlierTurnDoesNot() {
    let world = World()
    world.animate(.above, for: 5000, transition: 0)
    world.wait(100)
    world.beginPresenting()
    world.user { world.move(world.storyView, to: world.container) }
    world.complete()
    #expect(findings(rule, world) == [])
  }

  @Test func aWindowAnimationBegunWhileTheTransitionRunsCounts() {
    let world = presented { world in
      world.wait(10)
      world.animate(.above, for: 500, transition: 0)
    }
    #expect(findings(rule, world).map(\.severity) == [.violation])
  }

  @Test func staggeredAnimationsAreAdvice() {
    let world = presented {
      let first = $0.animate(.to, for: 100)
      $0.animate(.container, for: 300)
      $0.wait(100)
      $0.endAnimation(first)
    }
    #expect(findings(rule, world).map(\.severity) == [.advice])
  }

  @Test func endlessOnesDescendantsAndNoneAtAllAreRight() {
    #expect(findings(rule, presented { _ in }) == [])
    #expect(findings(rule, presented { $0.animate(.to, for: nil) }) == [])
    #expect(findings(rule, presented { $0.animate(.other) }) == [])
    let planned = presented {
      $0.animate(.to, for: 300)
      $0.wait(300)
    }
    #expect(findings(rule, planned) == [], "its planned end has come, only its event has not")
  }

  /// In a dismissal the presenter arrives; where it never left, the presented controller's `viewDidDisappear` counts.
  @Test(arguments: [true, false]) func dismissalsAreJudgedToo(removes: Bool) throws {
    let world = World(removes: removes)
    world.presentRightly()
    world.beginDismissing()
    world.user { if removes { world.move(world.rootView, to: world.window) } }
    world.animate(.from)
    world.complete()
    world.rest()
    let found = try #require(findings(rule, world).first)
    #expect(found.statement.hasPrefix(removes ? "Root#1 got viewDidAppear" : "Story#2 got viewDidDisappear"))
  }
}
