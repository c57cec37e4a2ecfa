import Testing
import TransitionInvariants
import TransitionTrace

/// A rule of the app's own, as a type: the shape the documentation shows.
struct LogsNoWarnings: Invariant {
  let name = "logs no warning"
  func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    trace.events.compactMap { event in
      guard case .warned(let warning, _, _) = event.kind else { return nil }
      return finding(at: event, "UIKit warned of \(warning.name)")
    }
  }
}

@Suite struct CombinatorsTests {
  func count(_ rule: some Invariant, _ world: World) -> Int { findings(rule, world).count }

  @Test func aTypeTakesAFewLines() {
    let world = World.right(removes: true)
    #expect(count(LogsNoWarnings(), world) == 0)
    world.recorder.record(.warned(.emptySnapshot, .none, .none))
    #expect(findings(LogsNoWarnings(), world).map(\.statement) == ["UIKit warned of emptySnapshot"])
    let judgement = Invariants.judge(world.trace, by: Invariants.all + [LogsNoWarnings()])
    #expect(judgement.violations.map(\.invariant) == ["logs no warning"])
  }

  @Test func neverNamesEachEventThatFits() {
    let rule = EventRule.never("completes with true only", .completion(false))
    let world = World()
    world.beginPresenting()
    world.complete(false)
    #expect(findings(rule, world).map(\.statement) == ["completeTransition happened at 0 ms"])
    #expect(count(rule, World.right(removes: true)) == 0)
  }

  @Test func alwaysNamesEachEventThatFailsItsCondition() {
    let rule = EventRule.always(
      "the app completes only presentations", .completion(),
      .kind(.completeTransition).inTransitions { $0.direction == .present })
    #expect(count(rule, World.right(removes: true)) == 1)
    let world = World()
    world.presentRightly()
    #expect(count(rule, world) == 0)
  }

  @Test func alwaysHoldsOfSnapshots() {
    let rule = EventRule.always("four views at most at rest", at: .quiet) { snapshot, _ in snapshot.views.count <= 2 }
    #expect(count(rule, World.right(removes: false)) == 1, "while Story is presented there are four")
  }

  @Test func exactlyOncePerTransitionCountsInEach() {
    let rule = EventRule.exactlyOncePerTransition("returns once", .kind(.animateTransitionReturned))
    #expect(count(rule, World.right(removes: true)) == 0)
    let world = World()
    world.beginPresenting()
    world.complete()
    #expect(findings(rule, world).map(\.statement) == ["it happened 0 times in the presentation of Story#2"])
    let twice = World()
    twice.beginPresenting()
    twice.returned()
    twice.returned()
    twice.complete()
    #expect(count(rule, twice) == 1)
  }

  @Test func afterWantsAFollowerInTime() {
    let ends = EventPattern.kind(.transitionEnded)
    let world = World.right(removes: true)
    #expect(count(EventRule.after("ends", .kind(.transitionBegan), comes: ends), world) == 0)
    let quick = EventRule.after(
      "ends within 200 ms", .kind(.transitionBegan), comes: ends, within: .milliseconds(200))
    #expect(findings(quick, world).map(\.because) == ["that came only at 300 ms", "that came only at 700 ms"])
    let open = World()
    open.beginPresenting()
    #expect(count(EventRule.after("ends", .kind(.transitionBegan), comes: ends), open) == 0, "cut off")
    open.stuck()
    #expect(count(EventRule.after("ends", .kind(.transitionBegan), comes: ends), open) == 1)
  }

  @Test func pairsAreSoughtInTheSameTransition() {
    let world = World.right(removes: true)
    let dismissals = EventPattern.kind(.transitionBegan).inTransitions { $0.direction == .dismiss }
    let hook = EventPattern.callback(.viewWillAppear) && !EventPattern.callback(.viewDidLoad)
    #expect(count(EventRule.before("x", dismissals, comes: hook), world) == 1)
    #expect(count(EventRule.before("x", dismissals, comes: hook, anywhere: true), world) == 0)
    #expect(count(EventRule.before("x", dismissals, comes: hook, within: .milliseconds(1), anywhere: true), world) == 1)
  }

  @Test func patternsCombine() {
    let world = World.right(removes: true)
    let either = EventPattern.callback(.viewDidAppear) || .callback(.viewDidDisappear)
    #expect(count(EventRule.never("x", either), world) == 5)
    #expect(count(EventRule.never("x", EventPattern.kind(.viewMoved).byTheApp), world) == 2)
    #expect(count(EventRule.never("x", either.byTheApp), world) == 0)
    #expect(findings(EventRule.never("x", either).asAdvice, world).allSatisfy { $0.severity == .advice })
  }
}
