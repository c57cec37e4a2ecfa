public import TransitionTrace

/// The animation goes the way of the transition: back where that was given up, and on where it was not (V2, V12; contract
/// D12b, D15, D19).
///
/// A property animator that is turned by hand tells the context nothing, and a context that is cancelled turns only what UIKit
/// drives. Either way the screen shows one thing and the app believes another. Judged is what moves the container or the
/// two controllers' views. An animation that begins after the finger has decided may go wherever it likes.
public struct AnimationGoesTheSameWay: Invariant {
  /// The rule's name.
  public static let ruleName = "the animation goes the way of the transition"

  public var name: String { Self.ruleName }
  public var contracts: [String] { ["D12b", "D15", "D19"] }
  public var needs: EventTags { EventTags(.transitionBegan, .completeTransition, .animationEnded) }

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    var findings: [Finding] = []
    for place in index.transitions.indices {
      let transition = index.transitions[place]
      guard transition.completion >= 0, transition.record.hasCustomAnimator, !transition.wasCutShort,
        transition.completionFlag != transition.wasCancelled, !index.isAfterSecondCompletion(transition.completion)
      else { continue }
      let finding = transition.wasCancelled ? ranOn(transition, trace, index) : ranBack(transition, trace, index)
      if let finding { findings.append(finding) }
    }
    return findings
  }

  /// It completed, and the last thing that was seen is its animation coming back to its beginning.
  private func ranBack(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    var last = -1
    var cameBack = false
    for place in index.animations.indices where isMain(index.animations[place], of: transition) {
      let animation = index.animations[place]
      guard animation.ended >= 0, animation.ended < transition.completion else { continue }
      let isLater = last < 0 || trace.time(animation.ended) > trace.time(last)
      // Of what ended together, one that went on is enough.
      cameBack = isLater ? animation.wasReversed : cameBack && animation.wasReversed
      if isLater { last = animation.ended }
    }
    guard last >= 0, cameBack else { return nil }
    return finding(
      at: trace.events[transition.completion], transition: transition.ordinal,
      "\(trace.title(transition.record)) completed although its animation ran back",
      because: "it was back at its beginning at \(trace.time(last))" + turned(transition, trace, index),
      however: "who turns an animation round must cancel the transition too")
  }

  /// It was cancelled, and its animation has gone on to its end all the same.
  private func ranOn(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Finding? {
    guard transition.cancelled >= 0 else { return nil }
    var culprit: IndexedAnimation?
    for place in index.animations.indices where isMain(index.animations[place], of: transition) {
      let animation = index.animations[place]
      if animation.began > transition.cancelled, animation.began < transition.completion { return nil }
      guard animation.began < transition.cancelled, animation.ended > transition.cancelled,
        animation.ended < transition.completion, trace.time(animation.ended) > trace.time(transition.cancelled)
      else { continue }
      if animation.wasReversed { return nil }
      if culprit == nil { culprit = animation }
    }
    guard let culprit, !wasSentElsewhere(transition, trace, index) else { return nil }
    return finding(
      at: trace.events[culprit.ended], transition: transition.ordinal,
      "the animation of \(trace.title(transition.record)) went on to its end although that was cancelled",
      because: "it was given up at \(trace.time(transition.cancelled)), and nothing turned the animation round",
      however: "what shows must go back where the transition does")
  }

  /// Whether a property animator got something else to animate when the finger had decided: back, as like as not
  /// (contract D19).
  private func wasSentElsewhere(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Bool {
    let decided = trace.time(transition.cancelled)
    return index.animatorChanges(of: transition).contains { $0.change == .extended && trace.time($0.place) >= decided }
  }

  private func isMain(_ animation: IndexedAnimation, of transition: IndexedTransition) -> Bool {
    guard animation.transition == transition.ordinal else { return false }
    switch animation.role {
    case .container, .from, .to: return true
    case .above, .other: return false
    }
  }

  /// When the app turned its animator, where it did.
  private func turned(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> String {
    let last = index.animatorChanges(of: transition).last { $0.change == .reversed }
    return last.map { ", for animator \($0.animator) was turned round at \(trace.time($0.place))" } ?? ""
  }
}
