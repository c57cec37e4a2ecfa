public import TransitionTrace

/// A question about one event, to build rules from.
public struct EventPattern: Sendable {
  /// Whether an event of a trace fits.
  public let matches: @Sendable (TraceEvent, Trace) -> Bool

  /// Makes a pattern from a test.
  public init(_ matches: @escaping @Sendable (TraceEvent, Trace) -> Bool) { self.matches = matches }

  /// Events of a kind, whatever their details.
  public static func kind(_ tag: EventTag) -> EventPattern { EventPattern { event, _ in event.kind.tag == tag } }

  /// An appearance or layout callback of any controller.
  public static func callback(_ callback: LifecycleCallback) -> EventPattern {
    EventPattern { event, _ in
      if case .lifecycle(callback, _, _) = event.kind { true } else { false }
    }
  }

  /// A call of `completeTransition`, with any flag or with the given one.
  public static func completion(_ flag: Bool? = nil) -> EventPattern {
    EventPattern { event, _ in
      guard case .completeTransition(let didComplete, _, _) = event.kind else { return false }
      return flag == nil || flag == didComplete
    }
  }

  /// A closure of a kind that ran.
  public static func ran(_ kind: ClosureKind) -> EventPattern {
    EventPattern { event, _ in
      if case .closureRun(kind, _, _) = event.kind { true } else { false }
    }
  }

  /// A hook of a presentation controller.
  public static func hook(_ hook: PresentationHook) -> EventPattern {
    EventPattern { event, _ in
      if case .presentationHook(hook, _, _) = event.kind { true } else { false }
    }
  }

  /// Only those that the app's own code caused.
  public var byTheApp: EventPattern {
    EventPattern { [matches] event, trace in event.origin == .user && matches(event, trace) }
  }

  /// Only those of transitions for which the test holds; events outside any transition do not fit.
  public func inTransitions(where test: @escaping @Sendable (TransitionRecord) -> Bool) -> EventPattern {
    EventPattern { [matches] event, trace in
      guard matches(event, trace), let record = trace.transition(event.transition) else { return false }
      return test(record)
    }
  }

  /// Those that fit both.
  public static func && (one: EventPattern, other: EventPattern) -> EventPattern {
    EventPattern { one.matches($0, $1) && other.matches($0, $1) }
  }

  /// Those that fit one or both.
  public static func || (one: EventPattern, other: EventPattern) -> EventPattern {
    EventPattern { one.matches($0, $1) || other.matches($0, $1) }
  }

  /// Those that don't fit.
  public static prefix func ! (pattern: EventPattern) -> EventPattern {
    EventPattern { !pattern.matches($0, $1) }
  }
}
