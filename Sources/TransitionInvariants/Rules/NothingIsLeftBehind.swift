public import TransitionTrace

/// A transition leaves nothing behind: no view of its own, no animation, no changed look of what survives (V4, V5;
/// contract B7, B9, C4, M).
///
/// After a dismissal that means the container and every view the app added during the two transitions; what lies in a
/// surviving controller's own view is advice only, for that may be the app's content. After a presentation dimming and
/// shadow views stay for good reason, so only a view that hides the presented one counts. States must be confirmed
/// by the next snapshot.
public struct NothingIsLeftBehind: Invariant {
  public let name = "nothing is left behind"
  public let contracts = ["B7", "B9", "C4"]
  public let needs = EventTags(.transitionBegan, .transitionEnded, .snapshot, .viewMoved)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    var findings: [Finding] = []
    for place in index.transitions.indices {
      let transition = index.transitions[place]
      guard transition.didComplete, let after = ConfirmedState(transition, trace) else { continue }
      if transition.isPresentation {
        if let finding = cover(over: transition, after, trace, index) { findings.append(finding) }
      } else {
        // A view that hid the presented one and outlives the dismissal too is one fault, not two.
        findings += afterDismissal(transition, after, trace, index).filter { new in
          !findings.contains { $0.event == new.event }
        }
      }
    }
    if let finding = animation(trace, index) { findings.append(finding) }
    return findings
  }

  // MARK: After a dismissal

  private func afterDismissal(
    _ dismissal: IndexedTransition, _ after: ConfirmedState, _ trace: Trace, _ index: TraceIndex
  ) -> [Finding] {
    var findings: [Finding] = []
    let record = dismissal.record
    if after.first.holds(record.container) && after.second.holds(record.container) {
      findings.append(
        finding(
          at: trace.events[dismissal.ended], transition: dismissal.ordinal,
          "the container is still in a window after \(trace.title(record))",
          however: "nothing of a presentation outlives its dismissal"))
    }
    let presentation = index.presentation(by: record.presenter, before: dismissal.began)
    guard let presentation, presentation.snapshotAtStart >= 0 else { return findings }
    let before = trace.snapshots[presentation.snapshotAtStart]
    // What a cancelled dismissal in between did to the presenter is told where it happened.
    let isTold =
      index.hasCancelled
      && index.transitions.contains {
        $0.wasGivenUp && $0.began > presentation.began && $0.began < dismissal.began
          && $0.record.presenter == record.presenter
      }
    if !isTold, let finding = look(of: dismissal, before, after, trace) { findings.append(finding) }
    let search = Leftovers(first: presentation, last: dismissal, before: before, after: after)
    for leftover in search.all(trace, index) {
      findings.append(
        finding(
          at: trace.events[leftover.move.place], transition: dismissal.ordinal,
          "\(trace.name(leftover.move.view)) is still in a window after \(trace.title(record))",
          because: "the app added it at \(trace.time(leftover.move.place)) and nothing took it away",
          however: leftover.isInSurvivor
            ? "it lies in a view that stays: it may be content" : "nothing of a presentation outlives its dismissal",
          severity: leftover.isInSurvivor ? .advice : nil))
    }
    return findings
  }

  /// What the presenter's view looks like, compared with the moment before the presentation.
  private func look(
    of dismissal: IndexedTransition, _ before: TraceSnapshot, _ after: ConfirmedState, _ trace: Trace
  ) -> Finding? {
    let view = dismissal.presenterView
    let old = before.place(of: view)
    let new = after.first.place(of: view)
    guard old >= 0, new >= 0 else { return nil }
    let was = before.views[old]
    let first = after.first.views[new]
    let hides = !was.isHidden && first.isHidden
    let fades = first.alpha < was.alpha
    let transforms = !was.isTransformed && first.isTransformed
    guard hides || fades || transforms, let second = after.second.state(of: view) else { return nil }
    // A presenter that comes back and can't be seen at all is the concern of `PresentedViewArrives`.
    if dismissal.record.removesPresenter && after.first.isInvisible(view) && after.second.isInvisible(view) {
      return nil
    }
    let change: String
    if hides && second.isHidden {
      change = "is hidden"
    } else if fades && second.alpha < was.alpha {
      change = "has an alpha of \(Int(second.alpha) * 100 / 255) %, not \(Int(was.alpha) * 100 / 255) %,"
    } else if transforms && second.isTransformed {
      change = "has a transform"
    } else {
      return nil
    }
    return finding(
      at: trace.events[dismissal.ended], transition: dismissal.ordinal,
      "\(trace.name(view)) \(change) after \(trace.title(dismissal.record))",
      because: "the transitions changed it and did not put it back",
      however: "it must look as it did before the presentation")
  }

  // MARK: After a presentation

  /// A view the app added above the presented one that hides its centre.
  private func cover(
    over transition: IndexedTransition, _ after: ConfirmedState, _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    let presented = after.first.place(of: transition.presentedView)
    // Nearly always nothing at all lies in front.
    if presented < 0 || after.first.endOfSubtree(at: presented) == after.first.views.count { return nil }
    for move in index.moves where move.place > transition.began && move.place < transition.ended {
      guard after.first.isCovering(move.view, transition.presentedView),
        after.second.isCovering(move.view, transition.presentedView)
      else { continue }
      return finding(
        at: trace.events[move.place], transition: transition.ordinal,
        "\(trace.name(move.view)) hides the presented view after \(trace.title(transition.record))",
        because: "the app added it at \(trace.time(move.place)) and nothing took it away",
        however: "what the animator adds for the animation must go when it ends")
    }
    return nil
  }

  // MARK: At rest

  /// A finite animation of a transition that is over, still unfinished after its planned end: paused and forgotten.
  private func animation(_ trace: Trace, _ index: TraceIndex) -> Finding? {
    guard index.rest >= 0 else { return nil }
    let now = trace.time(index.rest)
    for place in index.animations.indices {
      let animation = index.animations[place]
      guard animation.ended < 0, animation.end < now, let owner = index.transition(animation.transition),
        owner.ended >= 0, owner.ended < index.rest
      else { continue }
      return finding(
        at: trace.events[index.rest], transition: animation.transition,
        "an animation of \(trace.title(owner.record)) has not ended at rest",
        because: "it began at \(trace.time(animation.began)) and should have ended at \(animation.end)",
        however: "an animator must not be paused and forgotten")
    }
    return nil
  }
}

extension TraceSnapshot {
  /// Whether a view lies in front of another, outside of it, opaque enough to hide the centre of it.
  func isCovering(_ cover: ObjectName, _ view: ObjectName) -> Bool {
    let coverIndex = place(of: cover)
    let viewIndex = place(of: view)
    guard viewIndex >= 0, coverIndex >= endOfSubtree(at: viewIndex) else { return false }
    let sight = sight(at: coverIndex)
    guard !sight.isInvisible, sight.alpha >= 250, drawsAnything(at: coverIndex) else { return false }
    let frame = views[viewIndex].windowFrame
    let centre = TraceRect(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, width: 1, height: 1)
    return views[coverIndex].windowFrame.intersects(centre)
  }
}
