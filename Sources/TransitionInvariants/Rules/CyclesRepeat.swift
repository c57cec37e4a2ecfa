public import TransitionTrace

/// The same thing done again goes the same way (V13, R63, R113; contract C6b).
///
/// Compared are undisturbed transitions of one kind: the same direction, style, presenter, class of presented controller,
/// size, and way of being asked for. Their duration, animator, final frame and appearance callbacks must be those of the
/// first. A transition that was cancelled counts for its duration and its animator. And a step that presented once, with
/// the root alone on stage, must do so again.
public struct CyclesRepeat: Invariant {
  public let name = "cycles repeat"
  public let contracts = ["C6b"]
  public let needs = EventTags(.transitionBegan, .transitionEnded, .presentRequested, .dismissRequested)

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    var findings: [Finding] = []
    if index.transitions.count > 1 {
      var cycles: [Cycle] = []
      for place in index.transitions.indices {
        guard let cycle = Cycle(place, trace, index) else { continue }
        if let finding = compare(cycle, with: cycles, trace, index) { findings.append(finding) }
        cycles.append(cycle)
      }
    }
    if index.steps.count > 1, let finding = deadStep(trace, index) { findings.append(finding) }
    // Callbacks that are out of balance differ each time; the rule about them says so better.
    return findings.isEmpty || index.isExplained(by: AppearanceIsBalanced(), in: trace) ? [] : findings
  }

  private func compare(
    _ cycle: Cycle, with earlier: [Cycle], _ trace: Trace, _ index: TraceIndex
  ) -> Finding? {
    var model: Cycle?
    for number in earlier.indices where earlier[number].isLike(cycle, trace) {
      model = earlier[number]
      break
    }
    guard let first = model else { return nil }
    let now = index.transitions[cycle.place]
    let then = index.transitions[first.place]
    guard let difference = difference(now, then, trace) else { return nil }
    let ordinal = earlier.count { $0.isLike(cycle, trace) } + 1
    return finding(
      at: trace.events[difference.place], transition: now.ordinal,
      "\(trace.title(now.record)), number \(ordinal) of its kind, \(difference.now)",
      because: "number 1 of its kind, which began at \(trace.time(then.began)), \(difference.then)",
      however: "the same thing done again must go the same way")
  }

  private struct Difference {
    let place: Int
    let now: String
    let then: String
  }

  private func difference(
    _ now: IndexedTransition, _ then: IndexedTransition, _ trace: Trace
  ) -> Difference? {
    let one = now.record
    let other = then.record
    if one.hasCustomAnimator != other.hasCustomAnimator {
      func words(_ isCustom: Bool) -> String { isCustom ? "runs the app's animator" : "runs UIKit's own animator" }
      return Difference(place: now.began, now: words(one.hasCustomAnimator), then: words(other.hasCustomAnimator))
    }
    if one.duration != other.duration {
      return Difference(place: now.began, now: "lasts \(one.duration)", then: "lasts \(other.duration)")
    }
    if one.removesPresenter != other.removesPresenter {
      func words(_ removes: Bool) -> String {
        removes ? "takes its presenter's view away" : "keeps its presenter's view"
      }
      return Difference(place: now.began, now: words(one.removesPresenter), then: words(other.removesPresenter))
    }
    if !now.didComplete || !then.didComplete { return nil }
    // Given up and taken up again, it may have had callbacks for there and back (contract A30′, D12).
    if now.hasBeenGivenUp || then.hasBeenGivenUp { return nil }
    if now.isPresentation, !one.finalFrameOfTo.isNear(other.finalFrameOfTo) {
      return Difference(
        place: now.began, now: "ends at \(one.finalFrameOfTo)", then: "ends at \(other.finalFrameOfTo)")
    }
    if isSameOrder(now, then) { return nil }
    return Difference(
      place: now.ended, now: "has the callbacks \(callbacks(of: now, trace))",
      then: "has the callbacks \(callbacks(of: then, trace))")
  }

  /// Whether the will- and did-callbacks of both parties came alike. `viewIsAppearing` comes with a layout pass, when there
  /// is one (contract A15).
  private func isSameOrder(_ now: IndexedTransition, _ then: IndexedTransition) -> Bool {
    now.places.withUnsafeBufferPointer { one in
      then.places.withUnsafeBufferPointer { other in
        for place in 0..<one.count {
          if (one[place] >= 0) != (other[place] >= 0) { return false }
          if one[place] < 0 { continue }
          for earlier in 0..<place where one[earlier] >= 0 {
            if (one[place] > one[earlier]) != (other[place] > other[earlier]) { return false }
          }
        }
        return true
      }
    }
  }

  private func callbacks(of transition: IndexedTransition, _ trace: Trace) -> String {
    let places = transition.places.filter { $0 >= 0 }.sorted()
    if places.isEmpty { return "none" }
    return places.compactMap { place in
      guard case .lifecycle(let callback, let controller, _) = trace.events[place].kind else { return nil }
      return "\(callback.name) of \(trace.name(controller))"
    }.joined(separator: ", ")
  }

  // MARK: Steps

  /// A step that presented the subject once, and now leads to nothing although all is as it was.
  private func deadStep(_ trace: Trace, _ index: TraceIndex) -> Finding? {
    var model: Int?
    for number in index.steps.indices {
      let place = index.steps[number]
      let disturbed = index.disturbances.first ?? Int.max
      // Disturbed once, nothing is as it was.
      guard place < disturbed, !index.isAfterSecondCompletion(place) else { return nil }
      guard case .step(_, .presentSubject) = trace.events[place].kind, isRootAlone(before: place, trace, index)
      else { continue }
      let next = number + 1 < index.steps.count ? index.steps[number + 1] : Int.max
      let rest = first(of: index.rests, after: place)
      let request = first(of: index.requests, after: place)
      if request < min(next, rest) {
        if model == nil && isCarriedOut(request, trace, index) { model = place }
      } else if let model, rest < next {
        return finding(
          at: trace.events[place], "a step that presented the subject at \(trace.time(model)) presents nothing now",
          because: "the app asked UIKit for nothing, although the root is alone on stage as it was then",
          however: "the same thing done again must go the same way")
      }
    }
    return nil
  }

  /// The first of some places after another one.
  private func first(of places: [Int], after place: Int) -> Int {
    for candidate in places where candidate > place { return candidate }
    return Int.max
  }

  private func isCarriedOut(_ request: Int, _ trace: Trace, _ index: TraceIndex) -> Bool {
    for number in trace.transitions.indices where Int(trace.transitions[number].request) == request {
      return index.transitions[number].didComplete
    }
    return false
  }

  /// Whether the app was at rest when a step began, with one controller on stage, in a window.
  private func isRootAlone(before place: Int, _ trace: Trace, _ index: TraceIndex) -> Bool {
    if index.hasOpenTransition(at: place) { return false }
    var latest = -1
    for request in index.requests where request < place { latest = request }
    for step in index.steps where step < place { latest = max(latest, step) }
    if latest >= 0, first(of: index.rests, after: latest) > place { return false }
    var number = index.snapshots.count - 1
    while number >= 0 && (index.snapshots[number] < 0 || index.snapshots[number] > place) { number -= 1 }
    guard number >= 0, case .quiet = trace.snapshots[number].moment else { return number < 0 }
    return trace.snapshots[number].controllers.count == 1 && trace.snapshots[number].controllers[0].isInWindow
  }
}
