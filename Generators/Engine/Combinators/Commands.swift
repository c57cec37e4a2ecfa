/// One thing that can be done to a system under test, seen from a model of its state.
public struct Command<State, Step>: Sendable {
  @usableFromInline let weight: Int
  @usableFromInline let step: Generator<Step>
  @usableFromInline let isPossible: @Sendable (State) -> Bool

  /// Makes a command: how often it comes compared with the others, the command with its arguments, and when random
  /// sequences may contain it.
  ///
  /// The arguments must not depend on the state, so that a step stays the same when those before it are deleted.
  public init(
    weight: Int = 1, _ step: Generator<Step>, when isPossible: @escaping @Sendable (State) -> Bool = { _ in true }
  ) {
    self.weight = weight
    self.step = step
    self.isPossible = isPossible
  }
}

extension Generator {
  /// Sequences of steps, each allowed in the state that those before it lead to.
  ///
  /// `apply` does a step to the model, and says whether the model allows it. Which command a step is does not depend
  /// on the state: a step that is not allowed, because shrinking deleted what it needs, is left out and the others
  /// stay what they are. The simplest command is the first. Random sequences do without some of the commands, so that
  /// the others come further.
  @inlinable
  public static func steps<State, Step>(
    count: ClosedRange<Int> = 1...50, from initial: State, _ commands: [Command<State, Step>],
    apply: @escaping @Sendable (inout State, Step) -> Bool
  ) -> Generator<[Step]> where State: Sendable, Value == [Step] {
    precondition(!commands.isEmpty && commands.count <= 64, "there must be from 1 to 64 commands")
    let label: SpanLabel = "steps"
    let weights = commands.map(\.weight)
    return Generator<[Step]>(label: label) { (source) throws(Rejection) in
      var (state, steps) = (initial, [Step]())
      let length = source.suggestedCount(count)
      let omitted = source.isRandom && source.random.isOnce(in: 2) ? source.random.next() & source.random.next() : 0
      try source.drawList(label, count, aimingAt: length) { (source, _) throws(Rejection) in
        let suggestion =
          source.isRandom
          ? source.suggestedCommand(weights) { omitted >> UInt64($0) & 1 == 0 && commands[$0].isPossible(state) } : 0
        let command = try source.draw(through: UInt64(commands.count - 1), suggestion: suggestion)
        let step = try commands[Int(command)].step.body(&source)
        var next = state
        guard apply(&next, step) else { return false }
        state = next
        steps.append(step)
        return true
      }
      return steps
    }
  }
}

extension ChoiceSource {
  /// One of the commands that are possible, as likely as their weights say; any one if that takes many draws.
  @inlinable
  mutating func suggestedCommand(_ weights: [Int], if isPossible: (Int) -> Bool) -> UInt64 {
    var command: UInt64 = 0
    for _ in 0..<16 {
      command = suggestedWeight(weights)
      if isPossible(Int(command)) { break }
    }
    return command
  }
}
