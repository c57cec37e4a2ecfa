public import TransitionTrace

/// The rules that come with the package, and how they are applied.
public enum Invariants {
  /// Every rule of the package, in the order in which reports list them.
  public static let all: [any Invariant] = [
    CompletesExactlyOnce(), PresenterLeavesAndReturns(), AppearsAfterAnimation(), AppearanceIsBalanced(),
    PresentedViewArrives(), NothingIsLeftBehind(), ClosuresRunOnce(), CompletionTellsTheTruth(),
    CompletionIgnoresFinished(), CancelledTransitionRestores(), TouchesReachTheTop(), BlocksAlongsideFollow(),
    PresentationHooksAreTruthful(), RequestsAreCarriedOut(), CyclesRepeat(), NothingLeaks(),
    UIKitHasNothingToWarnOf(), TransitioningDelegateStays(), RaisesNoException(), AnimatorsEndLegally(),
    OneInterruptibleAnimator(), AnimationGoesTheSameWay(), DurationIsHonest(),
  ]

  /// Judges a trace.
  ///
  /// A finding whose cause is a misuse by the story itself is dropped: nothing at or after the first such event counts
  /// (see ``TraceIndex/storyMisuse``).
  /// - Parameter recorded: the kinds of events the trace's recorder can write. The simulation writes all of them.
  public static func judge(
    _ trace: Trace, by rules: [any Invariant] = all, silenced: [Silence] = [], recorded: EventTags = .all
  ) -> Judgement {
    let index = TraceIndex(trace)
    var judgement = Judgement()
    // Asking each rule what it needs takes longer than many a rule, and nearly every recorder writes all there is.
    let isComplete = recorded.rawValue == EventTags.all.rawValue
    for rule in rules {
      guard isComplete || rule.needs.isSubset(of: recorded) else {
        judgement.notCheckable.append(rule.name)
        continue
      }
      let found = rule.findings(in: trace, index: index)
      if found.isEmpty { continue }
      var evidence =
        index.storyMisuse < 0 ? found : found.filter { $0.event < trace.events[index.storyMisuse].sequence }
      for place in evidence.indices where trace.transition(evidence[place].transition)?.isWhatIf == true {
        evidence[place].isWhatIf = true
      }
      if silenced.contains(where: { $0.invariant == rule.name }) {
        judgement.silenced += evidence
      } else {
        judgement.findings += evidence
      }
    }
    if judgement.findings.count > 1 { judgement.findings = inOrder(judgement.findings) }
    if judgement.silenced.count > 1 { judgement.silenced = inOrder(judgement.silenced) }
    return judgement
  }

  /// By first wrong event; equal ones stay in the order of the rules, which `sort` alone does not promise.
  private static func inOrder(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted { ($0.element.event, $0.offset) < ($1.element.event, $1.offset) }.map(\.element)
  }
}

extension EventTags {
  /// Every kind of event.
  public static let all = EventTags(rawValue: (1 << UInt64(EventTag.allCases.count)) - 1)
}
