extension Generator where Value == Bool {
  /// False or true; false is simpler.
  public static let bool = Generator(label: "bool") { (source) throws(Rejection) in try source.draw(through: 1) == 1 }
}

extension Generator where Value: CaseIterable & Sendable {
  /// The cases of an enumeration; the first is the simplest.
  public static var anyCase: Generator { element(of: Array(Value.allCases)) }
}

extension Generator {
  /// One of some values; the first is the simplest. There must be one.
  public static func element(of values: [Value]) -> Generator where Value: Sendable {
    precondition(!values.isEmpty, "there is no element to choose")
    let bound = UInt64(values.count - 1)
    return Generator(label: "element") { (source) throws(Rejection) in values[Int(try source.draw(through: bound))] }
  }

  /// A value of one of some generators, each equally likely; the first is the simplest.
  public static func oneOf(_ generators: Generator...) -> Generator { oneOf(generators) }

  /// A value of one of some generators, each equally likely; the first is the simplest.
  public static func oneOf(_ generators: [Generator]) -> Generator {
    weighted(generators.map { (1, $0) })
  }

  /// A value of one of some generators, as likely as their weights say; the first is the simplest.
  public static func weighted(_ generators: (Int, Generator)...) -> Generator { weighted(generators) }

  /// A value of one of some generators, as likely as their weights say; the first is the simplest.
  public static func weighted(_ generators: [(Int, Generator)]) -> Generator {
    let weights = generators.map(\.0)
    precondition(weights.contains { $0 > 0 }, "there must be a weight above 0")
    let label = generators.reduce("one of" as SpanLabel) { $0.combined(with: $1.1.label) }
    return Generator(label: label) { (source) throws(Rejection) in
      let suggestion = source.isRandom ? source.suggestedWeight(weights) : 0
      let span = source.beginSpan(label)
      let choice = try source.draw(through: UInt64(generators.count - 1), suggestion: suggestion)
      let value = try generators[Int(choice)].1.body(&source)
      source.endSpan(span)
      return value
    }
  }

  /// No value, or one; none is simpler, and comes once in four times.
  public func optional() -> Generator<Value?> {
    let label = label.combined(with: "optional")
    return Generator<Value?>(label: label) { (source) throws(Rejection) in
      let suggestion: UInt64 = source.isRandom && !source.random.isOnce(in: 4) ? 1 : 0
      let span = source.beginSpan(label)
      let value = try source.draw(through: 1, suggestion: suggestion) == 0 ? nil : try body(&source)
      source.endSpan(span)
      return value
    }
  }
}

extension ChoiceSource {
  /// The index of a weight, as likely as it says.
  @usableFromInline
  mutating func suggestedWeight(_ weights: [Int]) -> UInt64 {
    var rest = random.next(below: weights.reduce(0, +))
    for index in weights.indices {
      rest -= weights[index]
      if rest < 0 { return UInt64(index) }
    }
    return 0
  }
}
