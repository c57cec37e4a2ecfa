extension TraceEvent.Kind {
  /// The details as three words, for digests: two kinds with equal tags and words are equal.
  var words: (UInt64, UInt64, UInt64) {
    func pair(_ high: ObjectName, _ low: ObjectName) -> UInt64 { TraceDigest.pair(high.rawValue, low.rawValue) }
    func bits(_ first: Bool, _ second: Bool = false) -> Int32 { (first ? 2 : 0) + (second ? 1 : 0) }
    func list<Value: TraceVocabulary>(_ value: Value) -> Int32 { Int32(value.rawValue) }
    func word(_ high: Int32, _ low: Int32) -> UInt64 { TraceDigest.pair(high, low) }
    switch self {
    case .step(let index, let kind): return (word(list(kind), index), 0, 0)
    case .note(let index), .unsupported(let index), .snapshot(let index):
      return (word(0, index), 0, 0)
    case .presentRequested(let outcome, let presenter, let presented, let animated, let closure),
      .dismissRequested(let outcome, let presenter, let presented, let animated, let closure):
      return (pair(presenter, presented), word(list(outcome), bits(animated)), word(0, closure))
    case .interaction(let change, let perMille): return (word(list(change), perMille), 0, 0)
    case .propertyAnimator(let change, let animator, let perMille):
      return (word(list(change), animator), word(0, perMille), 0)
    case .asked(let question, let object, let answered):
      return (word(list(question), object.rawValue), word(0, bits(answered)), 0)
    case .lifecycle(let callback, let controller, let animated):
      return (word(list(callback), controller.rawValue), word(0, bits(animated)), 0)
    case .containment(let callback, let controller, let parent):
      return (pair(controller, parent), word(0, list(callback)), 0)
    case .animationBegan(let animation, let role, let target, let end):
      return (word(animation, target.rawValue), word(0, list(role)), UInt64(bitPattern: end.microseconds))
    case .animationEnded(let animation, let end, let finished):
      return (word(animation, list(end)), word(0, bits(finished)), 0)
    case .completeTransition(let didComplete, let wasCancelled, let call):
      return (word(call, bits(didComplete, wasCancelled)), 0, 0)
    case .transitionEnded(let flag), .animatorEnded(let flag): return (word(0, bits(flag)), 0, 0)
    case .presentationHook(let hook, let controller, let completed):
      return (word(list(hook), controller.rawValue), word(0, bits(completed)), 0)
    case .closureTaken(let kind, let closure): return (word(list(kind), closure), 0, 0)
    case .closureRun(let kind, let closure, let flag): return (word(list(kind), closure), word(0, bits(flag)), 0)
    case .viewMoved(let view, let from, let to): return (pair(view, from), word(0, to.rawValue), 0)
    case .raised(let exception, let first, let second): return (pair(first, second), word(0, list(exception)), 0)
    case .warned(let warning, let first, let second): return (pair(first, second), word(0, list(warning)), 0)
    case .disturbed(let disturbance): return (word(0, list(disturbance)), 0, 0)
    case .touch(let moment, let aimed, let reached): return (pair(aimed, reached), word(0, list(moment)), 0)
    case .alive(let kind, let object): return (word(list(kind), object.rawValue), 0, 0)
    case .probe(let text, let value): return (word(0, text), UInt64(bitPattern: value), 0)
    case .transitionBegan, .animateTransitionCalled, .animateTransitionReturned, .quiet, .stuck: return (0, 0, 0)
    }
  }
}
