public import TransitionTrace

/// A closure that was handed over runs exactly once (V14; contract A16, A34′, G1′, H2).
///
/// Asserted to run: the completions of requests whose transition completed, and those of animations that all ran to their
/// end. Not asserted: completions of refused requests and of cancelled transitions, and those of animations that repeat,
/// pause or are stopped, which UIKit may drop. Coordinators' blocks are the concern of ``BlocksAlongsideFollow``.
public struct ClosuresRunOnce: Invariant {
  public let name = "closures run once"
  public let contracts = ["A16", "A34", "G1", "H2"]
  public let needs = EventTags(.closureTaken, .closureRun)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    ClosureCount(rule: self, places: index.closures).findings(trace, index)
  }
}
