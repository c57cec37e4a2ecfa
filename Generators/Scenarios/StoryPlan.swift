import TransitionTrace

/// What a random story aims at: drawn before its first choice, not recorded, and without a say when choices are
/// replayed. So shrinking and exhaustive walks see nothing of it.
///
/// Each case switches features on and off as a whole (swarm testing): stories without a disturbance reach further
/// than stories with a little of each. One step is aimed at the pair of phase and action that is the index's turn.
struct StoryPlan {
  /// How many steps there should be.
  let steps: Int
  /// How many controllers there should be besides the root.
  let stack: Int
  let variesOrders: Bool
  let variesWindow: Bool

  /// What is wrong with the world before the first request: disturbances that only matter to what comes after them.
  private let prelude: StepKind?
  private let table: ActionTable
  private let pair: (phase: ScenarioPhase, kind: StepKind)
  private let actions: [(kind: StepKind, weight: Int)]
  private let weight: Int
  private let addressesOthers: Bool
  private let asksWithoutAnimation: Bool
  private let usesMilliseconds: Bool

  init(_ options: ScenarioOptions, _ table: ActionTable, _ index: Int, _ random: inout RandomSource) {
    self.table = table
    let phases = ScenarioPhase.allCases
    let turn = max(0, index) % (phases.count * table.kinds.count)
    pair = (phases[turn % phases.count], table.kinds[turn / phases.count])
    let longest = min(options.maximumSteps, 2 + max(0, index) / 12)
    let drawn = 1 + random.next(below: longest)
    let troubles = table.kinds.filter { $0 == .breakSnapshots || $0 == .disableAnimations }
    prelude = troubles.isEmpty || !random.isOnce(in: 4) ? nil : troubles[random.next(below: troubles.count)]
    // Room for the request and the pair that is aimed at, behind what comes before them.
    let least = prelude == nil ? 2 : min(3, longest)
    steps = random.isOnce(in: 8) ? drawn : min(max(least, drawn), options.maximumSteps)
    let highest = min(options.maximumStack - 1, 1 + max(0, index) / 50)
    stack = random.isOnce(in: 2) ? 0 : random.next(below: max(0, highest) + 1)
    variesOrders = options.variesOrders && !random.isOnce(in: 3)
    variesWindow = options.variesWindow && random.isOnce(in: 4)
    addressesOthers = random.isOnce(in: 2)
    asksWithoutAnimation = options.asksWithoutAnimation && random.isOnce(in: 2)
    usesMilliseconds = random.isOnce(in: 2)
    var actions: [(kind: StepKind, weight: Int)] = [(.dismiss, 6), (.presentSubject, 4)]
    for kind in table.kinds where kind != .dismiss && kind != .presentSubject && random.isOnce(in: 3) {
      actions.append((kind, 2))
    }
    self.actions = actions
    weight = actions.reduce(0) { $0 + $1.weight }
  }

  func delay(ofStep place: Int, _ random: inout RandomSource) -> UInt64 {
    let step = prelude == nil ? place : place - 1
    if step < 0 { return 0 }
    if step == 1 { return DelayTable.index(of: DelayTable.aimed(at: pair.phase, &random)) }
    if step == 0 && !random.isOnce(in: 8) { return 0 }
    if usesMilliseconds && random.isOnce(in: 3) {
      return DelayTable.index(of: .milliseconds(1 + random.next(below: DelayTable.longest)))
    }
    if random.isOnce(in: 4) { return 0 }
    let phases = ScenarioPhase.allCases
    return DelayTable.index(of: DelayTable.aimed(at: phases[random.next(below: phases.count)], &random))
  }

  func action(ofStep place: Int, _ random: inout RandomSource) -> UInt64 {
    let step = prelude == nil ? place : place - 1
    if step < 0, let prelude { return table.choice(of: prelude, &random) }
    if step == 1 { return table.choice(of: pair.kind, &random) }
    if step == 0 && !random.isOnce(in: 8) { return 0 }
    var rest = random.next(below: weight)
    for (kind, weight) in actions {
      rest -= weight
      if rest < 0 { return table.choice(of: kind, &random) }
    }
    return 0
  }

  func role(_ random: inout RandomSource) -> UInt64 {
    addressesOthers && random.isOnce(in: 3) ? UInt64(random.next(below: ActionTable.roles.count)) : 0
  }

  func leavesOutAnimation(_ random: inout RandomSource) -> Bool { asksWithoutAnimation && random.isOnce(in: 3) }
}
