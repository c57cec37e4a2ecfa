public import TransitionTrace

/// Requests are carried out one after the other, each once (V15; contract A2, G3, G6, G9).
///
/// Each accepted request leads to exactly one transition; transitions of one chain don't overlap; a request that waits is
/// answered again; and at rest the controllers are presented as the completed transitions say. What waits for a transition
/// that never ends is advice: that transition is a finding already. A trace that ends with an exception is no evidence.
public struct RequestsAreCarriedOut: Invariant {
  public let name = "requests are carried out in turn"
  public let contracts = ["A2", "G3", "G6", "G9"]
  public let needs = EventTags(.presentRequested, .dismissRequested, .transitionBegan, .transitionEnded, .snapshot)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    if index.requests.isEmpty { return [] }
    if let last = trace.events.last, case .raised = last.kind { return [] }
    var findings: [Finding] = []
    for place in index.requests where place < index.rest && !index.isAfterSecondCompletion(place) {
      // The first that gets stuck is the one to look at: those behind it wait for the same reason.
      if findings.isEmpty, let finding = judge(place, trace, index) { findings.append(finding) }
    }
    if let finding = overlap(trace, index) { findings.append(finding) }
    // Whatever went wrong with a request shows in the chain too.
    if findings.isEmpty, let finding = chain(trace, index) { findings.append(finding) }
    return findings
  }

  // MARK: One request

  private func judge(_ place: Int, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    switch trace.events[place].kind {
    case .presentRequested(.accepted, _, _, _, _), .dismissRequested(.accepted, _, _, _, _):
      accepted(place, trace, index)
    case .presentRequested(.queued, _, _, _, _), .dismissRequested(.queued, _, _, _, _):
      queued(place, trace, index)
    default: nil
    }
  }

  private func accepted(_ place: Int, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    let sequence = trace.events[place].sequence
    var count = 0
    for number in trace.transitions.indices {
      let request = trace.transitions[number].request
      // A recorder that doesn't know where transitions come from is no evidence.
      if request < 0 { return nil }
      if request == sequence && index.transitions[number].began >= 0 { count += 1 }
    }
    if count == 1 { return nil }
    return finding(
      at: trace.events[place],
      count == 0
        ? "\(Self.words(place, trace)) was never carried out"
        : "\(Self.words(place, trace)) was carried out \(count) times",
      because: "UIKit accepted it at \(trace.time(place))", however: "a request leads to one transition")
  }

  private func queued(_ place: Int, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    for later in index.requests where later > place && trace.isAnswer(later, to: place) { return nil }
    if let cause = index.transitions.first(where: { $0.began >= 0 && $0.ended < 0 }) {
      return finding(
        at: trace.events[place], transition: cause.ordinal,
        "\(Self.words(place, trace)) waits for a transition that never ends",
        because: "\(trace.title(cause.record)) has been open since \(trace.time(cause.began))",
        however: "until completeTransition is called nothing else can be presented or dismissed", severity: .advice)
    }
    return finding(
      at: trace.events[place], "\(Self.words(place, trace)) waits for ever",
      because: "the transition it waited for is over", however: "a request that waits is answered when its turn comes")
  }

  private static func words(_ place: Int, _ trace: Trace) -> String {
    switch trace.events[place].kind {
    case .presentRequested(_, let presenter, let presented, _, _):
      "a request to present \(trace.name(presented)) on \(trace.name(presenter))"
    case .dismissRequested(_, let receiver, _, _, _): "a request to \(trace.name(receiver)) to dismiss"
    default: "a request"
    }
  }

  // MARK: Two transitions

  private func overlap(_ trace: Trace, _ index: TraceIndex) -> Finding? {
    var end = -1
    for place in index.transitions.indices {
      let later = index.transitions[place]
      guard later.began >= 0, !index.isAfterSecondCompletion(later.began) else { continue }
      let isFree = later.began > end
      end = max(end, later.ended >= 0 ? later.ended : Int.max)
      // Nearly always all the others are over.
      if isFree { continue }
      for number in 0..<place where index.transitions[number].isOpen(at: later.began) {
        let earlier = index.transitions[number]
        guard isOneChain(earlier, later, trace) else { continue }
        return finding(
          at: trace.events[later.began], transition: later.ordinal,
          "\(trace.title(later.record)) began while \(trace.title(earlier.record)) was in flight",
          because: "that began at \(trace.time(earlier.began)) and had not ended",
          however: "transitions of one chain follow one another")
      }
    }
    return nil
  }

  /// Whether two transitions have the same controller at the bottom of all they present.
  private func isOneChain(_ one: IndexedTransition, _ other: IndexedTransition, _ trace: Trace) -> Bool {
    guard other.snapshotAtStart >= 0 else { return false }
    let snapshot = trace.snapshots[other.snapshotAtStart]
    return snapshot.bottom(below: one.record.presenter) == snapshot.bottom(below: other.record.presenter)
  }

  // MARK: The chain at rest

  private func chain(_ trace: Trace, _ index: TraceIndex) -> Finding? {
    guard index.rest >= 0, case .quiet = trace.events[index.rest].kind, !index.hasOpenTransition(at: index.rest),
      !index.isAfterSecondCompletion(index.rest), let snapshot = quiet(trace, index)
    else { return nil }
    var links = PresentationLinks()
    for place in index.transitions.indices {
      let transition = index.transitions[place]
      guard transition.didComplete, transition.ended < index.rest else { continue }
      if transition.isPresentation {
        links.present(transition.record.presented, on: transition.record.presenter)
      } else {
        links.dismiss(transition.record.presented)
      }
    }
    for (presenter, expected) in links.all {
      guard let state = snapshot.standing(of: presenter), state.presented != expected else { continue }
      return finding(
        at: trace.events[index.rest], transition: index.transitions.last { $0.ended < index.rest }?.ordinal,
        "\(trace.name(presenter)) presents \(trace.name(state.presented)) at rest",
        however: "by the transitions that completed it presents \(trace.name(expected))")
    }
    return nil
  }

  /// The snapshot of the last rest.
  private func quiet(_ trace: Trace, _ index: TraceIndex) -> TraceSnapshot? {
    var number = index.snapshots.count - 1
    while number >= 0 && (index.snapshots[number] < 0 || index.snapshots[number] > index.rest) { number -= 1 }
    guard number >= 0, case .quiet = trace.snapshots[number].moment else { return nil }
    return trace.snapshots[number]
  }
}

