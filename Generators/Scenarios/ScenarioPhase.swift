public import TransitionTrace

/// A part of a transition's life at which a step can be aimed.
public enum ScenarioPhase: String, CaseIterable, Hashable, Sendable {
  /// Before UIKit begins the transition: in the same turn, or in the next.
  case requested
  /// In the first tenth.
  case start
  /// Between the first and the last tenth.
  case middle
  /// In the last tenth, mostly the last frame.
  case lastFrame
  /// At the very end.
  case end
  /// Just after the end.
  case justAfter
  /// When nothing moves any more.
  case atRest
}

extension StepDelay {
  /// The phase that the delay aims at; `nil` for milliseconds, which hit what they hit.
  public var phase: ScenarioPhase? {
    switch self {
    case .sameTurn, .nextTurn: .requested
    case .fractionOfTransition(let perMille): perMille <= 100 ? .start : perMille < 900 ? .middle : .lastFrame
    case .beforeEnd: .lastFrame
    case .atEnd: .end
    case .afterEnd: .justAfter
    case .atRest: .atRest
    case .milliseconds: nil
    }
  }
}

extension ScenarioAction {
  /// The action without its details: the other half of the pairs that a run covers.
  public var kind: StepKind {
    switch self {
    case .present(.subject, _, _): .presentSubject
    case .present(.plain, _, _): .presentPlain
    case .dismiss: .dismiss
    case .setAnimationsEnabled(let isEnabled): isEnabled ? .enableAnimations : .disableAnimations
    case .setSnapshots(let fault): fault == .rendered ? .mendSnapshots : .breakSnapshots
    case .presentInteractively: .presentInteractively
    case .dismissInteractively: .dismissInteractively
    case .drag: .drag
    case .finish: .finish
    case .cancel: .cancel
    case .abort: .abort
    case .pause: .pause
    case .reverse: .reverse
    case .removeAnimations: .removeAnimations
    case .enterBackground: .enterBackground
    case .enterForeground: .enterForeground
    case .resize: .resize
    case .hitch: .hitch
    case .warnOfMemory: .warnOfMemory
    case .requestInside: .requestInside
    }
  }
}
