import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct CyclesRepeatTests {
  let rule = CyclesRepeat()

  /// Two right cycles; `between` happens after the first, `during` in the second presentation.
  private func cycles(
    removes: Bool = false, between: (World) -> Void = { _ in }, during: (World) -> Void = { _ in }
  ) -> World {
    let world = World.right(removes: removes)
    between(world)
    world.beginPresenting()
    during(world)
    world.animateRightly()
    world.rest()
    world.beginDismissing()
    world.animateRightly()
    world.rest()
    return world
  }

  private func found(_ world: World) -> [String] {
    findings(rule, world).map { "\($0.statement), because \($0.because)" }
  }

  @Test func whatDiffersFromTheFirstTimeIsNamed() {
    let now = "the presentation of Story#2, number 2 of its kind,"
    let then = "because number 1 of its kind, which began at 0 ms,"
    #expect(
      found(cycles(between: { $0.facts = { if $0.direction == .present { $0.duration = .milliseconds(1) } } })) == [
        "\(now) lasts 1 ms, \(then) lasts 300 ms"
      ])
    #expect(
      found(cycles(between: { $0.facts = { if $0.direction == .present { $0.hasCustomAnimator = false } } })) == [
        "\(now) runs UIKit's own animator, \(then) runs the app's animator"
      ])
    #expect(
      found(cycles(between: { $0.facts = { if $0.direction == .present { $0.removesPresenter = true } } })) == [
        "\(now) takes its presenter's view away, \(then) keeps its presenter's view"
      ])
    let frame = TraceRect(points: 0, 400, 390, 444)
    #expect(
      found(cycles(between: { $0.facts = { if $0.direction == .present { $0.finalFrameOfTo = frame } } })) == [
        "\(now) ends at (0, 400, 390, 444), \(then) ends at (0, 0, 390, 844)"
      ])
    // The app's own, and in balance: what is out of balance the appearance rule tells of.
    let calls = cycles(during: { world in
      world.user {
        for callback in [LifecycleCallback.viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewDidAppear] {
          world.appear(callback, world.root)
        }
      }
    })
    #expect(findings(rule, calls).map(\.severity) == [.violation])
  }

  @Test func oneThatWasCancelledCountsForItsAnimator() {
    let world = World(removes: false)
    world.beginPresenting()
    world.cancelByFinger()
    world.complete(false)
    world.rest()
    world.facts = { $0.hasCustomAnimator = false }
    world.presentRightly()
    #expect(findings(rule, world).count == 1)
  }

  /// Near misses: disturbed, queued, of another kind, or resting on another window.
  @Test func whatIsNotTheSameIsNotCompared() {
    #expect(judged(cycles()) == [])
    #expect(judged(cycles(removes: true)) == [])
    func slower(_ change: @escaping (World) -> Void) -> World {
      cycles(between: { world in
        world.facts = { if $0.direction == .present { $0.duration = .zero } }
        change(world)
      })
    }
    #expect(findings(rule, slower { _ in }).count == 1)
    #expect(findings(rule, slower { $0.recorder.record(.disturbed(.animationsDisabled)) }) == [])
    #expect(findings(rule, slower { $0.recorder.record(.disturbed(.snapshotsBlank)) }) == [])
    #expect(findings(rule, slower { $0.recorder.record(.disturbed(.memoryWarning)) }).count == 1)
    #expect(findings(rule, slower { $0.beginPresenting(outcome: .queued) }) == [])
    #expect(
      findings(
        rule,
        slower { world in
          let facts = world.facts
          world.facts = {
            facts(&$0)
            $0.style = .fullScreen
          }
        }) == [])
    let hitch = cycles(
      between: { $0.facts = { if $0.direction == .present { $0.duration = .zero } } },
      during: { $0.recorder.record(.disturbed(.resized)) })
    #expect(findings(rule, hitch) == [])
  }

  /// A step that presented once must do so again.
  @Test func aStepThatDoesNothingTheSecondTimeIsNamed() {
    func world(disturbed: Bool = false, requested: Bool = false, rests: Bool = true) -> World {
      let world = World(removes: false)
      world.recorder.record(.step(index: 0, .presentSubject))
      world.presentRightly()
      world.recorder.record(.step(index: 1, .dismiss))
      world.beginDismissing()
      world.animateRightly()
      if rests { world.rest() }
      if disturbed { world.recorder.record(.disturbed(.snapshotsNil)) }
      world.recorder.record(.step(index: 2, .presentSubject))
      if requested { world.beginPresenting(outcome: .ignored) }
      world.rest()
      return world
    }
    #expect(
      findings(rule, world()).map(\.statement) == [
        "a step that presented the subject at 0 ms presents nothing now"
      ])
    #expect(findings(rule, world()).first.flatMap { tag($0, world()) } == .step)
    #expect(findings(rule, world(disturbed: true)) == [])
    #expect(findings(rule, world(requested: true)) == [])
    #expect(findings(rule, world(rests: false)) == [], "the app was not at rest")
  }
}
