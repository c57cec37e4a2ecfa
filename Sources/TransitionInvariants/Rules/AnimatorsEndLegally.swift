public import TransitionTrace

/// A property animator is paused, turned, stopped, finished and let go only as its state allows (V10; contract D20–D23, D27′,
/// D31).
///
/// UIKit raises an exception otherwise, and the process ends there. What the story itself brought about does not count.
public struct AnimatorsEndLegally: Invariant {
  public let name = "property animators end legally"
  public let contracts = ["D20", "D21", "D22", "D23", "D27′", "D31"]
  public let needs = EventTags(.raised, .propertyAnimator)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    // An exception freezes the trace, so there is only the last event to look at.
    guard let event = trace.events.last, case .raised(let exception, _, _) = event.kind, exception.isOfAnimators,
      event.origin != .story
    else { return [] }
    return [
      finding(
        at: event, transition: event.transition, "UIKit raises an exception: \(Self.statement(exception))",
        because: history(trace), however: Self.rule(exception))
    ]
  }

  /// What had become of the animator before.
  private func history(_ trace: Trace) -> String {
    guard trace.events.count > 1,
      case .propertyAnimator(.misused, let animator, let done) = trace.events[trace.events.count - 2].kind
    else { return "" }
    var place = trace.events.count - 3
    while place >= 0 {
      let event = trace.events[place]
      place -= 1
      guard case .propertyAnimator(let change, animator, let perMille) = event.kind,
        // A paused one may have been moved since.
        let words = change.words(change == .paused ? done : perMille)
      else { continue }
      return "animator \(animator) \(words) at \(event.time)"
    }
    return "animator \(animator) had not been started"
  }

  private static func statement(_ exception: UIKitException) -> String {
    switch exception {
    case .animatorReleased: "a property animator was let go while it was paused or stopped"
    case .animatorStopped: "a stopped property animator was called"
    case .animatorNotStopped: "finishAnimation(at:) was called on a property animator that is not stopped"
    case .animatorNotPaused: "continueAnimation was called on a property animator that is not paused"
    default: "a property animator that is not inactive was configured"
    }
  }

  private static func rule(_ exception: UIKitException) -> String {
    switch exception {
    case .animatorReleased: "it must have come to its end, or been stopped and finished, before it is let go"
    case .animatorStopped: "what is stopped can only be finished"
    case .animatorNotStopped: "only stopAnimation(false) makes something to finish; a running animator ends by itself"
    case .animatorNotPaused: "only what is paused, and can be interrupted, goes on"
    default: "what can be interrupted, and who gets touches, is settled before it starts"
    }
  }
}

extension AnimatorChange {
  /// What became of an animator, to be followed by a time; `nil` where nothing did.
  func words(_ perMille: Int32) -> String? {
    let place = perMille % 10 == 0 ? "\(perMille / 10) %" : "\(perMille / 10).\(perMille % 10) %"
    return switch self {
    case .started: "was started"
    case .startedEmpty: "was started with nothing to animate"
    case .paused: "was paused, with \(place) of its way done,"
    case .resumed: "went on, with \(place) of its way done,"
    case .reversed: "was turned round, with \(place) of its way done,"
    case .stopped: "was stopped, with \(place) of its way done,"
    case .abandoned: "was stopped for good"
    case .ended: "had ended"
    case .offered, .offeredInactive, .misused, .extended: nil
    }
  }
}

extension UIKitException {
  /// Whether it is about the state of a property animator.
  var isOfAnimators: Bool {
    switch self {
    case .animatorReleased, .animatorStopped, .animatorNotStopped, .animatorNotPaused, .animatorNotInactive: true
    case .alreadyPresented, .activeController, .notChildren, .unknownIdentifier, .viewHierarchy: false
    }
  }
}
