public import TransitionTrace

/// A controller whose presentation asked its transitioning delegate for an animator asks it again when it is dismissed
/// (V16; contract C6, G10).
///
/// The delegate is a weak reference: one that nobody keeps is gone by then, and UIKit's own animation runs. A delegate that
/// answers nil is all right. Not judged where several controllers go at once, for then another's delegate is asked, and
/// where the app asks for the dismissal itself, for it may have let go of the delegate on purpose.
public struct TransitioningDelegateStays: Invariant {
  public let name = "the transitioning delegate stays"
  public let contracts = ["C6", "G10"]
  public let needs = EventTags(.asked, .transitionBegan, .transitionEnded)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    var findings: [Finding] = []
    for place in index.transitions.indices {
      let dismissal = index.transitions[place]
      guard !dismissal.isPresentation, dismissal.began >= 0, dismissal.ended >= 0, dismissal.askedForAnimator < 0,
        dismissal.record.isAnimated, goesAlone(dismissal, trace), !isTheApps(dismissal, trace),
        let presentation = presentation(of: dismissal, index), presentation.gaveAnimator,
        !index.isAfterSecondCompletion(dismissal.began)
      else { continue }
      findings.append(
        finding(
          at: trace.events[dismissal.began], transition: dismissal.ordinal,
          "\(trace.title(dismissal.record)) found no transitioning delegate",
          because: "its presentation got an animator from one at \(trace.time(presentation.askedForAnimator)), and "
            + "nothing has kept it since",
          however: "transitioningDelegate is weak: something must keep it as long as the controller is presented"))
    }
    return findings
  }

  private func presentation(of dismissal: IndexedTransition, _ index: TraceIndex) -> IndexedTransition? {
    let found = index.presentation(by: dismissal.record.presenter, before: dismissal.began)
    return found?.record.presented == dismissal.record.presented ? found : nil
  }

  private func isTheApps(_ dismissal: IndexedTransition, _ trace: Trace) -> Bool {
    let request = Int(dismissal.record.request)
    guard trace.events.indices.contains(request), case .user = trace.events[request].origin else { return false }
    return true
  }

  /// Whether nothing is presented above the controller that goes.
  private func goesAlone(_ dismissal: IndexedTransition, _ trace: Trace) -> Bool {
    guard dismissal.snapshotAtStart >= 0 else { return false }
    let state = trace.snapshots[dismissal.snapshotAtStart].standing(of: dismissal.record.presented)
    return state?.presented == ObjectName.none
  }
}
