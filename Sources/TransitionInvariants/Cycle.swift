internal import TransitionTrace

/// One undisturbed transition, to compare with others of its kind.
struct Cycle {
  /// Which transition, as an index.
  let place: Int
  /// The container's width and height at the beginning.
  private let width: Int32
  private let height: Int32
  /// The facts that make its kind, packed: comparing enumerations is slow in debug builds (see ``ObjectName``).
  private let kind: Int

  /// `nil` where something came in between, or where it is not known what kind it is.
  init?(_ place: Int, _ trace: Trace, _ index: TraceIndex) {
    let transition = index.transitions[place]
    guard transition.ended >= 0, transition.didComplete || transition.wasGivenUp, transition.snapshotAtStart >= 0,
      !index.isAfterSecondCompletion(transition.ended), !index.isAfterUntruth(transition.ended + 1),
      !Self.isDisturbed(transition, trace, index),
      Self.isDirect(transition, trace, index)
    else { return nil }
    let snapshot = trace.snapshots[transition.snapshotAtStart]
    let box = snapshot.place(of: transition.record.container)
    // Where several go at once, it is another one's animation that shows (contract G8′).
    guard box >= 0, snapshot.standing(of: transition.record.presented)?.presented ?? .none == .none else { return nil }
    self.place = place
    width = snapshot.views[box].windowFrame.width
    height = snapshot.views[box].windowFrame.height
    kind = Self.kind(transition)
  }

  private static func kind(_ transition: IndexedTransition) -> Int {
    let record = transition.record
    let flags = (record.isAnimated ? 1 : 0) | (record.isInteractive ? 2 : 0) | (record.isWhatIf ? 4 : 0)
    return Int(record.style.rawValue) << 4 | flags << 1 | (transition.isPresentation ? 1 : 0)
  }

  /// Whether another transition is of the same kind.
  func isLike(_ other: Cycle, _ trace: Trace) -> Bool {
    guard kind == other.kind, width == other.width, height == other.height else { return false }
    let one = trace.transitions[place]
    let two = trace.transitions[other.place]
    return one.presenter == two.presenter
      && (one.presented == two.presented || trace.isSameClass(one.presented, two.presented))
  }

  /// Whether the story disturbed it, or one of its animations was cut short.
  private static func isDisturbed(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Bool {
    if transition.wasCutShort { return true }
    if index.disturbances.isEmpty { return false }
    var state = Disturbances()
    for place in index.disturbances where place < transition.ended {
      // What the story does between the request and the end may change anything.
      if place > Int(transition.record.request) { return true }
      if case .disturbed(let disturbance) = trace.events[place].kind { state.note(disturbance) }
    }
    return state.isAny
  }

  /// Whether it was asked for with nothing in flight: a request that waited meets another world.
  private static func isDirect(_ transition: IndexedTransition, _ trace: Trace, _ index: TraceIndex) -> Bool {
    let request = Int(transition.record.request)
    guard request >= 0, request < trace.events.count else { return false }
    for place in index.queued where place < request && trace.isAnswer(request, to: place) { return false }
    return true
  }
}

/// What the story has switched off.
private struct Disturbances {
  var animations = false
  var snapshots = false
  var background = false

  var isAny: Bool { animations || snapshots || background }

  mutating func note(_ disturbance: Disturbance) {
    switch disturbance {
    case .animationsDisabled: animations = true
    case .animationsEnabled: animations = false
    case .snapshotsNil, .snapshotsBlank: snapshots = true
    case .snapshotsRendered: snapshots = false
    case .enteredBackground: background = true
    case .enteredForeground: background = false
    case .animationsRemoved, .resized, .hitch, .memoryWarning, .gestureAborted: return
    }
  }
}

extension Trace {
  /// Whether the names of two objects are the same up to the number.
  fileprivate func isSameClass(_ one: ObjectName, _ other: ObjectName) -> Bool {
    var one = name(one)
    var other = name(other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        for place in 0..<min(one.count, other.count) {
          if one[place] != other[place] { return false }
          if one[place] == UInt8(ascii: "#") { return true }
        }
        return one.count == other.count
      }
    }
  }
}
