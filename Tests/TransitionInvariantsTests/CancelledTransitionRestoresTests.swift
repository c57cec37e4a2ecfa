import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct CancelledTransitionRestoresTests {
  let rule = CancelledTransitionRestores()

  /// A presentation that a finger cancels.
  private func presentation(
    removes: Bool = false, _ animate: (World) -> Void = { _ in }, after: (World) -> Void = { _ in }
  ) -> World {
    let world = World(removes: removes)
    world.facts = { $0.isInteractive = true }
    world.beginPresenting()
    world.user { world.move(world.storyView, to: world.container) }
    animate(world)
    world.returned()
    world.cancelByFinger()
    world.wait(100)
    world.complete(false)
    after(world)
    world.rest()
    return world
  }

  /// A dismissal that a finger cancels, after a right presentation.
  private func dismissal(removes: Bool = false, _ animate: (World) -> Void = { _ in }) -> World {
    let world = World(removes: removes)
    world.presentRightly()
    world.facts = { $0.isInteractive = true }
    world.beginDismissing()
    animate(world)
    world.returned()
    world.cancelByFinger()
    world.wait(100)
    world.complete(false)
    world.rest()
    return world
  }

  private func statements(_ world: World) -> [String] { findings(rule, world).map(\.statement) }

  @Test func aPresentedViewThatStaysIsNamed() {
    let world = presentation(after: { world in
      world.user { world.move(world.storyView, to: world.window) }
    })
    #expect(findings(rule, world) == [], "right after the completion it was gone")
    let kept = presentation(after: { world in
      world.nodes.append(.init(view: world.container, parent: world.window))
      world.snapshot(.afterCompletion, transition: world.ordinal)
    })
    #expect(statements(kept) == ["the container is still in a window after the presentation of Story#2 was cancelled"])
  }

  @Test func aPresenterThatIsLostOrChangedIsNamed() {
    let end = "after the presentation of Story#2 was cancelled"
    let lost = presentation({ world in world.user { world.move(world.rootView, to: world.container) } })
    #expect(statements(lost) == ["Root#1.view is in no window \(end)"])
    #expect(findings(rule, lost).map(\.because) == ["the app moved it to TransitionView at 0 ms"])
    #expect(
      statements(presentation({ $0.change($0.rootView) { $0.alpha = 128 } })) == [
        "Root#1.view has an alpha of 50 %, not 100 %, \(end)"
      ])
    #expect(
      statements(presentation({ $0.change($0.rootView) { $0.isHidden = true } })) == [
        "Root#1.view is hidden \(end)"
      ])
    #expect(
      statements(presentation({ $0.change($0.rootView) { $0.isTransformed = true } })) == [
        "Root#1.view has a transform \(end)"
      ])
    let moved = TraceRect(points: -100, 0, 390, 844)
    #expect(
      statements(presentation({ $0.change($0.rootView) { $0.frame = moved } })) == [
        "Root#1.view lies at (-100, 0, 390, 844), not at (0, 0, 390, 844), \(end)"
      ])
  }

  @Test func leftoversAreNamedAndContentIsAdvice() {
    func add(to place: @escaping (World) -> ObjectName) -> (World) -> Void {
      { world in
        let view = world.view("Snapshot")
        world.user { world.move(view, to: place(world)) }
      }
    }
    #expect(findings(rule, presentation(add(to: \.window))).map(\.severity) == [.violation])
    #expect(findings(rule, presentation(add(to: \.rootView))).map(\.severity) == [.advice])
    #expect(findings(rule, presentation(add(to: \.container))) == [], "it goes with the container")
    let dismissed = dismissal(add(to: \.container))
    #expect(
      statements(dismissed) == ["Snapshot is still in a window after the dismissal of Story#2 was cancelled"])
    #expect(judged(dismissed).filter { $0.contains("left behind") } == [], "told once")
  }

  @Test func whatLiesInThePresenterCounts() {
    func world(_ change: @escaping (inout World.Node) -> Void) -> World {
      let world = World(removes: false)
      let thumbnail = world.view("Thumbnail")
      world.nodes.append(.init(view: thumbnail, parent: world.rootView))
      world.beginPresenting()
      world.change(thumbnail, change)
      world.cancelByFinger()
      world.complete(false)
      world.rest()
      return world
    }
    #expect(
      statements(world { $0.isHidden = true }) == [
        "Thumbnail, which lies in the presenter's view, is hidden after the presentation of Story#2 was cancelled"
      ])
    #expect(findings(rule, world { $0.frame = TraceRect(points: 1, 2, 3, 4) }) == [], "content moves as it likes")
  }

  /// UIKit leaves the presenter's view in the container (contract A36).
  @Test func aPresenterLeftBelowACancelledDismissalIsNamed() {
    let world = dismissal(removes: true) { world in world.user { world.move(world.rootView, to: world.container) } }
    #expect(findings(rule, world).map(\.because) == ["UIKit leaves it in the container after a cancelled dismissal"])
    let right = dismissal(removes: true) { world in
      world.user { world.move(world.rootView, to: world.container) }
      world.user { world.move(world.rootView, to: .none) }
      world.nodes.removeAll { $0.view == world.rootView }
    }
    #expect(findings(rule, right) == [])
  }

  @Test func thePresentedViewMustStayAsItWas() {
    let end = "after the dismissal of Story#2 was cancelled"
    #expect(
      statements(dismissal { $0.change($0.storyView) { $0.alpha = 0 } }) == [
        "Story#2.view has an alpha of 0 %, not 100 %, \(end)"
      ])
    #expect(
      statements(dismissal { world in world.nodes.removeAll { $0.view == world.storyView } }) == [
        "Story#2.view is in no window \(end)"
      ])
  }

  /// Near misses: a right animator, a look that gets better, a window of another size, nobody cancelled.
  @Test func whatIsRightIsNotFlagged() {
    for removes in [false, true] {
      #expect(judged(presentation(removes: removes)) == [])
      #expect(findings(rule, dismissal(removes: removes)) == [])
    }
    let resized = presentation({ world in
      for view in [world.window, world.rootView] {
        world.change(view) { $0.frame = TraceRect(points: 0, 0, 844, 390) }
      }
    })
    #expect(findings(rule, resized) == [])
    let tidied = presentation(
      { $0.change($0.rootView) { $0.alpha = 0 } }, after: { $0.change($0.rootView) { $0.alpha = 255 } })
    #expect(findings(rule, tidied) == [], "it was put right before the next snapshot")
    let honest = World(removes: false)
    honest.beginPresenting()
    honest.change(honest.rootView) { $0.isHidden = true }
    honest.complete(false)
    honest.rest()
    #expect(findings(rule, honest) == [], "the flag is the fault")
  }
}
