public import TransitionTrace

/// After a completed presentation the presented view is in a window, can be seen, and has its final frame; after a
/// dismissal that brings the presenter's view back, that one can be seen (contract B5, B8, B11, M).
///
/// A state counts only if the next snapshot confirms it, so that code may tidy up right after `completeTransition`.
/// Dimmed, transformed or empty, but still there: advice.
public struct PresentedViewArrives: Invariant {
  public let name = "the presented view arrives"
  public let contracts = ["B5", "B8", "B11"]
  public let needs = EventTags(.transitionBegan, .transitionEnded, .snapshot)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    var findings: [Finding] = []
    for place in index.transitions.indices {
      let transition = index.transitions[place]
      guard transition.didComplete, let after = ConfirmedState(transition, trace) else { continue }
      let found =
        transition.isPresentation
        ? presented(transition, after, trace, index) : presenter(transition, after, trace, index)
      if let found { findings.append(found) }
    }
    return findings
  }

  private func presented(
    _ transition: IndexedTransition, _ after: ConfirmedState, _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    let first = flaw(in: after.first, transition)
    if first == .none { return nil }
    let second = flaw(in: after.second, transition)
    // Where a callback has dismissed it already, its absence says nothing.
    guard first == second, after.first.standing(of: transition.record.presented) != nil else { return nil }
    let name = trace.name(transition.presentedView)
    let end = "after \(trace.title(transition.record))"
    let event = trace.events[transition.ended]
    let ordinal = transition.ordinal
    switch first {
    case .none:
      return nil
    case .missing:
      return finding(
        at: trace.events[transition.completion >= 0 ? transition.completion : transition.ended], transition: ordinal,
        "\(name) is in no window \(end)",
        because: isMoved(transition, trace) ? "" : "the animator never added it to the container",
        however: "the animator must add view(forKey: .to) to the container")
    case .invisible:
      // An animation that ran back has taken it out of sight, and another rule says so.
      if index.isExplained(by: AnimationGoesTheSameWay(), in: trace) { return nil }
      let place = after.second.place(of: transition.presentedView)
      return finding(
        at: event, transition: ordinal, "\(name) can't be seen \(end)",
        because: "it \(after.second.obstacle(at: place, trace))",
        however: "the presented view must be visible when the transition ends")
    case .misplaced:
      guard isUnchanged(after, since: transition, trace) else { return nil }
      return finding(
        at: event, transition: ordinal, "\(name) has the frame \(frame(in: after.first, transition)) \(end)",
        however: "finalFrame(for:) is \(transition.record.finalFrameOfTo) and must be honoured")
    case .dimmed, .transformed, .empty:
      return finding(
        at: event, transition: ordinal, "\(name) may not look right \(end)", because: "it is \(first)",
        severity: .advice)
    }
  }

  /// What is wrong with a presented view, the worst first.
  private enum Flaw { case none, missing, invisible, misplaced, dimmed, transformed, empty }

  private func flaw(in snapshot: TraceSnapshot, _ transition: IndexedTransition) -> Flaw {
    let place = snapshot.place(of: transition.presentedView)
    if place < 0 { return .missing }
    let sight = snapshot.sight(at: place)
    if sight.isInvisible { return .invisible }
    let final = transition.record.finalFrameOfTo
    // A transform moves the frame about, so nothing can be said of it (contract B5); no final frame, no promise.
    if !sight.isTransformed && !final.isEmpty && !frame(in: snapshot, transition).isNear(final) { return .misplaced }
    if sight.alpha < 250 { return .dimmed }
    if sight.isTransformed { return .transformed }
    return snapshot.drawsAnything(at: place) ? .none : .empty
  }

  /// The presented view's frame in the container, whatever lies between the two.
  private func frame(in snapshot: TraceSnapshot, _ transition: IndexedTransition) -> TraceRect {
    let place = snapshot.place(of: transition.presentedView)
    let container = snapshot.place(of: transition.record.container)
    guard place >= 0, container >= 0 else { return transition.record.finalFrameOfTo }
    var frame = snapshot.views[place].windowFrame
    frame.x -= snapshot.views[container].windowFrame.x
    frame.y -= snapshot.views[container].windowFrame.y
    return frame
  }

  /// A container that changed its size takes the final frame with it: the answer at the start is out of date.
  private func isUnchanged(_ after: ConfirmedState, since transition: IndexedTransition, _ trace: Trace) -> Bool {
    let container = transition.record.container
    let size = after.first.state(of: container)?.windowFrame
    guard size == after.second.state(of: container)?.windowFrame else { return false }
    guard transition.snapshotAtStart >= 0,
      let before = trace.snapshots[transition.snapshotAtStart].state(of: container)
    else { return true }
    return before.windowFrame == size
  }

  private func presenter(
    _ transition: IndexedTransition, _ after: ConfirmedState, _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    let view = transition.presenterView
    guard transition.record.removesPresenter, after.first.isInvisible(view), after.second.isInvisible(view),
      let presentation = index.presentation(by: transition.record.presenter, before: transition.began),
      presentation.snapshotAtStart >= 0
    else { return nil }
    let before = trace.snapshots[presentation.snapshotAtStart]
    guard before.holds(view), !before.isInvisible(view), !(index.hasCancelled && index.hasLeftovers(in: trace))
    else { return nil }
    return finding(
      at: trace.events[transition.ended], transition: transition.ordinal,
      "\(trace.name(view)) can't be seen after \(trace.title(transition.record))",
      because: "it \(after.second.obstacle(at: after.second.place(of: view), trace))",
      however: "it was visible before the presentation")
  }

  private func isMoved(_ transition: IndexedTransition, _ trace: Trace) -> Bool {
    let view = transition.presentedView
    return trace.events[transition.began...transition.ended].contains {
      if case .viewMoved(view, _, let target) = $0.kind { target != .none } else { false }
    }
  }
}

extension TraceSnapshot {
  /// Whether a view is in a window and can't be seen all the same.
  func isInvisible(_ view: ObjectName) -> Bool {
    let place = place(of: view)
    return place >= 0 && sight(at: place).isInvisible
  }
}

extension TraceRect {
  /// Whether no edge is further away than a point: layouts round to pixels, each in its own way.
  func isNear(_ other: TraceRect) -> Bool {
    func near(_ one: Int32, _ two: Int32) -> Bool { abs(Int(one) - Int(two)) <= Int(Self.unitsPerPoint) }
    return near(x, other.x) && near(y, other.y) && near(width, other.width) && near(height, other.height)
  }
}
