public import TransitionTrace

/// At rest touches reach the controller on top, and during a transition nobody behind the container (V8; contract B15,
/// G21).
///
/// Not judged: a presentation whose view took no touches from the start, a transition that never ended, a top view that
/// can't be seen, and what a view in front that was left behind takes: other rules speak of these.
public struct TouchesReachTheTop: Invariant {
  public let name = "touches reach the top"
  public let contracts = ["B15", "G21"]
  public let needs = EventTags(.touch, .snapshot)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    if index.touches.isEmpty { return [] }
    var findings: [Finding] = []
    for place in index.touches {
      guard case .touch(let moment, let aimed, let reached) = trace.events[place].kind, aimed != reached,
        !index.isAfterSecondCompletion(place)
      else { continue }
      let found: Finding?
      switch moment {
      case .atRest: found = atRest(place, aimed, reached, trace, index)
      case .inFlight: found = inFlight(place, reached, trace, index)
      }
      if let found { findings.append(found) }
    }
    return findings.isEmpty || index.hasLeftovers(in: trace) ? [] : findings
  }

  // MARK: At rest

  private func atRest(
    _ place: Int, _ aimed: ObjectName, _ reached: ObjectName, _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    guard aimed != .none, !index.hasOpenTransition(at: place),
      let snapshot = Self.snapshot(around: place, trace, index), !snapshot.isWithin(reached, aimed),
      let state = snapshot.standing(of: aimed)
    else { return nil }
    let view = snapshot.place(of: state.view)
    if view < 0 || snapshot.sight(at: view).isInvisible { return nil }
    let presentation = index.transitions.last {
      $0.isPresentation && $0.didComplete && $0.ended < place && $0.record.presented == aimed
    }
    if presentation?.record.presentedTakesTouches == false { return nil }
    let latest = index.transitions.last { $0.ended >= 0 && $0.ended < place }
    return finding(
      at: trace.events[place], transition: latest?.ordinal, "touches don't reach \(trace.name(aimed)) at rest",
      because: Self.obstacle(before: view, reached, snapshot, trace),
      however: "with nothing in flight the controller on top must get them")
  }

  /// The snapshot at rest that a touch belongs to: the one just taken, or about to be taken in the same instant.
  private static func snapshot(around place: Int, _ trace: Trace, _ index: TraceIndex) -> TraceSnapshot? {
    let now = trace.time(place)
    var before: Int?
    for number in index.snapshots.indices where index.snapshots[number] >= 0 {
      if index.snapshots[number] < place {
        before = number
        continue
      }
      guard case .quiet = trace.snapshots[number].moment, trace.time(index.snapshots[number]) == now else { break }
      return trace.snapshots[number]
    }
    return before.map { trace.snapshots[$0] }
  }

  private static func obstacle(
    before view: Int, _ reached: ObjectName, _ snapshot: TraceSnapshot, _ trace: Trace
  ) -> String {
    var next = view
    while next >= 0 {
      if !snapshot.views[next].isInteractive {
        let name = trace.name(snapshot.views[next].view)
        return "\(name) has isUserInteractionEnabled off"
      }
      next = Int(snapshot.views[next].parent)
    }
    if reached != .none { return "\(trace.name(reached)) lies in front and gets them" }
    let front = snapshot.inFront(of: view).map { trace.name(snapshot.views[$0].view) }
    return "\(front ?? "a view") in front takes them"
  }

  // MARK: In flight

  private func inFlight(_ place: Int, _ reached: ObjectName, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    guard reached != .none, let transition = index.transitions.last(where: { $0.isOpen(at: place) }),
      transition.snapshotAtStart >= 0, transition.record.presentedTakesTouches
    else { return nil }
    let snapshot = trace.snapshots[transition.snapshotAtStart]
    guard !snapshot.isWithin(reached, transition.record.presented), let state = snapshot.standing(of: reached)
    else { return nil }
    let view = snapshot.place(of: state.view)
    let container = snapshot.place(of: transition.record.container)
    // Behind is what is drawn before, without holding the container.
    guard view >= 0, container > view, snapshot.endOfSubtree(at: view) <= container else { return nil }
    return finding(
      at: trace.events[place], transition: transition.ordinal,
      "touches reach \(trace.name(reached)) behind the container",
      because: "\(trace.title(transition.record)) is in flight and its container lets them through",
      however: "a transition in flight keeps touches from what lies behind")
  }
}

extension TraceSnapshot {
  /// Whether a controller is another one, or one of its children.
  fileprivate func isWithin(_ controller: ObjectName, _ ancestor: ObjectName) -> Bool {
    var next = controller
    var steps = 0
    while next != .none && steps <= controllers.count {
      if next == ancestor { return true }
      next = standing(of: next)?.parent ?? .none
      steps += 1
    }
    return false
  }

  /// The place of the frontmost view that takes touches over the centre of the view at a place, outside of it.
  fileprivate func inFront(of view: Int) -> Int? {
    let frame = views[view].windowFrame
    let centre = TraceRect(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, width: 1, height: 1)
    return (endOfSubtree(at: view)..<views.count).last {
      views[$0].isInteractive && views[$0].windowFrame.intersects(centre) && !sight(at: $0).isInvisible
    }
  }
}
