import Foundation
import Testing
import TransitionDriver
import TransitionTrace
import UIKit

/// The numbered promises of ``Stage``, one test each.
@Suite(.serialized) @MainActor struct ClockPromiseTests {
  private static func stage() -> Stage { Stage(root: UIViewController()) }

  @Test("1. Time stands still between calls") func timeStandsStill() {
    let stage = Self.stage()
    var ran = false
    DispatchQueue.main.async { ran = true }
    #expect(!ran && stage.now == .zero)
    stage.advance(by: .zero)
    #expect(ran && stage.now == .zero)
  }

  @Test("2. advance(by:) runs what is due up to and including the new time, in the order of time and asking")
  func advanceRunsWhatIsDue() {
    let stage = Self.stage()
    var log: [String] = []
    for (name, delay) in [("late", 0.3), ("second", 0.2), ("first", 0.1), ("third", 0.2)] {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { log.append(name) }
    }
    stage.advance(by: .milliseconds(200))
    #expect(log == ["first", "second", "third"])
    #expect(stage.now == .milliseconds(200))
    stage.advance(by: .milliseconds(100))
    #expect(log.last == "late")
  }

  @Test("3. What is asked for without delay runs at the same time, in a later turn") func noDelayIsALaterTurn() {
    let stage = Self.stage()
    var log: [String] = []
    DispatchQueue.main.async {
      DispatchQueue.main.async { log.append("inner") }
      log.append("outer")
    }
    stage.nextTurn()
    #expect(log == ["outer"])
    stage.nextTurn()
    #expect(log == ["outer", "inner"])
    #expect(stage.now == .zero)
  }

  @Test("4. A turn: blocks, layout and commit, what waits for the commit, ended animations") func turnHasPhases() {
    final class Logging: UIViewController {
      var log: [String] = []
      override func viewDidLayoutSubviews() { log.append("layout") }
      override func viewWillDisappear(_ animated: Bool) { log.append("transition") }
    }
    let root = Logging()
    let stage = Stage(root: root)
    UIView.animate(withDuration: 0.1) {
      root.view.alpha = 0.5
    } completion: { _ in
      root.log.append("animation")
    }
    root.log = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      root.log.append("block")
      root.view.setNeedsLayout()
      let next = UIViewController()
      next.modalPresentationStyle = .fullScreen
      root.present(next, animated: true)
    }
    stage.advance(by: .milliseconds(100))
    #expect(root.log.prefix(3) == ["block", "layout", "transition"])
    #expect(root.log.last == "animation")
  }

  @Test("5. settle() ends when nothing finite is under way, and not before") func settleEndsAtRest() {
    let stage = Self.stage()
    UIView.animate(withDuration: 0.4) { stage.root.view.alpha = 0 }
    let settlement = stage.settle()
    #expect(settlement.isAtRest && settlement.advanced == .milliseconds(400))
    #expect(stage.settle().advanced == .zero)
    #expect(stage.trace.events.last?.kind == .quiet)
  }

  @Test("6. settle() does not wait for repeating animations or for delayed blocks as such") func settleDoesNotWait() {
    let stage = Self.stage()
    var ran = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { ran = true }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse]) { stage.root.view.alpha = 0 }
    #expect(stage.settle().advanced == .zero)
    #expect(!ran)
  }

  @Test("7. An open transition is waited for a second past its planned end; then settle() says what hangs")
  func settleSaysWhatHangs() {
    final class Stuck: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.4) { Stuck.wasGivenTime = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.6) { Stuck.wasGivenMore = true }
      }
      nonisolated(unsafe) static var wasGivenTime = false
      nonisolated(unsafe) static var wasGivenMore = false
    }
    let stage = Self.stage()
    let delegate = Stuck()
    let next = UIViewController()
    next.transitioningDelegate = delegate
    stage.root.present(next, animated: true)
    let settlement = stage.settle()
    #expect(Stuck.wasGivenTime && !Stuck.wasGivenMore)
    #expect(!settlement.isAtRest)
    #expect(settlement.description.contains("the presentation of UIViewController#2 was never completed"))
    #expect(stage.trace.events.last?.kind == .stuck)
  }

  @Test("8. The same calls give the same trace") func sameCallsSameTrace() {
    func tell() -> String {
      let stage = Self.stage()
      let next = UIViewController()
      stage.root.present(next, animated: true)
      stage.advance(by: .milliseconds(100))
      next.dismiss(animated: true)
      stage.settle()
      return stage.trace.jsonLines()
    }
    #expect(tell() == tell())
  }

  @Test("9. What a finger holds is not waited for, and is no rest") func heldByAFinger() {
    let stage = Self.stage()
    stage.present(.plain(.pageSheet))
    stage.settle()
    stage.dismiss(interactively: true)
    stage.nextTurn()
    stage.interaction.update(0.3)
    let count = stage.trace.events.count
    let held = stage.settle()
    #expect(!held.isAtRest && held.advanced == .zero)
    #expect(held.description.hasSuffix("a finger holds the dismissal of PlainController#2"))
    #expect(stage.trace.events.count == count)
    stage.interaction.lift()
    #expect(stage.settle().isAtRest && stage.controllers.count == 2)
  }
}
