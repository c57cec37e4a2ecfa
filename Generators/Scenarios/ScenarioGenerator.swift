import TransitionTrace

extension Scenario {
  /// The scenarios that options allow.
  ///
  /// The simplest is a root controller on a phone that presents the subject. The index of the case, or the given one
  /// instead, decides what random scenarios aim at and how long they are; recorded choices make the same scenario
  /// whatever the index.
  public static func generator(
    _ options: ScenarioOptions = ScenarioOptions(), index: Int? = nil
  ) -> Generator<Scenario> {
    let table = ActionTable(options)
    let orders = options.variesOrders ? Unspecified.orders : []
    let stepCount = 1...max(1, options.maximumSteps)
    let stackCount = 0...min(4, max(0, options.maximumStack - 1))
    // What scenarios put on the stage before they begin.
    let entries: [StackEntry] = [.child] + options.plainStyles.map(StackEntry.presented)
    return Generator(label: "scenario") { (source) throws(Rejection) in
      let plan = source.isRandom ? StoryPlan(options, table, index ?? source.index, &source.random) : nil
      let window = try source.drawWindow(options, plan)
      let stack = try source.drawStack(stackCount, entries, plan)
      let variant = try source.drawVariant(options.variant, orders, plan)
      let steps = try source.drawSteps(stepCount, table, options, plan)
      return Scenario(window: window, stack: stack, variant: variant, steps: steps)
    }
  }
}

extension WindowSize {
  /// The windows that scenarios draw from: phones and tablets, upright and on their side.
  static let all: [WindowSize] = [
    .standard, WindowSize(width: 844, height: 390), WindowSize(width: 375, height: 667),
    WindowSize(width: 820, height: 1_180), WindowSize(width: 1_180, height: 820), WindowSize(width: 320, height: 568),
  ]
}

extension ChoiceSource {
  fileprivate mutating func drawWindow(
    _ options: ScenarioOptions, _ plan: StoryPlan?
  ) throws(Rejection) -> WindowSize {
    let last = options.variesWindow ? UInt64(WindowSize.all.count - 1) : 0
    let suggestion = plan?.variesWindow == true ? random.next(through: last) : 0
    return WindowSize.all[Int(try draw(through: last, suggestion: suggestion))]
  }

  fileprivate mutating func drawStack(
    _ count: ClosedRange<Int>, _ entries: [StackEntry], _ plan: StoryPlan?
  ) throws(Rejection) -> [StackEntry] {
    var stack: [StackEntry] = [.root]
    let last = UInt64(entries.count - 1)
    try drawList("stack", count, aimingAt: plan?.stack ?? 0) { (source, _) throws(Rejection) in
      stack.append(entries[Int(try source.draw(through: last))])
      return true
    }
    return stack
  }

  fileprivate mutating func drawVariant(
    _ base: UIKitVariant, _ orders: [Unspecified], _ plan: StoryPlan?
  ) throws(Rejection) -> UIKitVariant {
    var variant = base
    for order in orders {
      let count = order.choices.count
      let isVaried = plan?.variesOrders == true && random.isOnce(in: 3)
      let suggestion = isVaried ? 1 + random.next(through: UInt64(count - 2)) : 0
      // Index 0 is what the base does.
      let choice = try draw(through: UInt64(count - 1), suggestion: suggestion)
      if choice > 0 { order.set(&variant, (order.get(base) + Int(choice)) % count) }
    }
    return variant
  }

  fileprivate mutating func drawSteps(
    _ count: ClosedRange<Int>, _ table: ActionTable, _ options: ScenarioOptions, _ plan: StoryPlan?
  ) throws(Rejection) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    try drawList("steps", count, aimingAt: plan?.steps ?? 0) { (source, index) throws(Rejection) in
      steps.append(try source.drawStep(index, table, options, plan))
      return true
    }
    return steps
  }

  /// Draws a step. Each has the same five choices, whatever it does, so that lowering one leaves the others in place.
  private mutating func drawStep(
    _ index: Int, _ table: ActionTable, _ options: ScenarioOptions, _ plan: StoryPlan?
  ) throws(Rejection) -> ScenarioStep {
    let delay = try draw(
      through: UInt64(DelayTable.delays.count - 1), suggestion: plan?.delay(ofStep: index, &random) ?? 0)
    let choice = try draw(
      through: UInt64(table.actions.count - 1), suggestion: plan?.action(ofStep: index, &random) ?? 0)
    let isRequest = choice < 2 || table.actions[Int(choice)].kind == .presentPlain
    let role = try draw(
      through: UInt64(ActionTable.roles.count - 1), suggestion: isRequest ? plan?.role(&random) ?? 0 : 0)
    let leavesOut = isRequest && plan?.leavesOutAnimation(&random) == true
    let unanimated = try draw(through: options.asksWithoutAnimation ? 1 : 0, suggestion: leavesOut ? 1 : 0)
    return ScenarioStep(
      table.action(choice, from: ActionTable.roles[Int(role)], animated: unanimated == 0),
      delay: DelayTable.delays[Int(delay)])
  }
}
