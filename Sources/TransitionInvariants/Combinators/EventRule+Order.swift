public import TransitionTrace

extension EventRule {
  /// Every event that fits `pattern` is followed by one that fits `follower`, within a span if one is given.
  ///
  /// What has not come by the last moment of rest, or within the span, is missing; a trace cut off earlier is no
  /// evidence.
  public static func after(
    _ name: String, _ pattern: EventPattern, comes follower: EventPattern, within span: TraceTime? = nil,
    anywhere: Bool = false
  ) -> EventRule {
    EventRule(name, .violation) { trace, index, rule in
      var findings: [Finding] = []
      for place in trace.events.indices where pattern.matches(trace.events[place], trace) {
        let event = trace.events[place]
        let limit = span.map { event.time + $0 } ?? .never
        let answer = trace.events[(place + 1)...].first {
          (anywhere || $0.transition == event.transition) && follower.matches($0, trace)
        }
        if let answer, answer.time <= limit { continue }
        let isOver = index.rest > place || (trace.events.last.map { $0.time > limit } ?? false)
        guard answer != nil || isOver else { continue }
        findings.append(
          rule.finding(
            at: event, "\(event.kind.tag.name) at \(event.time) was not followed by what it needs",
            because: answer.map { "that came only at \($0.time)" } ?? "that never came",
            however: span.map { "it must come within \($0)" } ?? "it must come sooner or later"))
      }
      return findings
    }
  }

  /// Every event that fits `pattern` has one before it that fits `forerunner`, within a span if one is given.
  public static func before(
    _ name: String, _ pattern: EventPattern, comes forerunner: EventPattern, within span: TraceTime? = nil,
    anywhere: Bool = false
  ) -> EventRule {
    EventRule(name, .violation) { trace, _, rule in
      var findings: [Finding] = []
      for place in trace.events.indices where pattern.matches(trace.events[place], trace) {
        let event = trace.events[place]
        let earlier = trace.events[..<place].last {
          (anywhere || $0.transition == event.transition) && forerunner.matches($0, trace)
        }
        if let earlier, event.time <= (span.map { earlier.time + $0 } ?? .never) { continue }
        findings.append(
          rule.finding(
            at: event, "\(event.kind.tag.name) at \(event.time) came before what it needs",
            because: earlier.map { "that was at \($0.time)" } ?? "that had not happened",
            however: span.map { "it must have come within \($0)" } ?? "it must come first"))
      }
      return findings
    }
  }
}
