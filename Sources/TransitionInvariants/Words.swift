internal import TransitionTrace

/// The words that explanations share.
extension Trace {
  /// `the presentation of Story#2`.
  func title(_ record: TransitionRecord) -> String {
    "the \(record.direction == .present ? "presentation" : "dismissal") of \(name(record.presented))"
  }

  /// What an animation moves.
  func target(of animation: IndexedAnimation) -> ObjectName {
    if case .animationBegan(_, _, let target, _) = events[animation.began].kind { return target }
    return .none
  }

  /// When the event at a place happened.
  func time(_ place: Int) -> TraceTime { events[place].time }
}
