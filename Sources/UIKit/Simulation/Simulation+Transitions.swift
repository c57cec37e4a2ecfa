#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

extension Simulation {
  /// The open transition a controller takes part in.
  func openTransition(of controller: UIViewController) -> ModalTransition? {
    openTransitions.last { transition in
      transition.presenter === controller || transition.chain.contains { $0 === controller }
    }
  }

  /// Whether a percent-driven interaction holds a container's time (contract D1).
  var isDriven: Bool { openTransitions.contains { $0.drive != nil } }

  /// What drives the newest transition in flight by percentage, while a finger may.
  package var percentDriver: UIPercentDrivenInteractiveTransition? {
    guard let transition = openTransitions.last, transition.context?.isInteractive == true else { return nil }
    return transition.interactor as? UIPercentDrivenInteractiveTransition
  }

  /// What could take the newest transition in flight up midway: it runs by itself, and what moves it can be interrupted
  /// (contract D12).
  package var idlePercentDriver: UIPercentDrivenInteractiveTransition? {
    guard let transition = openTransitions.last, transition.context?.isInteractive == false,
      transition.interruptible?.state == .active
    else { return nil }
    return transition.interactor as? UIPercentDrivenInteractiveTransition
  }

  /// Whether the newest transition in flight has been given up and runs back.
  package var isRunningBack: Bool { openTransitions.last?.context?.transitionWasCancelled == true }

  /// The controller that arrives or leaves in the newest transition in flight, if that is animated and no finger holds it.
  package var controllerInFlight: UIViewController? {
    guard let transition = openTransitions.last, transition.isAnimated, transition.context?.isInteractive == false
    else { return nil }
    return transition.animated
  }

  /// Whether a transition is asked for and has not begun.
  package var hasDeferredTransition: Bool { deferredTransitions > 0 }

  /// What an animation on a layer moves, seen from the transitions in flight.
  func target(of layer: CALayer) -> (role: AnimationRole, name: ObjectName, transition: Int32) {
    guard let view = layer.nearestView else { return (.other, .none, 0) }
    if isChangingSize { return (.other, view.traceName, 0) }
    let isWhole = layer.view != nil
    for transition in openTransitions.reversed() {
      guard let container = transition.context?.containerView else { continue }
      if !isWhole {
        if view.isDescendant(of: container) { return (.other, view.traceName, transition.ordinal) }
        continue
      }
      if view === container { return (.container, view.traceName, transition.ordinal) }
      if isView(view, of: transition.from, in: transition) { return (.from, view.traceName, transition.ordinal) }
      if isView(view, of: transition.to, in: transition) { return (.to, view.traceName, transition.ordinal) }
      if container.isDescendant(of: view) { return (.above, view.traceName, transition.ordinal) }
      if view.isDescendant(of: container) { return (.other, view.traceName, transition.ordinal) }
    }
    let isAbove = isWhole && (view is UIWindow || view.superview is UIWindow && view.owningController == nil)
    return (isAbove ? .above : .other, view.traceName, openTransitions.last?.ordinal ?? 0)
  }

  private func isView(_ view: UIView, of controller: UIViewController, in transition: ModalTransition) -> Bool {
    if controller.viewIfLoaded === view { return true }
    return controller === transition.animated && transition.presentationController.presentedView === view
  }

  /// Whether a transition is open, asked for, or waited for (design: the definition of rest).
  package var hasOpenTransition: Bool { !openTransitions.isEmpty || deferredTransitions > 0 }

  /// Whether a finger holds an open transition, which then has no planned end: only letting go gives it one.
  package var isHeldByFinger: Bool { openTransitions.contains { $0.context?.isInteractive == true } }

  /// When what is under way is planned to have ended, in nanoseconds.
  package var plannedEnd: Int64 {
    var end = deferredTransitions > 0 ? loop.now : 0
    for transition in openTransitions { end = max(end, transition.plannedTimes.end) }
    if runsByTheClock {
      return max(end, runningAnimations.latestEnd.map { VirtualRunLoop.instant(mediaNanoseconds: $0) } ?? end)
    }
    for animation in runningAnimations {
      if let last = animation.plannedEnd { end = max(end, last) }
    }
    return end
  }

  /// When the newest open transition began, and when it is planned to end, in nanoseconds. While a finger holds it these
  /// are the times it would have had without; once let go, when it was, and when the rest or the way back will be over.
  package var transitionTimes: (begin: Int64, end: Int64)? { openTransitions.last?.plannedTimes }

  /// Whether all animations run by the clock alone: no layer has a time of its own, and no property animator holds any.
  private var runsByTheClock: Bool { layersWithOwnTime == 0 && runningAnimations.followerCount == 0 }

  /// The finite animations in flight.
  package var finiteAnimations: Int {
    // As long as all layers go by the clock, all that is finite moves.
    if runsByTheClock { return runningAnimations.finiteCount }
    return runningAnimations.reduce(0) { $0 + ($1.isFinite && $1.isMoving ? 1 : 0) }
  }

  /// The transitions that have begun and not ended, as people call them.
  package var openTransitionTitles: [String] {
    openTransitions.map { transition in
      let what = transition.isPresentation ? "presentation" : "dismissal"
      return "the \(what) of \(recorder.trace.name(transition.presented.traceName))"
    }
  }

  /// The names of what keeps the app from coming to rest.
  package var unrest: [String] {
    var all = openTransitionTitles.map { "\($0) was never completed" }
    if deferredTransitions > 0 { all.append("a transition was asked for and did not begin") }
    if finiteAnimations > 0 { all.append("\(finiteAnimations) animations are still running") }
    return all
  }
}
