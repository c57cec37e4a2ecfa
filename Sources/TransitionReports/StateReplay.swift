internal import TransitionTrace

/// Replays a trace to tell, at each event, what the controllers are doing and what lies in the container.
///
/// Callbacks say whether a controller comes or goes; snapshots correct what they can't know: that its view is in no window
/// although it has appeared (`lost`), or can't be seen (`hidden`).
struct StateReplay {
  private let trace: Trace
  private let controllers: [ObjectName]
  private let container: ObjectName
  private var words: [String]
  private var next = 0
  /// The views in the container, back to front.
  private(set) var content: [ObjectName] = []

  init(_ trace: Trace, controllers: [ObjectName], container: ObjectName) {
    self.trace = trace
    self.controllers = controllers
    self.container = container
    words = controllers.map { controller in
      let first = trace.snapshots.first.flatMap { $0.state(ofController: controller) }
      return first?.phase == .appeared && first?.isInWindow == true && !Self.isBorn(controller, in: trace)
        ? "there" : "gone"
    }
  }

  func word(for controller: Int) -> String { words[controller] }

  /// Takes the events before a place, as long as they are not later than a time.
  mutating func takeAll(before end: Int, notAfter time: TraceTime) {
    while next < end && trace.events[next].time <= time {
      take(trace.events[next])
      next += 1
    }
  }

  private mutating func take(_ event: TraceEvent) {
    switch event.kind {
    case .lifecycle(let callback, let controller, _):
      guard let place = controllers.firstIndex(of: controller), let word = Self.word(after: callback) else { return }
      words[place] = word
    case .viewMoved(let view, let from, let to):
      if from == container || to == container { content.removeAll { $0 == view } }
      if to == container && container != .none { content.append(view) }
    case .snapshot(let index):
      if trace.snapshots.indices.contains(Int(index)) { correct(by: trace.snapshots[Int(index)]) }
    default:
      return
    }
  }

  private mutating func correct(by snapshot: TraceSnapshot) {
    let place = snapshot.index(of: container)
    content = snapshot.views.filter { place != nil && Int($0.parent) == place }.map(\.view)
    for place in controllers.indices where ["there", "lost", "hidden"].contains(words[place]) {
      guard let state = snapshot.state(ofController: controllers[place]) else { continue }
      guard let view = snapshot.index(of: state.view) else {
        words[place] = "lost"
        continue
      }
      words[place] = snapshot.isVisible(at: view) ? "there" : "hidden"
    }
  }

  private static func word(after callback: LifecycleCallback) -> String? {
    switch callback {
    case .viewWillAppear: "arriving"
    case .viewDidAppear: "there"
    case .viewWillDisappear: "leaving"
    case .viewDidDisappear: "gone"
    case .loadView, .viewDidLoad, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews: nil
    case .didReceiveMemoryWarning, .viewWillTransition: nil
    }
  }

  /// Whether the trace saw the controller come: then it was not there before.
  private static func isBorn(_ controller: ObjectName, in trace: Trace) -> Bool {
    for event in trace.events {
      if case .lifecycle(let callback, controller, _) = event.kind {
        return callback == .viewDidLoad || callback == .viewWillAppear
      }
    }
    return false
  }
}
