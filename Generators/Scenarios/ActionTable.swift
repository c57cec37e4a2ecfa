import TransitionTrace

/// The actions that scenarios draw from, the simplest first; who is addressed and how are choices of their own.
///
/// The table depends on the options alone, never on what happened before, so a choice means the same action when
/// earlier steps are deleted.
struct ActionTable: Sendable {
  static let roles: [ControllerRole] = [.top, .presenterOfTop, .root] + (1...5).map(ControllerRole.nth)

  /// Every action, with the simplest role and with animation.
  let actions: [ScenarioAction]
  /// The kinds among them.
  let kinds: [StepKind]
  /// The kinds that mean something at any moment, to be aimed at each phase of a transition in turn.
  let aimedKinds: [StepKind]

  private let indices: [[UInt64]]

  init(_ options: ScenarioOptions) {
    var actions: [ScenarioAction] = [.present(.subject), .dismiss()]
    if options.presentsPlainControllers { actions += options.plainStyles.map { .present(.plain($0)) } }
    if options.disablesAnimations { actions += [.setAnimationsEnabled(false), .setAnimationsEnabled(true)] }
    if options.breaksSnapshots { actions += [.setSnapshots(.none), .setSnapshots(.blank), .setSnapshots(.rendered)] }
    actions += Self.fingers(options) + Self.disturbances(options)
    self.actions = actions
    indices = StepKind.allCases.map { kind in
      actions.indices.filter { actions[$0].kind == kind }.map(UInt64.init)
    }
    kinds = zip(StepKind.allCases, indices).filter { !$0.1.isEmpty }.map(\.0)
    aimedKinds = kinds.filter { !$0.needsFinger && $0 != .enterForeground }
  }

  private static func fingers(_ options: ScenarioOptions) -> [ScenarioAction] {
    var actions: [ScenarioAction] = []
    if options.presentsInteractively { actions.append(.presentInteractively) }
    if options.dismissesInteractively || options.swipesSheets { actions.append(.dismissInteractively) }
    if options.interruptsTransitions { actions += [.pause, .reverse] }
    if actions.isEmpty { return [] }
    return actions + [.finish(), .cancel(), .abort]
      + [500, 250, 750, 100, 900, 10, 400, 600, 990, 1_000, 0].map { .drag(perMille: $0) }
      + [.finish(speed: 50), .finish(speed: 300), .cancel(speed: 50), .cancel(speed: 300)]
  }

  private static func disturbances(_ options: ScenarioOptions) -> [ScenarioAction] {
    var actions: [ScenarioAction] = []
    if options.removesAnimations { actions.append(.removeAnimations) }
    if options.entersBackground { actions += [.enterBackground, .enterForeground] }
    if options.resizes { actions += WindowSize.all.reversed().map(ScenarioAction.resize) }
    if options.hitches { actions += [100, 16, 400, 1_000].map { .hitch(milliseconds: $0) } }
    if options.warnsOfMemory { actions.append(.warnOfMemory) }
    if options.requestsInsideCallbacks {
      actions += CallbackMoment.allCases.flatMap { moment in
        InsideRequest.allCases.map { .requestInside(moment, $0) }
      }
    }
    return actions
  }

  /// The choice of one of the actions of a kind, at random; the kind must be among the table's.
  func choice(of kind: StepKind, _ random: inout RandomSource) -> UInt64 {
    let candidates = indices[StepKind.allCases.firstIndex(of: kind)!]
    return candidates[random.next(below: candidates.count)]
  }

  /// An action of the table, with a role and with or without animation where it has them.
  func action(_ choice: UInt64, from role: ControllerRole, animated: Bool) -> ScenarioAction {
    switch actions[Int(choice)] {
    case .present(let presented, _, _): .present(presented, from: role, animated: animated)
    case .dismiss: .dismiss(from: role, animated: animated)
    case let other: other
    }
  }
}

extension StepKind {
  /// Whether it means something only while a finger is down.
  var needsFinger: Bool {
    switch self {
    case .drag, .finish, .cancel, .abort: true
    default: false
    }
  }
}
