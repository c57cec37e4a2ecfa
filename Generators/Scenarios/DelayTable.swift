/// The delays that scenarios draw from, the simplest first.
///
/// Of the fractions, round ones come before odd ones, and the middle of a transition before its ends, for which there
/// are simpler delays. Milliseconds come in their order, so that shrinking finds the exact moment from which it fails.
enum DelayTable {
  /// Every delay; a choice is an index of it.
  static let delays: [StepDelay] =
    [.atRest, .nextTurn, .sameTurn, .afterEnd, .atEnd, .beforeEnd]
    + fractions.filter { $0.phase == .middle } + fractions.filter { $0.phase != .middle }
    + (1...longest).map(StepDelay.milliseconds)

  /// The longest delay in milliseconds.
  static let longest = 1_000

  static func index(of delay: StepDelay) -> UInt64 { UInt64(indices[delay] ?? 0) }

  /// A delay of a phase, at random.
  static func aimed(at phase: ScenarioPhase, _ random: inout RandomSource) -> StepDelay {
    switch phase {
    case .requested: random.isOnce(in: 2) ? .sameTurn : .nextTurn
    case .start: .fractionOfTransition(perMille: 1 + random.next(below: 100))
    case .middle: .fractionOfTransition(perMille: 101 + random.next(below: 799))
    case .lastFrame:
      random.isOnce(in: 4) ? .fractionOfTransition(perMille: 900 + random.next(below: 100)) : .beforeEnd
    case .end: .atEnd
    case .justAfter: .afterEnd
    case .atRest: .atRest
    }
  }

  private static let fractions: [StepDelay] = {
    let grains = [500, 250, 100, 50, 10]
    func rank(_ perMille: Int) -> Int { grains.firstIndex { perMille % $0 == 0 } ?? grains.count }
    return (1...999).sorted { (rank($0), $0) < (rank($1), $1) }.map { .fractionOfTransition(perMille: $0) }
  }()

  private static let indices = Dictionary(uniqueKeysWithValues: zip(delays, delays.indices))
}
