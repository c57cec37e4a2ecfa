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
        ? presented(transition, after, trace) : presenter(transition, after, trace, index)
      if let found { findings.append(found) }
    }
    return findings
  }

  private func presented(_ transition: IndexedTransition, _ after: ConfirmedState, _ trace: Trace) -> Finding? {
    let view = transition.presentedView
    let first = after.first.sight(of: view)
    let second = after.second.sight(of: view)
    guard let first, let second else {
      guard first == nil, second == nil else { return nil }
      return finding(
        at: trace.events[transition.completion >= 0 ? transition.completion : transition.ended],
        transition: transition.ordinal, "\(trace.name(view)) is in no window after \(trace.title(transition.record))",
        because: isMoved(view, in: transition, trace) ? "" : "the animator never added it to the container",
        however: "the animator must add view(forKey: .to) to the container")
    }
    if first.isInvisible && second.isInvisible {
      return finding(
        at: trace.events[transition.ended], transition: transition.ordinal,
        "\(trace.name(view)) can't be seen after \(trace.title(transition.record))",
        because: "it \(second.obstacle(trace))",
        however: "the presented view must be visible when the transition ends")
    }
    return frame(view, first, second, transition, after, trace) ?? advice(view, first, second, transition, after, trace)
  }

  private func frame(
    _ view: ObjectName, _ first: Sight, _ second: Sight, _ transition: IndexedTransition, _ after: ConfirmedState,
    _ trace: Trace
  ) -> Finding? {
    let final = transition.record.finalFrameOfTo
    if final.isEmpty || first.isTransformed || second.isTransformed { return nil }
    guard let container = after.first.state(of: transition.record.container) else { return nil }
    var expected = final
    expected.x += container.windowFrame.x
    expected.y += container.windowFrame.y
    guard !expected.isNear(first.state.windowFrame), !expected.isNear(second.state.windowFrame),
      after.second.state(of: transition.record.container)?.windowFrame == container.windowFrame,
      isUnchanged(container, since: transition, trace)
    else { return nil }
    var actual = first.state.windowFrame
    actual.x -= container.windowFrame.x
    actual.y -= container.windowFrame.y
    return finding(
      at: trace.events[transition.ended], transition: transition.ordinal,
      "\(trace.name(view)) has the frame \(actual) after \(trace.title(transition.record))",
      however: "finalFrame(for:) is \(final) and must be honoured")
  }

  /// A container that changed its size takes the final frame with it: the answer at the start is out of date.
  private func isUnchanged(
    _ container: TraceSnapshot.ViewState, since transition: IndexedTransition, _ trace: Trace
  ) -> Bool {
    guard transition.snapshotAtStart >= 0,
      let before = trace.snapshots[transition.snapshotAtStart].state(of: transition.record.container)
    else { return true }
    return before.windowFrame == container.windowFrame
  }

  private func advice(
    _ view: ObjectName, _ first: Sight, _ second: Sight, _ transition: IndexedTransition, _ after: ConfirmedState,
    _ trace: Trace
  ) -> Finding? {
    let reason: String
    if first.alpha < 250 && second.alpha < 250 {
      reason = "its alpha is \(second.alpha * 100 / 255) %"
    } else if first.isTransformed && second.isTransformed {
      reason = "it has a transform"
    } else if !after.first.drawsAnything(view) && !after.second.drawsAnything(view) {
      reason = "nothing in it draws anything"
    } else {
      return nil
    }
    return finding(
      at: trace.events[transition.ended], transition: transition.ordinal,
      "\(trace.name(view)) may not look right after \(trace.title(transition.record))", because: reason,
      severity: .advice)
  }

  private func presenter(
    _ transition: IndexedTransition, _ after: ConfirmedState, _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    let view = transition.presenterView
    guard transition.record.removesPresenter,
      let first = after.first.sight(of: view), let second = after.second.sight(of: view),
      first.isInvisible, second.isInvisible,
      let presentation = index.presentation(by: transition.record.presenter, before: transition.began),
      presentation.snapshotAtStart >= 0,
      let before = trace.snapshots[presentation.snapshotAtStart].sight(of: view), !before.isInvisible
    else { return nil }
    return finding(
      at: trace.events[transition.ended], transition: transition.ordinal,
      "\(trace.name(view)) can't be seen after \(trace.title(transition.record))",
      because: "it \(second.obstacle(trace))", however: "it was visible before the presentation")
  }

  private func isMoved(_ view: ObjectName, in transition: IndexedTransition, _ trace: Trace) -> Bool {
    trace.events[transition.began...transition.ended].contains {
      if case .viewMoved(view, _, let target) = $0.kind { target != .none } else { false }
    }
  }
}

extension TraceSnapshot {
  /// Whether a view or anything in it draws.
  func drawsAnything(_ view: ObjectName) -> Bool {
    guard let start = index(of: view) else { return false }
    return (start..<endOfSubtree(at: start)).contains { views[$0].hasContent && !views[$0].isHidden }
  }
}

extension TraceRect {
  /// Whether no edge is further away than a point: layouts round to pixels, each in its own way.
  func isNear(_ other: TraceRect) -> Bool {
    func near(_ one: Int32, _ two: Int32) -> Bool { abs(Int(one) - Int(two)) <= Int(Self.unitsPerPoint) }
    return near(x, other.x) && near(y, other.y) && near(width, other.width) && near(height, other.height)
  }
}