/// Who presents whom, by the transitions that completed.
private struct PresentationLinks {
  /// Every controller that has presented, and what it presents now.
  private(set) var all: [(presenter: ObjectName, presented: ObjectName)] = []

  mutating func present(_ presented: ObjectName, on presenter: ObjectName) {
    for place in all.indices where all[place].presenter == presenter {
      all[place].presented = presented
      return
    }
    all.append((presenter, presented))
  }

  /// The controller goes, and everything above it.
  mutating func dismiss(_ dismissed: ObjectName) {
    var next = dismissed
    for place in all.indices where all[place].presented == next { all[place].presented = .none }
    while let place = all.firstIndex(where: { $0.presenter == next && $0.presented != .none }) {
      next = all[place].presented
      all[place].presented = .none
    }
  }
}

extension TraceSnapshot {
  /// The controller at the bottom of everything another one is presented from or lies in.
  fileprivate func bottom(below controller: ObjectName) -> ObjectName {
    var bottom = controller
    for _ in controllers.indices {
      guard let state = standing(of: bottom) else { return bottom }
      if state.parent != .none { bottom = state.parent } else if state.presenting != .none { bottom = state.presenting }
    }
    return bottom
  }
}

extension Trace {
  /// Whether a request at a later place is one that waited, and waits no more.
  func isAnswer(_ later: Int, to place: Int) -> Bool {
    switch (events[place].kind, events[later].kind) {
    case (.presentRequested(_, _, let one, _, let first), .presentRequested(let outcome, _, let other, _, let second)),
      (.dismissRequested(_, let one, _, _, let first), .dismissRequested(let outcome, let other, _, _, let second)):
      one == other && first == second && outcome != .queued
    default: false
    }
  }
}
