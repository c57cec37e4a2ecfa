public import TransitionTrace

/// UIKit has no reason to log a warning because of the app (contract G1, G2, G6, H11).
///
/// Presenting from a view in no window is a mistake wherever the app does it by itself. What a step of the story asks
/// for directly is the story's doing. Refused requests and empty snapshots change nothing: advice, once each.
/// Appearance calls out of balance are the concern of ``AppearanceIsBalanced``.
public struct UIKitHasNothingToWarnOf: Invariant {
  public let name = "UIKit has nothing to warn of"
  public let contracts = ["G1", "G2", "G6", "H11"]
  public let needs = EventTags(.warned)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    if index.warnings.isEmpty { return [] }
    var findings: [Finding] = []
    var told: [UIKitWarning] = []
    for place in index.warnings where !index.isAfterSecondCompletion(place) {
      guard case .warned(let warning, let first, let second) = trace.events[place].kind, !told.contains(warning),
        let finding = judge(warning, at: place, first, second, trace)
      else { continue }
      told.append(warning)
      findings.append(finding)
    }
    return findings
  }

  private func judge(
    _ warning: UIKitWarning, at place: Int, _ first: ObjectName, _ second: ObjectName, _ trace: Trace
  ) -> Finding? {
    let event = trace.events[place]
    let one = trace.name(first)
    let other = trace.name(second)
    switch warning {
    case .unbalancedAppearance: return nil
    case .notInWindow:
      let cause = Self.cause(of: place, trace)
      if case .step = trace.events[cause].kind, trace.events[cause].turn == event.turn { return nil }
      return finding(
        at: event, "\(other) is presented on \(one), whose view is in no window",
        because: Self.words(trace.events[cause], trace), however: "viewDidAppear is the first safe place to present")
    case .alreadyPresenting:
      return finding(
        at: event, "\(other) is presented on \(one), which presents another controller already",
        however: "UIKit refuses it, and its completion never runs", severity: .advice)
    case .transitionInProgress:
      return finding(
        at: event, "\(one) is asked to dismiss while a transition is in flight",
        however: "some versions refuse it, and its completion never runs", severity: .advice)
    case .emptySnapshot:
      return finding(
        at: event, "the snapshot of \(one) is empty", because: "the view was never rendered",
        however: "snapshotView(afterScreenUpdates: true) renders it first", severity: .advice)
    case .layoutLoop:
      return finding(
        at: event, "layout of \(one) never ends", because: "every layout asks for another",
        however: "layoutSubviews must come to an end: a device would hang")
    }
  }

  /// What happened last before a warning, the request itself left aside.
  private static func cause(of place: Int, _ trace: Trace) -> Int {
    var cause = place - 1
    while cause > 0 {
      switch trace.events[cause].kind {
      case .presentRequested, .dismissRequested, .closureTaken, .warned, .note: cause -= 1
      default: return cause
      }
    }
    return max(0, cause)
  }

  private static func words(_ cause: TraceEvent, _ trace: Trace) -> String {
    guard case .lifecycle(let callback, let controller, _) = cause.kind else { return "" }
    return "it was asked for after \(callback.name) of \(trace.name(controller))"
  }
}
