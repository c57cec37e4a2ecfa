import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct NothingIsLeftBehindTests {
  let rule = NothingIsLeftBehind()

  /// A right presentation and dismissal in which the app does something more in each animator.
  func story(
    removes: Bool = false, presenting: (World) -> Void = { _ in }, dismissing: (World) -> Void = { _ in },
    after: (World) -> Void = { _ in }
  ) -> World {
    let world = World(removes: removes)
    world.beginPresenting()
    presenting(world)
    world.animateRightly()
    world.rest()
    world.beginDismissing()
    dismissing(world)
    world.animateRightly()
    after(world)
    world.rest()
    return world
  }

  func add(_ label: String, to place: @escaping (World) -> ObjectName) -> (World) -> Void {
    { world in
      let view = world.view(label)
      world.user { world.move(view, to: place(world)) }
    }
  }

  @Test func aViewLeftInTheWindowIsNamed() {
    let world = story(presenting: { world in
      add("Dimming", to: \.window)(world)
      // At the edge: it must not hide the presented view, which is a finding of its own.
      world.nodes[world.nodes.count - 1].frame = TraceRect(points: 0, 0, 390, 40)
    })
    #expect(
      findings(rule, world).map(\.statement) == ["Dimming is still in a window after the dismissal of Story#2"])
    #expect(findings(rule, world).first.flatMap { tag($0, world) } == .viewMoved)
    #expect(judged(world).contains(rule.name))
  }

  @Test func oneThatHidThePresentedViewToBeginWithIsToldOnce() {
    let found = findings(rule, story(presenting: add("Dimming", to: \.window)))
    #expect(found.map(\.statement) == ["Dimming hides the presented view after the presentation of Story#2"])
  }

  @Test func whatLiesInAPresentersOwnViewIsAdvice() {
    #expect(findings(rule, story(dismissing: add("Badge", to: \.rootView))).map(\.severity) == [.advice])
  }

  /// Near misses: what goes with the container, what the app added outside transitions, what is removed late.
  @Test func whatIsNotLeftIsNotFlagged() {
    #expect(findings(rule, story(presenting: add("Dimming", to: \.container))) == [])
    #expect(
      findings(
        rule,
        story(
          dismissing: { world in
            let snapshot = world.view("Snapshot")
            world.user { world.move(snapshot, to: world.window) }
          },
          after: { world in world.nodes.removeAll { world.trace.name($0.view) == "Snapshot" } })) == [])

    let world = World(removes: false)
    world.presentRightly()
    world.ordinal = 0
    let toast = world.view("Toast")
    world.user { world.move(toast, to: world.window) }
    world.beginDismissing()
    world.animateRightly()
    world.rest()
    #expect(findings(rule, world) == [])
  }

  @Test func whatBelongsToAnotherContainerIsLeftAlone() {
    let world = World(removes: false)
    world.beginPresenting()
    let other = world.container
    world.animateRightly()
    world.rest()
    // A second presentation of the same controllers in a container of its own; the first one lives on.
    world.beginPresenting()
    add("Chrome", to: { _ in other })(world)
    world.animateRightly()
    world.rest()
    world.beginDismissing()
    world.animateRightly()
    world.rest()
    #expect(findings(rule, world).filter { $0.statement.hasPrefix("Chrome") } == [])
  }

  @Test func theContainerItselfMustGo() {
    let world = story(after: { world in
      world.nodes.append(.init(view: world.container, parent: world.window))
    })
    #expect(findings(rule, world) == [], "it was gone right after the completion")
    let kept = World(removes: false)
    kept.presentRightly()
    kept.beginDismissing()
    let container = kept.container
    kept.container = .none
    kept.complete()
    kept.rest()
    #expect(kept.nodes.contains { $0.view == container })
    #expect(
      findings(rule, kept).map(\.statement) == ["the container is still in a window after the dismissal of Story#2"])
  }

  @Test func aChangedLookOfThePresenterIsNamed() {
    func statements(removes: Bool = false, _ change: @escaping (inout World.Node) -> Void) -> [String] {
      findings(rule, story(removes: removes, presenting: { world in world.change(world.rootView, change) }))
        .map(\.statement)
    }
    let end = "after the dismissal of Story#2"
    #expect(statements { $0.isTransformed = true } == ["Root#1.view has a transform \(end)"])
    #expect(statements { $0.isHidden = true } == ["Root#1.view is hidden \(end)"])
    #expect(statements { $0.alpha = 128 } == ["Root#1.view has an alpha of 50 %, not 100 %, \(end)"])
    #expect(statements { _ in } == [])
  }

  /// A hook that dims before the first snapshot and undims at the end leaves the presenter brighter than it was found.
  @Test func gettingBrighterIsNoTrace() {
    let world = World(removes: false)
    world.change(world.rootView) { $0.alpha = 128 }
    world.presentRightly()
    world.beginDismissing()
    world.change(world.rootView) { $0.alpha = 255 }
    world.animateRightly()
    world.rest()
    #expect(findings(rule, world) == [])
  }

  /// Hooks run between the beginning and the first snapshot.
  @Test func whatAHookAddedIsNewAlthoughTheFirstSnapshotHasIt() {
    let world = World(removes: false)
    let dimming = world.view("Dimming")
    world.whileBeginning = {
      world.whileBeginning = nil
      world.user { world.move(dimming, to: world.window) }
      world.change(dimming) { $0.frame = TraceRect(points: 0, 0, 390, 40) }
    }
    world.presentRightly()
    world.beginDismissing()
    world.animateRightly()
    world.rest()
    #expect(
      findings(rule, world).map(\.event)
        == world.trace.events.filter { event in
          if case .viewMoved(dimming, _, _) = event.kind { true } else { false }
        }.map(\.sequence))
  }

  @Test func aLookOfItsOwnIsNoChange() {
    let world = World(removes: false)
    world.change(world.rootView) { $0.alpha = 128 }
    world.presentRightly()
    world.beginDismissing()
    world.animateRightly()
    world.rest()
    #expect(findings(rule, world) == [])
  }

  /// After a presentation only what hides the presented view counts.
  @Test func aSnapshotLeftOverThePresentedViewIsNamed() {
    func found(_ change: @escaping (inout World.Node) -> Void, beneath: Bool = false) -> [Finding] {
      let world = World()
      world.beginPresenting()
      let snapshot = world.view("Snapshot")
      if beneath { world.user { world.move(snapshot, to: world.container) } }
      world.user { world.move(world.storyView, to: world.container) }
      if !beneath { world.user { world.move(snapshot, to: world.container) } }
      world.change(snapshot, change)
      world.complete()
      world.rest()
      return findings(rule, world)
    }
    #expect(found { _ in }.map(\.severity) == [.violation])
    #expect(found { $0.alpha = 100 } == [], "one can see through it")
    #expect(found { $0.hasContent = false } == [], "a blank one hides nothing")
    #expect(found { $0.frame = TraceRect(points: 0, 0, 390, 40) } == [], "chrome at the edge")
    #expect(found({ _ in }, beneath: true) == [], "a dimming view lies behind")
  }

  @Test func anAnimationThatIsStillToEndIsNoTrace() {
    let world = World()
    world.beginPresenting()
    world.user { world.move(world.storyView, to: world.container) }
    world.animate(.to, for: 60_000)
    world.complete()
    world.stuck()
    #expect(findings(rule, world) == [])
  }

  @Test func aChildsViewIsContent() {
    let world = story(dismissing: { world in
      let view = world.view("Child#3.view")
      world.user { world.move(view, to: world.rootView) }
      world.change(view) { $0.controller = world.recorder.register("Child#3") }
    })
    #expect(findings(rule, world) == [])
  }

  @Test func aPausedAndForgottenAnimationIsNamed() {
    let world = World()
    world.beginPresenting()
    world.user { world.move(world.storyView, to: world.container) }
    world.animate(.to, for: 300)
    world.complete()
    world.wait(1000)
    world.rest()
    #expect(
      findings(rule, world).map(\.statement) == ["an animation of the presentation of Story#2 has not ended at rest"])
  }
}
