import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct PresentationHooksAreTruthfulTests {
  let rule = PresentationHooksAreTruthful()

  private func hook(_ hook: PresentationHook, _ controller: ObjectName, _ flag: Bool = true, in world: World) {
    world.recorder.record(
      .presentationHook(hook, controller: controller, completed: flag), transition: world.ordinal)
  }

  /// A presentation with hooks of an app's presentation controller; `ends` are the flags its `DidEnd` hears.
  private func story(
    custom: Bool = true, begins: Int = 1, ends: [Bool], flag: Bool = true, cancel: Bool = false, complete: Bool = true
  ) -> World {
    let world = World(removes: false)
    world.facts = { $0.hasCustomPresentationController = custom }
    let controller = world.recorder.register("Card#1")
    world.beginPresenting()
    for _ in 0..<begins { hook(.presentationTransitionWillBegin, controller, in: world) }
    world.user { world.move(world.storyView, to: world.container) }
    if cancel { world.cancelByFinger() }
    world.wait(300)
    if complete { world.complete(flag) }
    for end in ends { hook(.presentationTransitionDidEnd, controller, end, in: world) }
    world.rest()
    return world
  }

  private func statements(_ world: World) -> [String] { findings(rule, world).map(\.statement) }

  @Test func hooksThatDontPairAreNamed() {
    #expect(
      statements(story(ends: [])) == [
        "Card#1 got presentationTransitionWillBegin and never presentationTransitionDidEnd"
      ])
    #expect(statements(story(ends: [true, true])) == ["Card#1 got presentationTransitionDidEnd once too often"])
    #expect(statements(story(begins: 0, ends: [true])) == ["Card#1 got presentationTransitionDidEnd once too often"])
  }

  @Test func aHookThatHearsTheWrongFlagIsNamed() {
    #expect(statements(story(ends: [false])) == ["Card#1 got presentationTransitionDidEnd(false)"])
    let told = story(ends: [true], flag: true, cancel: true)
    #expect(statements(told) == ["Card#1 was told the presentation is complete"])
    #expect(
      findings(rule, told).map(\.however) == [
        "the interaction was cancelled at 100 ms, so presentationTransitionDidEnd must hear false"
      ])
  }

  @Test func whatIsRightIsNotFlagged() {
    #expect(judged(story(ends: [true])) == [])
    #expect(findings(rule, story(ends: [false], flag: false, cancel: true)) == [])
    #expect(findings(rule, story(ends: [], complete: false)) == [], "it never completed")
    #expect(findings(rule, story(custom: false, ends: [])) == [], "not the app's")
    let twice = story(ends: [true])
    twice.complete()
    hook(.presentationTransitionDidEnd, .none, in: twice)
    #expect(findings(rule, twice) == [], "a second completion repeats what it likes")
  }

  /// The next presentation begins before the last one's hook came.
  @Test func aBeginBeforeTheLastEndIsNamed() {
    let world = World(removes: false)
    world.facts = { $0.hasCustomPresentationController = true }
    let controller = world.recorder.register("Card#1")
    world.beginPresenting()
    hook(.presentationTransitionWillBegin, controller, in: world)
    world.animateRightly()
    world.beginDismissing()
    hook(.dismissalTransitionWillBegin, controller, in: world)
    #expect(findings(rule, world).map(\.event) == [world.trace.events.last?.sequence])
  }
}
