/// The kind of an event without its details, to declare what a rule needs and to feed digests.
public enum EventTag: UInt8, TraceVocabulary {
  case step, presentRequested, dismissRequested, asked, transitionBegan, lifecycle, containment, animationBegan
  case animationEnded, completeTransition, animateTransitionReturned, transitionEnded, presentationHook, animatorEnded
  case closureTaken, closureRun, viewMoved, raised, warned, disturbed, note, probe, unsupported, snapshot, quiet, stuck
  case animateTransitionCalled, interaction, touch, alive, propertyAnimator
}

/// A set of event kinds.
public struct EventTags: OptionSet, Hashable, Sendable {
  public var rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes a set from kinds.
  public init(_ tags: EventTag...) { rawValue = tags.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

  /// Whether the set holds the kind.
  public func contains(_ tag: EventTag) -> Bool { rawValue & (1 << UInt64(tag.rawValue)) != 0 }
}

extension TraceEvent.Kind {
  /// The kind without its details.
  public var tag: EventTag {
    switch self {
    case .step: .step
    case .presentRequested: .presentRequested
    case .dismissRequested: .dismissRequested
    case .asked: .asked
    case .transitionBegan: .transitionBegan
    case .lifecycle: .lifecycle
    case .containment: .containment
    case .animationBegan: .animationBegan
    case .animationEnded: .animationEnded
    case .completeTransition: .completeTransition
    case .animateTransitionCalled: .animateTransitionCalled
    case .interaction: .interaction
    case .animateTransitionReturned: .animateTransitionReturned
    case .transitionEnded: .transitionEnded
    case .presentationHook: .presentationHook
    case .animatorEnded: .animatorEnded
    case .closureTaken: .closureTaken
    case .closureRun: .closureRun
    case .viewMoved: .viewMoved
    case .raised: .raised
    case .warned: .warned
    case .disturbed: .disturbed
    case .note: .note
    case .probe: .probe
    case .touch: .touch
    case .alive: .alive
    case .propertyAnimator: .propertyAnimator
    case .unsupported: .unsupported
    case .snapshot: .snapshot
    case .quiet: .quiet
    case .stuck: .stuck
    }
  }
}
