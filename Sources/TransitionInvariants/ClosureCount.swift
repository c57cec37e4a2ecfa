internal import TransitionTrace

/// Counts how often closures ran, and finds those that ran again or never, for the rules that ask.
struct ClosureCount<Rule: Invariant> {
  /// The rule that asks.
  let rule: Rule
  /// Where the closures it is about were taken or run.
  let places: [Int]

  func findings(_ trace: Trace, _ index: TraceIndex) -> [Finding] {
    var ledger = ClosureLedger()
    var findings: [Finding] = []
    for number in places.indices {
      let place = places[number]
      switch trace.events[place].kind {
      case .closureTaken(let kind, let closure):
        ledger.take(closure, kind, at: place)
      case .closureRun(let kind, let closure, _):
        guard ledger.run(closure, at: place) == 2, !index.isAfterSecondCompletion(place) else { continue }
        findings.append(
          rule.finding(
            at: trace.events[place], "a \(kind.words) ran for the second time",
            because: "it ran already at \(trace.time(ledger.firstRun(of: closure)))",
            however: "a closure runs exactly once"))
      default: continue
      }
    }
    if index.rest < 0 { return findings }
    for entry in ledger.waiting where entry.taken < index.rest {
      guard let transition = debtor(of: entry, trace, index) else { continue }
      findings.append(
        rule.finding(
          at: trace.events[index.rest], transition: transition.ordinal, "a \(entry.kind.words) never ran",
          because: "it was handed over at \(trace.time(entry.taken)) for \(trace.title(transition.record))",
          however: "a closure runs exactly once"))
    }
    return findings
  }

  /// The transition that owes a closure its run; `nil` where nothing is owed.
  private func debtor(of entry: ClosureLedger.Entry, _ trace: Trace, _ index: TraceIndex) -> IndexedTransition? {
    switch entry.kind {
    case .presentCompletion, .dismissCompletion:
      return index.transitions.first { $0.record.closure == entry.closure && isOver($0, index) && $0.didComplete }
    case .coordinatorAnimation:
      guard let owner = owner(of: entry, trace, index), entry.taken < owner.returned else { return nil }
      return owner
    case .coordinatorCompletion:
      return owner(of: entry, trace, index)
    case .animationCompletion, .transactionCompletion:
      guard let owner = owner(of: entry, trace, index) else { return nil }
      // Animations that repeat, pause or are stopped may lose their completions; nothing tells which belongs to which.
      let ranToTheirEnd = index.animations.allSatisfy {
        $0.transition != owner.ordinal || ($0.ended >= 0 && !$0.wasRemoved)
      }
      return ranToTheirEnd ? owner : nil
    }
  }

  private func owner(of entry: ClosureLedger.Entry, _ trace: Trace, _ index: TraceIndex) -> IndexedTransition? {
    guard let owner = index.transition(trace.events[entry.taken].transition), isOver(owner, index),
      entry.taken < owner.ended
    else { return nil }
    return owner
  }

  private func isOver(_ transition: IndexedTransition, _ index: TraceIndex) -> Bool {
    transition.ended >= 0 && transition.ended < index.rest
  }
}

/// Which closures were taken and which have run, by their numbers.
struct ClosureLedger {
  struct Entry {
    let closure: Int32
    let kind: ClosureKind
    let taken: Int
    var firstRun = -1
    var runs = 0
  }

  private var entries: [Entry] = []

  /// Those that have not run.
  var waiting: [Entry] { entries.filter { $0.runs == 0 } }

  mutating func take(_ closure: Int32, _ kind: ClosureKind, at place: Int) {
    entries.append(Entry(closure: closure, kind: kind, taken: place))
  }

  /// Counts a run and answers how many there were; 0 for a closure that was never taken.
  mutating func run(_ closure: Int32, at place: Int) -> Int {
    guard let entry = entries.firstIndex(where: { $0.closure == closure }) else { return 0 }
    entries[entry].runs += 1
    if entries[entry].runs == 1 { entries[entry].firstRun = place }
    return entries[entry].runs
  }

  func firstRun(of closure: Int32) -> Int {
    entries.first { $0.closure == closure }?.firstRun ?? 0
  }
}

extension ClosureKind {
  /// The kind as people call it.
  var words: String {
    switch self {
    case .presentCompletion: "completion of present"
    case .dismissCompletion: "completion of dismiss"
    case .animationCompletion: "completion of an animation"
    case .coordinatorAnimation: "block alongside a transition"
    case .coordinatorCompletion: "completion alongside a transition"
    case .transactionCompletion: "completion of a transaction"
    }
  }
}
