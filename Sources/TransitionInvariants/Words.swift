internal import TransitionTrace

/// The words that explanations share.
extension Trace {
  /// `the presentation of Story#2`.
  func title(_ record: TransitionRecord) -> String {
    "the \(record.direction == .present ? "presentation" : "dismissal") of \(name(record.presented))"
  }

  /// When the event at a place happened.
  func time(_ place: Int) -> TraceTime { events[place].time }
}
