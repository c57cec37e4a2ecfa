import Testing
import TransitionTrace
import UIKit

/// What a transition does at its start and its end, for every direction, style and open order.
@Suite struct TransitionPlanTests {
  private func plan(
    _ direction: TransitionDirection, removes: Bool, _ change: (inout UIKitVariant) -> Void = { _ in }
  ) -> TransitionPlan {
    var variant = UIKitVariant.standard
    change(&variant)
    return TransitionPlan(direction: direction, removesPresenter: removes, variant: variant)
  }

  @Test func starts() {
    #expect(
      plan(.present, removes: true).start()
        == [.willBeginHook, .begin(.presenter, appearing: false), .begin(.presented, appearing: true)])
    #expect(plan(.present, removes: false).start() == [.willBeginHook, .begin(.presented, appearing: true)])
    #expect(
      plan(.dismiss, removes: true).start()
        == [.willBeginHook, .begin(.presented, appearing: false), .begin(.presenter, appearing: true)])
    #expect(plan(.dismiss, removes: false).start() == [.willBeginHook, .begin(.presented, appearing: false)])
  }

  @Test func hookAfterTheWills() {
    let late = plan(.present, removes: true) { $0.willBeginHook = .afterAppearance }
    #expect(
      late.start() == [.begin(.presenter, appearing: false), .begin(.presented, appearing: true), .willBeginHook])
  }

  @Test func swipes() {
    var plan = plan(.dismiss, removes: false)
    let plain = plan.finish(didComplete: true)
    plan.isSwipe = true
    #expect(!plain.contains(.didDismiss) && !plan.finish(didComplete: false).contains(.didDismiss))
    #expect(plan.finish(didComplete: true).filter { $0 != .didDismiss } == plain)
    #expect(
      plan.finish(didComplete: true).suffix(3) == [.didDismiss, .animationEnded, .coordinatorCompletions])
  }

  @Test func completedPresentation() {
    let end: [TransitionPlan.Step] = [.clearFlags, .completion, .animationEnded, .coordinatorCompletions]
    #expect(
      plan(.present, removes: true).finish(didComplete: true)
        == [.commitHierarchy, .didEndHook, .end(.presented), .end(.presenter)] + end)
    #expect(
      plan(.present, removes: false).finish(didComplete: true)
        == [.commitHierarchy, .didEndHook, .end(.presented)] + end)
  }

  @Test func completedDismissal() {
    let end: [TransitionPlan.Step] = [.clearFlags, .completion, .animationEnded, .coordinatorCompletions]
    #expect(
      plan(.dismiss, removes: true).finish(didComplete: true)
        == [.commitHierarchy, .cutLinks, .didEndHook, .end(.presenter), .end(.presented)] + end)
    #expect(
      plan(.dismiss, removes: false).finish(didComplete: true)
        == [.commitHierarchy, .cutLinks, .didEndHook, .end(.presented)] + end)
  }

  @Test func presentationThatWasNotCompleted() {
    let end: [TransitionPlan.Step] = [.clearFlags, .animationEnded, .coordinatorCompletions]
    #expect(
      plan(.present, removes: true).finish(didComplete: false)
        == [
          .begin(.presented, appearing: false), .begin(.presenter, appearing: true), .commitHierarchy, .cutLinks,
          .didEndHook, .end(.presenter), .end(.presented),
        ] + end)
    #expect(
      plan(.present, removes: false).finish(didComplete: false)
        == [.begin(.presented, appearing: false), .commitHierarchy, .cutLinks, .didEndHook, .end(.presented)] + end)
  }

  @Test func dismissalThatWasNotCompleted() {
    let end: [TransitionPlan.Step] = [.clearFlags, .animationEnded, .coordinatorCompletions]
    #expect(
      plan(.dismiss, removes: true).finish(didComplete: false)
        == [
          .begin(.presenter, appearing: false), .begin(.presented, appearing: true), .commitHierarchy, .didEndHook,
          .end(.presented), .end(.presenter),
        ] + end)
    #expect(
      plan(.dismiss, removes: false).finish(didComplete: false)
        == [.begin(.presented, appearing: true), .commitHierarchy, .didEndHook, .end(.presented)] + end)
  }

  @Test func openPlacesAtTheEnd() {
    let late = plan(.present, removes: true) {
      $0.didEndHook = .afterAppearance
      $0.animationEnded = .afterCoordinator
    }
    #expect(
      late.finish(didComplete: true) == [
        .commitHierarchy, .end(.presented), .end(.presenter), .didEndHook, .clearFlags, .completion,
        .coordinatorCompletions, .animationEnded,
      ])
  }

  @Test(arguments: [TransitionDirection.present, .dismiss], [true, false])
  func everyBeginHasItsEnd(direction: TransitionDirection, removes: Bool) {
    for didComplete in [true, false] {
      let plan = plan(direction, removes: removes)
      for party in [TransitionPlan.Party.presenter, .presented] {
        let begins = (plan.start() + plan.finish(didComplete: didComplete)).filter {
          $0 == .begin(party, appearing: true) || $0 == .begin(party, appearing: false)
        }
        let ends = plan.finish(didComplete: didComplete).filter { $0 == .end(party) }
        #expect(ends.count == min(begins.count, 1))
      }
    }
  }
}
