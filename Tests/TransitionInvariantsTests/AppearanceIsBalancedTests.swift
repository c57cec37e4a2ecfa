import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct AppearanceIsBalancedTests {
  let rule = AppearanceIsBalanced()

  /// Whether callbacks, sent to a new controller in order, are legal.
  func isLegal(_ callbacks: [LifecycleCallback]) -> Bool {
    let world = World()
    let child = world.recorder.register("Child#3")
    world.callback(.viewDidLoad, child)
    for callback in callbacks { world.callback(callback, child) }
    return findings(rule, world).isEmpty
  }

  @Test(arguments: [
    [LifecycleCallback.viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
    [.viewWillAppear, .viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewDidAppear],
    [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewWillAppear, .viewDidAppear],
    [.viewWillAppear],
  ]) func theStateMachineAllows(callbacks: [LifecycleCallback]) { #expect(isLegal(callbacks)) }

  @Test(arguments: [
    [LifecycleCallback.viewDidAppear],
    [.viewWillAppear, .viewWillAppear],
    [.viewWillAppear, .viewDidAppear, .viewDidAppear],
    [.viewWillAppear, .viewDidAppear, .viewDidDisappear],
    [.viewWillAppear, .viewDidAppear, .viewIsAppearing],
    [.viewWillDisappear],
  ]) func theStateMachineRefuses(callbacks: [LifecycleCallback]) { #expect(!isLegal(callbacks)) }

  /// A controller the trace first sees in the middle of its life is believed.
  @Test func anUnknownPastIsNoEvidence() {
    let world = World()
    let old = world.recorder.register("Old#3")
    world.callback(.viewDidDisappear, old)
    #expect(findings(rule, world) == [])
  }

  @Test func whoSentItIsSaidAndOneFindingAControllerIsEnough() {
    let world = World()
    world.user {
      world.callback(.viewWillAppear, world.root)
      world.callback(.viewWillAppear, world.root)
    }
    world.rest()
    let found = findings(rule, world)
    #expect(found.map(\.statement) == ["Root#1 got viewWillAppear while it was there already"])
    #expect(found.map(\.because) == ["the app's own code brought it about"])
  }

  @Test func theAppsUnbalancedCallsCountAndTheStorysDoNot() {
    let world = World()
    world.user { world.recorder.record(.warned(.unbalancedAppearance, world.root, .none)) }
    #expect(findings(rule, world).map(\.severity) == [.violation])
    let staged = World()
    staged.storyStep { staged.recorder.record(.warned(.unbalancedAppearance, staged.root, .none)) }
    #expect(findings(rule, staged) == [])
  }

  /// What UIKit repeats for a second completion is told by the rule against that.
  @Test func whatFollowsASecondCompletionIsItsConsequence() {
    let world = World()
    world.beginPresenting()
    world.animateRightly()
    world.complete()
    world.user { world.recorder.record(.warned(.unbalancedAppearance, world.story, .none)) }
    world.appear(.viewDidAppear, world.story)
    world.rest()
    #expect(judged(world) == [CompletesExactlyOnce().name])
  }

  @Test func aWillWithoutItsDidIsFoundAtRest() {
    let world = World()
    let child = world.recorder.register("Child#3")
    world.controllers.append(.init(controller: child, view: .none, parent: world.root))
    world.callback(.viewDidLoad, child)
    world.callback(.viewWillAppear, child)
    #expect(findings(rule, world) == [], "not before the story rests")
    world.rest()
    #expect(findings(rule, world).map(\.statement) == ["Child#3 is still appearing at rest"])
  }

  @Test func anOpenTransitionExplainsWhatIsHalfWay() {
    let world = World()
    world.beginPresenting()
    world.rest()
    #expect(findings(rule, world) == [])
  }

  /// Both directions: the order between presenter and presented controller (contract A9, A10).
  @Test(arguments: [TransitionDirection.present, .dismiss]) func theStylesOrderIsChecked(direction: TransitionDirection)
  {
    let world = World(removes: true)
    world.beginPresenting()
    if direction == .dismiss {
      world.animateRightly()
      world.rest()
      world.beginDismissing()
    }
    world.user { world.move(direction == .present ? world.storyView : world.rootView, to: world.container) }
    world.complete(true, dids: false)
    let (first, second) = direction == .present ? (world.story, world.root) : (world.root, world.story)
    #expect(findings(rule, world) == [])
    // The wrong way round: what leaves hears of it before what arrives.
    let late = World(removes: true)
    late.beginPresenting()
    if direction == .dismiss {
      late.animateRightly()
      late.beginDismissing()
    }
    late.appear(.viewDidDisappear, second)
    late.appear(.viewDidAppear, first)
    late.complete(true, dids: false)
    let found = findings(rule, late)
    #expect(found.count == 1)
    #expect(found.first?.statement.contains("got viewDidDisappear before") == true)
  }

  @Test func aKeptPresenterGetsNoneFromUIKit() {
    func severity(_ send: (World) -> Void) -> [Severity] {
      let world = World(removes: false)
      world.beginPresenting()
      send(world)
      world.animateRightly()
      return findings(rule, world).map(\.severity)
    }
    #expect(severity { $0.appear(.viewWillDisappear, $0.root) } == [.violation])
    #expect(
      severity { world in world.user { world.appear(.viewWillDisappear, world.root) } } == [.advice],
      "libraries send them on purpose")
    #expect(severity { _ in } == [])
  }

  /// In the dismissal of a chain the presenter may have been covered: its callbacks are its due.
  @Test func aPresenterThatWasCoveredByOthersGetsThem() {
    let world = World(removes: false)
    world.presentRightly()
    world.callback(.viewWillDisappear, world.root)
    world.callback(.viewDidDisappear, world.root)
    let place = world.nodes.firstIndex { $0.view == world.rootView }!
    let view = world.nodes.remove(at: place)
    world.beginDismissing()
    world.appear(.viewWillAppear, world.root)
    world.appear(.viewDidAppear, world.root)
    world.nodes.insert(view, at: place)
    world.animateRightly()
    world.rest()
    #expect(findings(rule, world) == [])
  }

  /// A library that sends a kept presenter away but never brings it back leaves it deaf.
  @Test func aPresenterThatIsNeverToldItIsBackIsFound() {
    let world = World(removes: false)
    world.beginPresenting()
    world.user {
      world.callback(.viewWillDisappear, world.root)
      world.callback(.viewDidDisappear, world.root)
    }
    world.animateRightly()
    world.rest()
    #expect(judged(world) == [], "while something is presented it may stay so")
    world.beginDismissing()
    world.animateRightly()
    world.rest()
    #expect(findings(rule, world).map(\.statement) == ["Root#1 is still not there at rest"])
  }
}
