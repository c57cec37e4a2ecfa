#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// The main run loop in virtual time: nothing waits, time jumps to the next thing due.
///
/// A turn has the phases of contract Z5: sources due → layout and commit → blocks put off until after the commit → layout and
/// commit again if there were any → animation callbacks due. An action never runs in the turn that scheduled it. Whatever ran in
/// the last phase is owed a commit, so one more turn follows at the same instant.
@preconcurrency @MainActor
package final class VirtualRunLoop {
  /// The phase of a turn in which an action runs.
  package enum Phase: Sendable {
    /// Before the commit: blocks of the main queue, timers, tasks.
    case source
    /// At the end of the turn: what tells the app that an animation came to its end.
    case animation
  }

  /// Identifies a scheduled action, to cancel it.
  package struct Token: Hashable, Sendable {
    fileprivate let entry: ScheduledAction
    fileprivate let phase: Phase
    private let sequence: Int64

    fileprivate init(entry: ScheduledAction, phase: Phase, sequence: Int64) {
      self.entry = entry
      self.phase = phase
      self.sequence = sequence
    }

    package static func == (lhs: Token, rhs: Token) -> Bool { lhs.entry === rhs.entry }

    package func hash(into hasher: inout Hasher) { hasher.combine(sequence) }
  }

  /// How many turns may follow each other at one instant before the loop counts as spinning.
  package static let turnLimit = 10_000

  /// Virtual time, in nanoseconds since the loop was made.
  package private(set) var now: Int64 = 0
  /// The ordinal of the turn in progress or, between turns, of the one to come; the first is 0.
  package private(set) var turn: Int32 = 0
  /// True once `turnLimit` turns went by without time moving on. The loop does not turn again.
  package private(set) var isSpinning = false
  /// How many scheduled actions are finite, that is, will have run once enough time passes.
  package private(set) var pendingFiniteCount = 0

  /// Lays out and commits what the app changed; set by the owner.
  package var commit: (() -> Void)?
  /// Called at the beginning of each turn.
  package var willBeginTurn: ((_ now: Int64, _ turn: Int32) -> Void)?
  /// Told what the code under test used that can't be simulated; set by the owner, since it must never go unnoticed.
  package var unsupported: (_ what: String) -> Void = { fatalError("Virtual time can't simulate \($0).") }

  /// The timers that are scheduled here.
  var timers: Set<ObjectIdentifier> = []
  /// The same, in the order in which they were scheduled.
  var timerFirings: [TimerFiring] = []

  /// The work items that are known to have run.
  var itemsThatRan: [DispatchWorkItem] = []
  #if !canImport(ObjectiveC)
    /// Methods to be called later that may be taken back.
    var delayedCalls: [DelayedCall] = []
  #endif

  private var sources = ScheduledActionQueue()
  private var animations = ScheduledActionQueue()
  private var afterCommitBlocks: [() -> Void] = []
  private var watches: [() -> Bool] = []
  private var nextSequence: Int64 = 0
  private var isInTurn = false
  private var isAwake = false
  private var turnsAtThisInstant = 0

  /// Makes a loop at time zero with nothing to do.
  package init() {}

  // MARK: Scheduling

  /// Schedules an action for a later turn than the present one, `delay` nanoseconds from now. A sum beyond the range of time is
  /// an instant that never comes.
  @discardableResult
  package func schedule(
    after delay: Int64, phase: Phase, isFinite: Bool = true, _ action: @escaping () -> Void
  ) -> Token {
    let (instant, overflow) = now.addingReportingOverflow(max(delay, 0))
    return schedule(at: overflow ? .max : instant, phase: phase, isFinite: isFinite, action)
  }

  /// Schedules an action for a later turn than the present one, at the instant or, if that is past, as soon as possible.
  @discardableResult
  package func schedule(
    at instant: Int64, phase: Phase, isFinite: Bool, _ action: @escaping () -> Void
  ) -> Token {
    let sequence = nextSequence
    nextSequence += 1
    let entry = ScheduledAction(
      instant: max(instant, now), sequence: sequence, isFinite: isFinite && instant < .max, action: action)
    switch phase {
    case .source: sources.insert(entry)
    case .animation: animations.insert(entry)
    }
    if entry.isFinite { pendingFiniteCount += 1 }
    return Token(entry: entry, phase: phase, sequence: sequence)
  }

  /// Takes back a scheduled action. Does nothing if it ran or was cancelled before.
  package func cancel(_ token: Token) {
    guard token.entry.isPending else { return }
    token.entry.cancel()
    if token.entry.isFinite { pendingFiniteCount -= 1 }
    switch token.phase {
    case .source: sources.noteCancellation()
    case .animation: animations.noteCancellation()
    }
  }

  /// Runs a block after the commit of this turn; after that of the next turn if this one's commit is over, or outside a turn.
  package func afterCommit(_ block: @escaping () -> Void) { afterCommitBlocks.append(block) }

  /// Asks now, and at the beginning and end of each turn, until the answer is true: for what can change without telling the loop.
  package func watch(_ isDone: @escaping () -> Bool) {
    if !isDone() { watches.append(isDone) }
  }

  /// Forgets everything that is pending: the story is over, and nothing may outlive it.
  package func removeAll() {
    sources = ScheduledActionQueue()
    animations = ScheduledActionQueue()
    afterCommitBlocks = []
    itemsThatRan = []
    timerFirings = []
    #if !canImport(ObjectiveC)
      delayedCalls = []
    #endif
    pendingFiniteCount = 0
    isAwake = false
  }

  /// Makes sure that a turn, and so a commit, happens at the present instant.
  package func wakeUp() { isAwake = true }

  /// Makes sure that a commit happens at the present instant. In a turn there is one to come anyway.
  func commitSoon() { if !isInTurn { isAwake = true } }

  // MARK: Turning

  /// When the next turn is due; nil if nothing is pending. What came due while the loop was stalled is due now.
  package var nextInstant: Int64? {
    for firing in timerFirings { firing.followDate() }
    if isAwake || !afterCommitBlocks.isEmpty { return now }
    let instant = firstInstant
    return instant == .max ? nil : max(instant, now)
  }

  /// When the first action that is pending was to run; before the present after a stall, `.max` if there is none.
  private var firstInstant: Int64 {
    let (source, animation) = (sources.firstInstant, animations.firstInstant)
    return source < animation ? source : animation
  }

  /// Whether anything at all is pending, finite or not.
  package var hasPendingWork: Bool { nextInstant != nil }

  /// Jumps to the next instant with something due and runs one turn. False if nothing is pending, or the loop is spinning.
  package func runTurn() -> Bool {
    precondition(!isInTurn, "A virtual run loop can't be turned from inside one of its own turns.")
    guard !isSpinning, let instant = nextInstant else { return false }
    turnsAtThisInstant = instant == now ? turnsAtThisInstant + 1 : 1
    guard turnsAtThisInstant <= Self.turnLimit else {
      isSpinning = true
      return false
    }
    now = instant
    isInTurn = true
    performPhases()
    isInTurn = false
    turn += 1
    return true
  }

  /// Runs all turns due up to and including the instant, which then is the present one. A spinning loop stops before it.
  package func run(until instant: Int64) {
    while let next = nextInstant, next <= instant {
      guard runTurn() else { return }
    }
    if instant > now {
      now = instant
      turnsAtThisInstant = 0
    }
  }

  /// Lets time pass with the main thread busy: nothing runs. What came due meanwhile is late and runs in the turns to come, in
  /// the order of the instants it was due at: a turn for each of them. Not to be called inside a turn.
  package func stall(for nanoseconds: Int64) {
    precondition(!isInTurn, "A virtual run loop can't be stalled from inside one of its own turns.")
    let (instant, overflow) = now.addingReportingOverflow(nanoseconds)
    guard nanoseconds > 0, !overflow else { return }
    now = instant
    turnsAtThisInstant = 0
  }

  private func performPhases() {
    isAwake = false
    pollWatches()
    let horizon = nextSequence
    // In time this is the present instant; what is late has turns of its own.
    let due = min(firstInstant, now)
    willBeginTurn?(now, turn)
    while let entry = sources.popFirst(dueAt: due, scheduledBefore: horizon) { perform(entry) }
    commit?()
    if !afterCommitBlocks.isEmpty {
      let blocks = afterCommitBlocks
      afterCommitBlocks = []
      for block in blocks { block() }
      commit?()
    }
    while let entry = animations.popFirst(dueAt: due, scheduledBefore: horizon) {
      perform(entry)
      isAwake = true
    }
    pollWatches()
  }

  private func pollWatches() {
    guard !watches.isEmpty else { return }
    let asked = watches
    watches = []
    watches = asked.filter { !$0() } + watches
  }

  private func perform(_ entry: ScheduledAction) {
    if entry.isFinite { pendingFiniteCount -= 1 }
    entry.perform()
  }
}
