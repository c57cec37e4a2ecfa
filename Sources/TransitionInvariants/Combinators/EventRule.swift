public import TransitionTrace

/// An invariant made from patterns, without a type of its own.
///
/// ```swift
/// let rule = EventRule.before("asks before it animates", .kind(.animationBegan), comes: .kind(.asked))
/// ```
/// Every maker takes the sentence users read first. Where two events are paired they must belong to the same
/// transition, unless `anywhere` says otherwise.
public struct EventRule: Invariant {
  public let name: String
  public let severity: Severity
  private let search: @Sendable (Trace, TraceIndex, EventRule) -> [Finding]

  init(
    _ name: String, _ severity: Severity, _ search: @escaping @Sendable (Trace, TraceIndex, EventRule) -> [Finding]
  ) {
    self.name = name
    self.severity = severity
    self.search = search
  }

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] { search(trace, index, self) }

  /// The same rule as advice: it never fails a check.
  public var asAdvice: EventRule { EventRule(name, .advice, search) }
}

// MARK: One event

extension EventRule {
  /// No event fits the pattern. Each that does is a finding.
  public static func never(_ name: String, _ pattern: EventPattern) -> EventRule {
    EventRule(name, .violation) { trace, _, rule in
      trace.events.compactMap { event in
        guard pattern.matches(event, trace) else { return nil }
        return rule.finding(at: event, "\(event.kind.tag.name) happened at \(event.time)")
      }
    }
  }

  /// Every event that fits `pattern` also fits `condition`.
  public static func always(_ name: String, _ pattern: EventPattern, _ condition: EventPattern) -> EventRule {
    never(name, pattern && !condition)
  }

  /// The test holds of every snapshot of a moment.
  public static func always(
    _ name: String, at moment: SnapshotMoment, _ test: @escaping @Sendable (TraceSnapshot, Trace) -> Bool
  ) -> EventRule {
    EventRule(name, .violation) { trace, index, rule in
      trace.snapshots.indices.compactMap { place in
        let snapshot = trace.snapshots[place]
        guard snapshot.moment == moment, index.snapshots[place] >= 0, !test(snapshot, trace) else { return nil }
        let event = trace.events[index.snapshots[place]]
        return rule.finding(at: event, "it does not hold at \(event.time) (\(moment.name))")
      }
    }
  }
}

// MARK: Counting

extension EventRule {
  /// Each transition that ended has exactly one event that fits.
  public static func exactlyOncePerTransition(_ name: String, _ pattern: EventPattern) -> EventRule {
    EventRule(name, .violation) { trace, index, rule in
      var findings: [Finding] = []
      for transition in index.transitions where transition.ended >= 0 {
        let places = trace.events.indices.filter {
          trace.events[$0].transition == transition.ordinal && pattern.matches(trace.events[$0], trace)
        }
        if places.count == 1 { continue }
        let event = trace.events[places.count > 1 ? places[1] : transition.ended]
        findings.append(
          rule.finding(
            at: event, transition: transition.ordinal,
            "it happened \(places.count) times in \(trace.title(transition.record))", however: "it must happen once"))
      }
      return findings
    }
  }
}
