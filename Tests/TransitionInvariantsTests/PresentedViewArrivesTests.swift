import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct PresentedViewArrivesTests {
  let rule = PresentedViewArrives()

  /// A right presentation, changed just before its completion and then again just after it.
  func presented(
    removes: Bool = true, before: (World) -> Void = { _ in }, after: (World) -> Void = { _ in }
  ) -> World {
    let world = World(removes: removes)
    world.beginPresenting()
    world.user { world.move(world.storyView, to: world.container) }
    before(world)
    world.complete()
    after(world)
    world.rest()
    return world
  }

  @Test func aViewThatWasNeverAddedIsNamed() throws {
    let world = World()
    world.beginPresenting()
    world.returned()
    world.complete()
    world.rest()
    let found = try #require(findings(rule, world).first)
    #expect(found.statement == "Story#2.view is in no window after the presentation of Story#2")
    #expect(found.because == "the animator never added it to the container")
    #expect(tag(found, world) == .completeTransition)
  }

  @Test func whatCantBeSeenIsNamed() {
    func reason(_ change: (World) -> Void) -> [String] { findings(rule, presented(before: change)).map(\.because) }
    #expect(reason { world in world.change(world.storyView) { $0.isHidden = true } } == ["it is hidden"])
    #expect(reason { world in world.change(world.storyView) { $0.alpha = 0 } } == ["it has alpha 0"])
    #expect(
      reason { world in world.change(world.container) { $0.isHidden = true } } == [
        "it lies in TransitionView, which is hidden"
      ])
    #expect(
      reason { world in
        world.change(world.storyView) {
          $0.frame = TraceRect(points: 0, 844, 390, 844)
          $0.isTransformed = true
        }
      } == ["it lies outside its window, at (0, 844, 390, 844)"])
  }

  @Test func aWrongFrameIsNamed() {
    let wrong = presented { world in world.change(world.storyView) { $0.frame = TraceRect(points: 0, 40, 390, 804) } }
    #expect(
      findings(rule, wrong).map(\.statement) == [
        "Story#2.view has the frame (0, 40, 390, 804) after the presentation of Story#2"
      ])
  }

  /// Near misses: pixel rounding, no final frame, a container of a new size, tidying up after the completion.
  @Test func framesThatAreRightAreNotFlagged() {
    let rounded = presented { world in
      world.change(world.storyView) { $0.frame = TraceRect(points: 0, 0.5, 390, 843.5) }
    }
    #expect(findings(rule, rounded) == [])

    let noFrame = World()
    noFrame.finalFrame = .zero
    noFrame.beginPresenting()
    noFrame.user { noFrame.move(noFrame.storyView, to: noFrame.container) }
    noFrame.change(noFrame.storyView) { $0.frame = TraceRect(points: 10, 10, 100, 100) }
    noFrame.complete()
    noFrame.rest()
    #expect(findings(rule, noFrame) == [])

    let resized = presented { world in
      for view in [world.window, world.container, world.storyView] {
        world.change(view) { $0.frame = TraceRect(points: 0, 0, 844, 390) }
      }
    }
    #expect(findings(rule, resized) == [])

    let tidied = presented(
      before: { world in
        world.change(world.storyView) {
          $0.isHidden = true
          $0.frame = .zero
        }
      },
      after: { world in
        world.change(world.storyView) {
          $0.isHidden = false
          $0.frame = TraceRect(points: 0, 0, 390, 844)
        }
      })
    #expect(findings(rule, tidied) == [])
  }

  @Test func dimmedTransformedAndEmptyAreAdvice() {
    func severities(_ change: @escaping (inout World.Node) -> Void) -> [Severity] {
      findings(rule, presented { world in world.change(world.storyView, change) }).map(\.severity)
    }
    #expect(severities { $0.alpha = 128 } == [.advice])
    #expect(severities { $0.isTransformed = true } == [.advice])
    #expect(severities { $0.hasContent = false } == [.advice])
    #expect(severities { _ in } == [])
  }

  @Test func whatWasDismissedWithinTheCompletionIsNoEvidence() {
    let world = World()
    world.beginPresenting()
    world.controllers.removeLast()
    world.complete()
    world.rest()
    #expect(findings(rule, world) == [])
  }

  @Test func aStoryCutOffBeforeTheSecondLookIsNoEvidence() {
    let world = World()
    world.beginPresenting()
    world.complete()
    #expect(findings(rule, world) == [])
  }

  @Test func aPresenterThatComesBackInvisibleIsNamed() {
    func dismissed(hiddenFromTheStart: Bool) -> World {
      let world = World(removes: true)
      if hiddenFromTheStart { world.change(world.rootView) { $0.alpha = 0 } }
      world.presentRightly()
      world.beginDismissing()
      world.user { world.move(world.rootView, to: world.window) }
      world.change(world.rootView) {
        $0.controller = world.root
        $0.alpha = 0
      }
      world.complete()
      world.rest()
      return world
    }
    #expect(judged(dismissed(hiddenFromTheStart: false)) == [rule.name])
    #expect(findings(rule, dismissed(hiddenFromTheStart: true)) == [])
  }
}
