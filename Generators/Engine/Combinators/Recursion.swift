extension Generator {
  /// Values that contain others of their kind: a leaf, or what a function makes of a generator of smaller ones.
  ///
  /// The leaf is the simplest. Each level of a random value has half the budget of the one around it, which begins
  /// with the case's size; replayed choices may go on to the given depth.
  public static func recursive(
    _ leaf: Generator, depth: Int = 32, _ branches: @escaping @Sendable (Generator) -> [Generator]
  ) -> Generator {
    let label = leaf.label.combined(with: "recursive")
    return Generator(label: label) { (source) throws(Rejection) in
      try draw(leaf, label, depth, source.size + 2, branches, &source)
    }
  }

  private static func draw(
    _ leaf: Generator, _ label: SpanLabel, _ depth: Int, _ budget: Int,
    _ branches: @escaping @Sendable (Generator) -> [Generator], _ source: inout ChoiceSource
  ) throws(Rejection) -> Value {
    let smaller = Generator(label: label) { (source) throws(Rejection) in
      try draw(leaf, label, depth - 1, budget / 2, branches, &source)
    }
    let choices = [leaf] + (depth > 0 ? branches(smaller) : [])
    let goesOn = source.isRandom && budget > 0 && choices.count > 1 && !source.random.isOnce(in: 4)
    let suggestion = goesOn ? 1 + source.random.next(through: UInt64(choices.count - 2)) : 0
    let span = source.beginSpan(label)
    let choice = try source.draw(through: UInt64(choices.count - 1), suggestion: suggestion)
    let value = try choices[Int(choice)].body(&source)
    source.endSpan(span)
    return value
  }
}
