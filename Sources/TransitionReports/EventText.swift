internal import TransitionTrace

/// An event in a few words, as the table of a report shows it.
struct EventText {
  let trace: Trace
  let names: ShortNames

  func callAsFunction(_ event: TraceEvent) -> String {
    switch event.kind {
    case .presentRequested(let outcome, _, let presented, let animated, _):
      request("present", presented, animated, outcome)
    case .dismissRequested(let outcome, _, let dismissed, let animated, _):
      request("dismiss", dismissed, animated, outcome)
    case .asked(let question, let object, let answered):
      "\(names[object]).\(question.name)\(answered ? "" : " → nil")"
    case .transitionBegan: "the \(direction(event)) begins"
    case .transitionEnded(let completed): "the \(direction(event)) \(completed ? "is over" : "is cancelled")"
    case .lifecycle(let callback, let controller, _): "\(names[controller]).\(callback.name)"
    case .containment(let callback, let controller, _): "\(names[controller]).\(callback.name)"
    case .animationBegan(_, _, let target, let end):
      end == .never ? "\(place(target, event)) animates for ever" : "\(place(target, event)) animates until \(end)"
    case .animationEnded(_, let end, let finished):
      end == .removed ? "animation taken away (finished: \(finished))" : "animation ends"
    case .animateTransitionCalled: "animateTransition is called"
    case .animateTransitionReturned: "animateTransition returns"
    case .presentationHook(let hook, _, _): hook.name
    case .animatorEnded(let completed): "animationEnded(\(completed))"
    default: rest(event)
    }
  }

  private func rest(_ event: TraceEvent) -> String {
    switch event.kind {
    case .completeTransition(let flag, let wasCancelled, let call):
      "completeTransition(\(flag))" + (call > 1 ? ", call \(call)" : wasCancelled ? ", cancelled" : "")
    case .closureTaken(let kind, _): "\(kind.name) handed over"
    case .closureRun(let kind, _, _): "\(kind.name) runs"
    case .viewMoved(let view, _, let target):
      target == .none ? "\(names[view]) taken away" : "\(names[view]) → \(place(target, event))"
    case .raised(let exception, _, _): "exception: \(exception.name)"
    case .warned(let warning, _, _): "warning: \(warning.name)"
    case .disturbed(let disturbance): disturbance.name
    case .step(let index, _): "step \(index + 1)"
    case .note(let text), .unsupported(let text): words(text)
    case .probe(let text, let value): "\(words(text)): \(value)"
    case .interaction(let change, let perMille): finger(change, perMille)
    case .propertyAnimator(let change, let animator, let perMille): words(change, animator, perMille)
    case .touch(_, _, let reached): reached == .none ? "a touch reaches nobody" : "a touch reaches \(names[reached])"
    case .alive(_, let object): "\(names[object]) is still alive"
    case .snapshot: "snapshot"
    case .quiet: "at rest"
    case .stuck: "stuck: waiting ended"
    default: event.kind.tag.name
    }
  }

  private func words(_ change: AnimatorChange, _ animator: Int32, _ perMille: Int32) -> String {
    let (name, place) = ("animator \(animator)", "at \(perMille / 10) %")
    return switch change {
    case .offered: "\(name) offered"
    case .offeredInactive: "\(name) offered, inactive"
    case .started: "\(name) starts"
    case .extended: "\(name) gets more to animate"
    case .startedEmpty: "\(name) starts, with nothing to animate"
    case .paused: "\(name) paused \(place)"
    case .resumed: "\(name) goes on \(place)"
    case .reversed: "\(name) turned \(place)"
    case .stopped: "\(name) stopped \(place)"
    case .abandoned: "\(name) stopped for good"
    case .ended: "\(name) has ended"
    case .misused: "\(name) misused"
    }
  }

  private func finger(_ change: InteractionChange, _ perMille: Int32) -> String {
    switch change {
    case .began: "a finger takes it up"
    case .updated: "the finger is at \(perMille / 10) %"
    case .finished: "let go at \(perMille / 10) %"
    case .cancelled: "given up at \(perMille / 10) %"
    }
  }

  private func request(
    _ verb: String, _ controller: ObjectName, _ animated: Bool, _ outcome: RequestOutcome
  ) -> String {
    let what = controller == .none ? "" : names[controller]
    let how = animated ? "" : what.isEmpty ? "animated: false" : ", animated: false"
    return "\(verb)(\(what)\(how))" + (outcome == .accepted ? "" : " \(outcome.name)")
  }

  /// The container is called so, whatever class it has.
  private func place(_ view: ObjectName, _ event: TraceEvent) -> String {
    trace.transition(event.transition)?.container == view ? "container" : names[view]
  }

  private func direction(_ event: TraceEvent) -> String {
    trace.transition(event.transition)?.direction == .dismiss ? "dismissal" : "presentation"
  }

  private func words(_ text: Int32) -> String {
    trace.texts.indices.contains(Int(text)) ? trace.texts[Int(text)] : "?\(text)"
  }
}
