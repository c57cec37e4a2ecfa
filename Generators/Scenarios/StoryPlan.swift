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

  private let script: StoryScript
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
    let turn = max(0, index) % (phases.count * table.aimedKinds.count)
    pair = (phases[turn % phases.count], table.aimedKinds[turn / phases.count])
    let longest = min(options.maximumSteps, 2 + max(0, index) / 12)
    let drawn = 1 + random.next(below: longest)
    script = StoryScript(options, table, aimed: pair.kind, longest: longest, &random)
    steps = random.isOnce(in: 8) ? drawn : max(script.count, drawn)
    let highest = min(options.maximumStack - 1, 1 + max(0, index) / 50)
    stack = random.isOnce(in: 2) ? 0 : random.next(below: max(0, highest) + 1)
    variesOrders = options.variesOrders && !random.isOnce(in: 3)
    variesWindow = options.variesWindow && random.isOnce(in: 4)
    addressesOthers = random.isOnce(in: 2)
    asksWithoutAnimation = options.asksWithoutAnimation && random.isOnce(in: 2)
    usesMilliseconds = random.isOnce(in: 2)
    var actions: [(kind: StepKind, weight: Int)] = [(.dismiss, 9), (.presentSubject, 5)]
    for kind in table.kinds where kind != .dismiss && kind != .presentSubject && random.isOnce(in: 4) {
      actions.append((kind, 2))
    }
    self.actions = actions
    weight = actions.reduce(0) { $0 + $1.weight }
  }

  func delay(ofStep place: Int, _ random: inout RandomSource) -> UInt64 {
    switch script[place] {
    case .prelude: return 0
    case .opening where !random.isOnce(in: 8): return 0
    case .aimed: return DelayTable.index(of: DelayTable.aimed(at: pair.phase, &random))
    case .finger(let kind): return DelayTable.index(of: Self.delay(ofFinger: kind, &random))
    case .interruption: return DelayTable.index(of: DelayTable.aimed(at: Self.underWay(&random), &random))
    case .opening, .comeback, .any: break
    }
    if usesMilliseconds && random.isOnce(in: 3) {
      return DelayTable.index(of: .milliseconds(1 + random.next(below: DelayTable.longest)))
    }
    if random.isOnce(in: 4) { return 0 }
    let phases = ScenarioPhase.allCases
    return DelayTable.index(of: DelayTable.aimed(at: phases[random.next(below: phases.count)], &random))
  }

  /// Fingers come down on what is at rest; then they are as quick as fingers are, and some quicker than the run loop.
  private static func delay(ofFinger kind: StepKind, _ random: inout RandomSource) -> StepDelay {
    if !kind.needsFinger { return .atRest }
    switch random.next(below: 4) {
    case 0: return .sameTurn
    case 1: return .nextTurn
    default: return .milliseconds(1 + random.next(below: 400))
    }
  }

  /// Mostly in the middle, and now and then where there is hardly anything to take up.
  private static func underWay(_ random: inout RandomSource) -> ScenarioPhase {
    let phases: [ScenarioPhase] = [.middle, .middle, .middle, .start, .lastFrame, .requested]
    return phases[random.next(below: phases.count)]
  }

  func action(ofStep place: Int, _ random: inout RandomSource) -> UInt64 {
    switch script[place] {
    case .prelude(let kind), .finger(let kind), .interruption(let kind): return table.choice(of: kind, &random)
    case .aimed: return table.choice(of: pair.kind, &random)
    case .comeback: return table.choice(of: .enterForeground, &random)
    case .opening where !random.isOnce(in: 8): return 0
    case .opening, .any: break
    }
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
