import TransitionTrace

/// What a random story's steps are about, one beat a step.
///
/// A finger's story has parts that mean nothing apart from each other: it comes down, moves, is lifted. Drawn one by
/// one they would hardly ever meet, so a script lays them out.
struct StoryScript {
  enum Beat {
    /// The subject is presented, to begin with.
    case opening
    /// What is wrong with the world from the beginning.
    case prelude(StepKind)
    /// The pair of phase and action whose turn it is.
    case aimed
    /// A part of a finger's story.
    case finger(StepKind)
    /// A finger that comes down on what runs by itself.
    case interruption(StepKind)
    /// The app comes back from the background.
    case comeback
    /// Whatever the dice say.
    case any
  }

  private let beats: [Beat]

  init(
    _ options: ScenarioOptions, _ table: ActionTable, aimed: StepKind, longest: Int, _ random: inout RandomSource
  ) {
    var beats: [Beat] = []
    // Three steps at least: what is presented, the finger, and what it decides.
    let hasFingers = longest > 2 && table.kinds.contains { $0.needsFinger }
    if hasFingers, random.isOnce(in: options.meansFingers ? 2 : 12) {
      beats = Self.fingers(options, &random)
      if options.interruptsTransitions { beats += Self.interruption(&random) }
      beats.insert(.aimed, at: 1 + random.next(below: beats.count))
    } else if options.interruptsTransitions, longest > 1, random.isOnce(in: 2) {
      beats = [.opening] + Self.interruption(&random)
      if !random.isOnce(in: 3) { beats.insert(.aimed, at: 1 + random.next(below: beats.count)) }
    } else {
      beats = [.opening, .aimed]
    }
    if aimed == .enterBackground, let place = beats.firstIndex(where: \.isAimed), !random.isOnce(in: 4) {
      beats.insert(.comeback, at: place + 1)
    }
    let troubles = table.kinds.filter { $0 == .breakSnapshots || $0 == .disableAnimations || $0 == .requestInside }
    if !troubles.isEmpty, random.isOnce(in: 4) {
      beats.insert(.prelude(troubles[random.next(below: troubles.count)]), at: 0)
    }
    self.beats = Array(beats.prefix(longest))
  }

  /// How many steps are laid out.
  var count: Int { beats.count }

  /// What a step is about.
  subscript(step: Int) -> Beat { step < beats.count ? beats[step] : .any }

  /// A finger that presents, or that dismisses what was presented; now and then it comes down again.
  private static func fingers(_ options: ScenarioOptions, _ random: inout RandomSource) -> [Beat] {
    let presents = options.presentsInteractively && (!options.dismissesInteractively || random.isOnce(in: 2))
    var beats: [Beat] = presents ? touch(.presentInteractively, &random) : [.opening]
    if !presents || random.isOnce(in: 3) { beats += touch(.dismissInteractively, &random) }
    if random.isOnce(in: 3) { beats += touch(presents ? .presentInteractively : .dismissInteractively, &random) }
    return beats
  }

  /// A finger on what runs by itself: it turns it round, or holds it, moves it and decides; now and then once more.
  private static func interruption(_ random: inout RandomSource) -> [Beat] {
    if random.isOnce(in: 4) { return [.interruption(.reverse)] }
    var beats: [Beat] = [.interruption(.pause)] + touch(nil, &random)
    if random.isOnce(in: 3) { beats.append(.interruption(random.isOnce(in: 2) ? .reverse : .pause)) }
    return beats
  }

  private static func touch(_ beginning: StepKind?, _ random: inout RandomSource) -> [Beat] {
    let verdicts: [StepKind] = [.cancel, .cancel, .finish, .abort]
    var beats: [Beat] = beginning.map { [.finger($0)] } ?? []
    if !random.isOnce(in: 3) { beats.append(.finger(.drag)) }
    if !random.isOnce(in: 16) { beats.append(.finger(verdicts[random.next(below: verdicts.count)])) }
    return beats
  }
}

extension StoryScript.Beat {
  fileprivate var isAimed: Bool { if case .aimed = self { true } else { false } }
}

extension ScenarioOptions {
  /// Whether the subject itself can be driven by a finger.
  fileprivate var meansFingers: Bool { presentsInteractively || dismissesInteractively }
}
