public import TransitionTrace

/// `viewDidAppear` of the controller that arrives follows the end of the transition's animation (V7; contract A9, A10).
///
/// Counted are finite animations that the app began for the transition on its container, its two views or what they lie
/// in. If some have ended and others run on, the animation is staggered: advice. Animations of anything else,
/// endless ones, and completing at once without any animation are all right.
public struct AppearsAfterAnimation: Invariant {
  public let name = "viewDidAppear follows the end of the animation"
  public let contracts = ["A9", "A10", "A11", "H12"]
  public let needs = EventTags(.lifecycle, .animationBegan, .animationEnded)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    if index.animations.isEmpty { return [] }
    var findings: [Finding] = []
    for place in index.transitions.indices {
      let transition = index.transitions[place]
      guard transition.didComplete else { continue }
      let arrival = Self.arrival(of: transition)
      if arrival >= 0, let finding = judge(transition, arrival: arrival, trace, index) { findings.append(finding) }
    }
    return findings
  }

  /// Where the transition tells the app that it is over: the presented controller's `viewDidAppear`; in a dismissal that
  /// of the presenter, or the presented controller's `viewDidDisappear` when the presenter never left.
  private static func arrival(of transition: IndexedTransition) -> Int {
    if transition.isPresentation { return transition.presented.didAppear }
    return transition.record.removesPresenter ? transition.presenter.didAppear : transition.presented.didDisappear
  }

  private func judge(
    _ transition: IndexedTransition, arrival: Int, _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    let now = trace.time(arrival)
    var hasEnded = false
    var running: IndexedAnimation?
    for place in index.animations.indices {
      let animation = index.animations[place]
      guard animation.began < arrival, counts(animation, for: transition, trace) else { continue }
      if !animation.isRunning(at: arrival) {
        hasEnded = true
      } else if animation.end > now && running == nil {
        running = animation
      }
    }
    guard let running else { return nil }
    guard case .lifecycle(let callback, let controller, _) = trace.events[arrival].kind else { return nil }
    let target = trace.name(trace.target(of: running))
    return finding(
      at: trace.events[arrival], transition: transition.ordinal,
      "\(trace.name(controller)) got \(callback.name) at \(now), before the animation's end",
      because: "the animation of \(target) that began at \(trace.time(running.began)) runs until \(running.end)",
      however: hasEnded
        ? "others had ended by then: it may be staggered on purpose"
        : "the transition should complete when its animation has ended",
      severity: hasEnded ? .advice : nil)
  }

  /// Whether the animation is one the user sees as this transition's.
  private func counts(_ animation: IndexedAnimation, for transition: IndexedTransition, _ trace: Trace) -> Bool {
    if animation.isEndless { return false }
    if case .other = animation.role { return false }
    // What a controller animates of its own views under UIKit's animator, or before the app's is called, is its own
    // affair: `viewWillAppear` may start a fade that goes on for as long as it likes.
    if animation.transition == transition.ordinal {
      if case .above = animation.role { return true }
      return transition.record.hasCustomAnimator && animation.began > transition.called
    }
    // An animation on a window or a wrapper belongs to no transition of its own (contract H12): what was begun
    // together with the request, or while the transition ran, is meant for it.
    guard case .above = animation.role, animation.transition == 0 else { return false }
    let request = Int(transition.record.request)
    guard request >= 0, request < trace.events.count else { return animation.began > transition.began }
    return animation.began > request || trace.events[animation.began].turn == trace.events[request].turn
  }
}
