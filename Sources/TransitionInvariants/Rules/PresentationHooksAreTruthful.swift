public import TransitionTrace

/// The hooks of the app's presentation controllers come in pairs and tell the truth (contract A5, A20, C4).
///
/// Each `…TransitionWillBegin` is followed by one `…TransitionDidEnd`, whose flag is that of `completeTransition`, and
/// false when a finger cancelled the transition. Not judged where the transition never completed.
public struct PresentationHooksAreTruthful: Invariant {
  public let name = "presentation hooks are balanced and truthful"
  public let contracts = ["A5", "A20", "C4"]
  public let needs = EventTags(.presentationHook, .transitionBegan, .completeTransition)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    if index.hooks.isEmpty { return [] }
    var findings: [Finding] = []
    var open: [Call] = []
    for place in index.hooks {
      guard let call = Call(place, trace),
        trace.transitions[call.owner].hasCustomPresentationController, !index.isAfterSecondCompletion(place)
      else { continue }
      let transition = index.transitions[call.owner]
      let known = open.firstIndex { $0.controller == call.controller }
      if call.isBegin {
        if let known {
          // One whose transition is still open, or never was completed, owes nothing.
          let earlier = index.transitions[open[known].owner]
          if earlier.ended >= 0 && earlier.ended < place { findings.append(unfinished(open[known], by: place, trace)) }
          open.remove(at: known)
        }
        open.append(call)
        continue
      }
      if let known, open[known].isPresentation == call.isPresentation {
        open.remove(at: known)
        if let finding = untrue(call, transition, trace) { findings.append(finding) }
      } else {
        findings.append(unbegun(call, trace))
      }
    }
    for call in open {
      let transition = index.transitions[call.owner]
      guard transition.ended >= 0, transition.ended < index.rest, !index.isAfterSecondCompletion(index.rest)
      else { continue }
      findings.append(unfinished(call, by: index.rest, trace))
    }
    return findings
  }

  /// One call of a hook.
  private struct Call {
    let place: Int
    let hook: PresentationHook
    let controller: ObjectName
    let flag: Bool
    /// The transition it belongs to, as an index.
    let owner: Int
    let isPresentation: Bool
    let isBegin: Bool

    init?(_ place: Int, _ trace: Trace) {
      let event = trace.events[place]
      owner = Int(event.transition) - 1
      guard case .presentationHook(let hook, let controller, let completed) = event.kind,
        trace.transitions.indices.contains(owner)
      else { return nil }
      self.place = place
      self.hook = hook
      self.controller = controller
      flag = completed
      switch hook {
      case .presentationTransitionWillBegin: (isPresentation, isBegin) = (true, true)
      case .presentationTransitionDidEnd: (isPresentation, isBegin) = (true, false)
      case .dismissalTransitionWillBegin: (isPresentation, isBegin) = (false, true)
      case .dismissalTransitionDidEnd: (isPresentation, isBegin) = (false, false)
      default: return nil
      }
    }

    var counterpart: PresentationHook {
      switch (isPresentation, isBegin) {
      case (true, true): .presentationTransitionDidEnd
      case (true, false): .presentationTransitionWillBegin
      case (false, true): .dismissalTransitionDidEnd
      case (false, false): .dismissalTransitionWillBegin
      }
    }
  }

  private func untrue(_ call: Call, _ transition: IndexedTransition, _ trace: Trace) -> Finding? {
    if transition.completion < 0 { return nil }
    if call.flag && transition.wasCancelled {
      let cancelled = transition.cancelled >= 0 ? " at \(trace.time(transition.cancelled))" : ""
      let what = call.isPresentation ? "presentation" : "dismissal"
      return finding(
        at: trace.events[call.place], transition: transition.ordinal,
        "\(trace.name(call.controller)) was told the \(what) is complete",
        because: "completeTransition(\(transition.completionFlag)) was called",
        however: "the interaction was cancelled\(cancelled), so \(call.hook.name) must hear false")
    }
    if call.flag == transition.completionFlag { return nil }
    return finding(
      at: trace.events[call.place], transition: transition.ordinal,
      "\(trace.name(call.controller)) got \(call.hook.name)(\(call.flag))",
      because: "completeTransition(\(transition.completionFlag)) was called at \(trace.time(transition.completion))",
      however: "the hook hears the flag of completeTransition")
  }

  private func unfinished(_ call: Call, by place: Int, _ trace: Trace) -> Finding {
    finding(
      at: trace.events[place], transition: Int32(call.owner + 1),
      "\(trace.name(call.controller)) got \(call.hook.name) and never \(call.counterpart.name)",
      because: "it began at \(trace.time(call.place)), and the transition has ended",
      however: "each begin is followed by its end")
  }

  private func unbegun(_ call: Call, _ trace: Trace) -> Finding {
    finding(
      at: trace.events[call.place], "\(trace.name(call.controller)) got \(call.hook.name) once too often",
      because: "no \(call.counterpart.name) was open", however: "each end follows its begin")
  }
}
