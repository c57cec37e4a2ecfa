/// Everything one story left behind: its events in order, its transitions, its snapshots and the names in them.
public struct Trace: Hashable, Sendable {
  /// The events, in the order in which they happened.
  public var events: [TraceEvent]
  /// The transitions, by ordinal: the first has ordinal 1.
  public var transitions: [TransitionRecord]
  /// The snapshots, in the order in which they were taken.
  public var snapshots: [TraceSnapshot]
  /// The names; index 0 stands for no object.
  public var names: [String]
  /// The texts of notes, probes and unsupported calls.
  public var texts: [String]
  /// The unspecified behaviour the story ran under.
  public var variant: UIKitVariant

  /// Makes a trace, by default an empty one.
  public init(
    events: [TraceEvent] = [], transitions: [TransitionRecord] = [], snapshots: [TraceSnapshot] = [],
    names: [String] = ["nothing"], texts: [String] = [], variant: UIKitVariant = .standard
  ) {
    self.events = events
    self.transitions = transitions
    self.snapshots = snapshots
    self.names = names
    self.texts = texts
    self.variant = variant
  }

  /// The name of an object, as people read it.
  public func name(_ object: ObjectName) -> String {
    names.indices.contains(Int(object.rawValue)) ? names[Int(object.rawValue)] : "?\(object.rawValue)"
  }

  /// The facts of a transition, `nil` for an ordinal the trace does not have.
  public func transition(_ ordinal: Int32) -> TransitionRecord? {
    ordinal > 0 && Int(ordinal) <= transitions.count ? transitions[Int(ordinal) - 1] : nil
  }

  /// The last snapshot of a moment, of one transition or of any.
  public func lastSnapshot(_ moment: SnapshotMoment, transition: Int32? = nil) -> TraceSnapshot? {
    snapshots.last { $0.moment == moment && (transition == nil || $0.transition == transition) }
  }

  /// Whether the story ended with an exception that UIKit would raise.
  public var hasRaised: Bool {
    events.contains { if case .raised = $0.kind { true } else { false } }
  }
}
