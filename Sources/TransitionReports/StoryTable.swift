internal import TransitionInvariants
internal import TransitionTrace

/// The few events of a trace that tell how it came to a finding, with what everyone was doing.
struct StoryTable {
  /// One line of the table.
  struct Row: Hashable {
    /// The event's time.
    var time: String
    /// A word for each column but the time and the event.
    var states: [String]
    /// The event in words.
    var event: String
    /// Whether it is the first wrong event.
    var isWrong: Bool
  }

  /// The headings of the states.
  let columns: [String]
  /// The lines, in the order of the events.
  let rows: [Row]

  /// Picks at most `limit` events around a finding.
  init(_ trace: Trace, _ finding: Finding, names: ShortNames, limit: Int) {
    let controllers = Self.controllers(in: trace, finding)
    let container = trace.transition(finding.transition)?.container ?? trace.transitions.last?.container ?? .none
    columns = controllers.map { names[$0] } + (container == .none ? [] : ["container"])
    let chosen = Self.choose(trace, finding, limit: limit)
    let describe = EventText(trace: trace, names: names)
    var states = StateReplay(trace, controllers: controllers, container: container)
    var rows: [Row] = []
    for (number, place) in chosen.enumerated() {
      let event = trace.events[place]
      // A row shows what the event led to: all that came at the same time, up to the next row.
      let next = number + 1 < chosen.count ? chosen[number + 1] : trace.events.count
      states.takeAll(before: next, notAfter: event.time)
      rows.append(
        Row(
          time: event.time.description,
          states: controllers.indices.map { states.word(for: $0) }
            + (container == .none ? [] : [states.content.map { Self.label($0, names) }.joined(separator: " ")]),
          event: describe(event), isWrong: event.sequence == finding.event))
    }
    self.rows = rows
  }

  private static func label(_ view: ObjectName, _ names: ShortNames) -> String {
    let name = names[view]
    return name.hasSuffix(".view") ? String(name.dropLast(5)) : name
  }

  /// The controllers with a column: those of the finding's transition, then others that take part, three at most.
  private static func controllers(in trace: Trace, _ finding: Finding) -> [ObjectName] {
    var chosen: [ObjectName] = []
    func add(_ controller: ObjectName) {
      if controller != .none && !chosen.contains(controller) && chosen.count < 3 { chosen.append(controller) }
    }
    if let record = trace.transition(finding.transition) {
      add(record.presenter)
      add(record.presented)
    }
    for record in trace.transitions {
      add(record.presenter)
      add(record.presented)
    }
    return chosen
  }

  /// The places of the events to show: the wrong one, and of the others those that matter most.
  private static func choose(_ trace: Trace, _ finding: Finding, limit: Int) -> [Int] {
    let wrong = trace.events.firstIndex { $0.sequence == finding.event } ?? trace.events.count - 1
    let weights = trace.events.indices.map { place in
      place == wrong ? Int.max : weight(of: trace.events[place], finding, trace, distance: abs(place - wrong))
    }
    return Array(
      trace.events.indices.filter { weights[$0] > 0 }.sorted { (weights[$0], $1) > (weights[$1], $0) }.prefix(limit)
    ).sorted()
  }

  private static func weight(of event: TraceEvent, _ finding: Finding, _ trace: Trace, distance: Int) -> Int {
    let base: Int
    switch event.kind {
    case .presentRequested, .dismissRequested, .raised, .stuck: base = 900
    case .interaction(.finished, _), .interaction(.cancelled, _): base = 850
    case .completeTransition, .disturbed: base = 800
    case .interaction(.began, _), .alive: base = 600
    case .warned, .unsupported: base = 700
    case .animationBegan, .animationEnded, .transitionEnded: base = 500
    case .animateTransitionReturned, .interaction: base = 450
    case .propertyAnimator(.started, _, _), .propertyAnimator(.ended, _, _): base = 200
    case .propertyAnimator: base = 480
    case .viewMoved: base = event.origin == .user && event.transition > 0 ? 400 : 0
    case .lifecycle(.viewDidAppear, _, _), .lifecycle(.viewDidDisappear, _, _): base = event.transition > 0 ? 300 : 0
    case .quiet, .closureRun, .note, .probe: base = 100
    default: base = 0
    }
    if base == 0 { return 0 }
    let isNear =
      event.transition == finding.transition || trace.transition(finding.transition)?.request == event.sequence
    return (isNear ? 10_000 : 0) + base * 10 - min(distance, 900)
  }
}
