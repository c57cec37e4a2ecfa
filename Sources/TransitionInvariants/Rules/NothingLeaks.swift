public import TransitionTrace

/// What belongs to a transition is let go when the story is over (V11; contract C6).
///
/// A controller, a presentation controller or a context that lives on is a leak. Animators and interaction controllers may
/// be shared on purpose: advice. Not judged where a transition never ended, for then anything may hang on it.
public struct NothingLeaks: Invariant {
  public let name = "nothing leaks"
  public let contracts = ["C6"]
  public let needs = EventTags(.alive)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    guard !index.survivors.isEmpty, !index.hasOpenTransition(at: trace.events.count) else { return [] }
    var leaks: [Survivor] = []
    var suspects: [Survivor] = []
    for place in index.survivors {
      guard case .alive(let kind, let object) = trace.events[place].kind else { continue }
      let survivor = Survivor(place: place, kind: kind, object: object)
      if survivor.isLeak { leaks.append(survivor) } else { suspects.append(survivor) }
    }
    return [report(leaks, trace, .violation), report(suspects, trace, .advice)].compactMap { $0 }
  }

  private struct Survivor {
    let place: Int
    let kind: TransitionObject
    let object: ObjectName

    var isLeak: Bool {
      switch kind {
      case .controller, .presentationController, .context: true
      case .animator, .interactionController: false
      }
    }

    /// The smaller, the more it tells: a controller keeps all the others.
    var rank: Int {
      switch kind {
      case .controller: 0
      case .context: 1
      case .presentationController: 2
      case .animator: 3
      case .interactionController: 4
      }
    }
  }

  /// One finding for all of a weight, about the one that tells most.
  private func report(_ survivors: [Survivor], _ trace: Trace, _ severity: Severity) -> Finding? {
    guard var worst = survivors.first else { return nil }
    for survivor in survivors where survivor.rank < worst.rank { worst = survivor }
    var others: [String] = []
    for survivor in survivors where survivor.object != worst.object {
      let name = trace.name(survivor.object)
      if !others.contains(name) { others.append(name) }
    }
    return finding(
      at: trace.events[worst.place],
      "\(worst.kind.words) \(trace.name(worst.object)) is still alive when the story is over",
      because: others.isEmpty ? "" : "something keeps it, and with it \(others.joined(separator: ", "))",
      however: severity == .violation ? "nothing of a transition outlives it" : "it may be kept on purpose",
      severity: severity)
  }
}

extension TransitionObject {
  /// The kind as people call it.
  fileprivate var words: String {
    switch self {
    case .controller: "the controller"
    case .presentationController: "the presentation controller"
    case .animator: "the animator"
    case .interactionController: "the interaction controller"
    case .context: "the transition's context"
    }
  }
}
