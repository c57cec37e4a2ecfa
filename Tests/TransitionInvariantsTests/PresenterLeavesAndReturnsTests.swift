import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct PresenterLeavesAndReturnsTests {
  let rule = PresenterLeavesAndReturns()

  /// The black screen: the dismiss animator of a kept presenter moves its view into the container (contract B10).
  @Test func movingAKeptPresenterIntoTheContainerIsNamed() throws {
    let world = World(removes: false)
    world.presentRightly()
    world.beginDismissing()
    world.user { world.move(world.rootView, to: world.container) }
    world.change(world.rootView) { $0.controller = world.root }
    let animation = world.animate(.from)
    world.returned()
    world.wait(300)
    world.endAnimation(animation)
    world.nodes.removeAll { $0.view == world.rootView }
    world.complete()
    world.rest()
    let found = try #require(findings(rule, world).first)
    #expect(tag(found, world) == .viewMoved)
    #expect(found.because.contains("throws away"))
    #expect(found.statement == "Root#1.view is in no window after the dismissal of Story#2")
    #expect(judged(world) == [rule.name])
  }

  /// The known workaround: the view is put back right after the completion.
  @Test func puttingItBackInTheSameInstantIsRight() {
    let world = World(removes: false)
    world.presentRightly()
    world.beginDismissing()
    world.user { world.move(world.rootView, to: world.container) }
    world.returned()
    world.nodes.removeAll { $0.view == world.rootView }
    world.complete()
    world.user { world.move(world.rootView, to: world.window) }
    world.change(world.rootView) { $0.controller = world.root }
    world.rest()
    #expect(judged(world) == [])
  }

  @Test func aRemovedPresenterThatIsNotInsertedIsNamed() throws {
    let world = World(removes: true)
    world.presentRightly()
    world.beginDismissing()
    let animation = world.animate(.from)
    world.returned()
    world.wait(300)
    world.endAnimation(animation)
    world.complete()
    world.rest()
    let found = try #require(findings(rule, world).first)
    #expect(tag(found, world) == .completeTransition)
    #expect(found.because == "the animator never inserted view(forKey: .to)")
    #expect(judged(world) == [rule.name])
  }

  @Test func takingAKeptPresenterAwayWhilePresentingIsNamedOnce() throws {
    let world = World(removes: false)
    world.beginPresenting()
    world.user { world.move(world.rootView, to: .none) }
    world.animateRightly()
    world.rest()
    world.beginDismissing()
    world.animateRightly()
    world.rest()
    #expect(findings(rule, world).map(\.transition) == [1])
    #expect(findings(rule, world).first.flatMap { tag($0, world) } == .viewMoved)
  }

  @Test func aPresenterThatShouldBeGoneAndIsPutBackIsNamed() throws {
    let world = World(removes: true)
    world.beginPresenting()
    world.animateRightly()
    world.user { world.move(world.rootView, to: world.window) }
    world.rest()
    let found = try #require(findings(rule, world).first)
    #expect(found.statement.contains("still in a window"))
    #expect(tag(found, world) == .viewMoved)
  }

  /// Near misses: a cancelled transition, and a presenter covered by a full-screen presentation further up.
  @Test func whatTheChainAllowsIsNotFlagged() {
    let cancelled = World(removes: true)
    cancelled.beginPresenting()
    cancelled.user { cancelled.move(cancelled.storyView, to: cancelled.container) }
    cancelled.complete(false)
    cancelled.rest()
    #expect(findings(rule, cancelled) == [])

    let covered = World(removes: false)
    covered.beginPresenting()
    covered.animateRightly()
    let top = covered.recorder.register("Top#3")
    covered.controllers[1].presented = top
    covered.controllers.append(
      .init(controller: top, view: covered.view("Top#3.view"), presenting: covered.story, removesPresenter: true))
    covered.nodes.removeAll { $0.view == covered.rootView }
    covered.rest()
    #expect(findings(rule, covered) == [])
  }

  /// A dismissal that hides the presenter's view from the animator can't be blamed for a view lost before it.
  @Test func whatWasLostBeforeIsNotBlamedOnTheDismissal() {
    let world = World(removes: false)
    world.presentRightly()
    world.nodes.removeAll { $0.view == world.rootView }
    world.beginDismissing()
    world.animateRightly()
    world.rest()
    #expect(findings(rule, world) == [])
  }
}
