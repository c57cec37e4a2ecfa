/// A source of random values: a function from choices to values, which therefore shrinks by itself.
///
/// Combine the ready ones (`.integer(in: 0...9).array(count: 0...5)`), or draw from several in a closure:
/// `Generator { source in Point(x: try source.draw(xs), y: try source.draw(ys)) }`.
public struct Generator<Value>: Sendable {
  @usableFromInline let body: @Sendable (inout ChoiceSource) throws(Rejection) -> Value
  /// The label of the spans that this generator's values fill.
  public let label: SpanLabel

  /// Makes a generator of a function that draws from a source; it must do the same whenever it gets the same.
  ///
  /// The function throws nothing but what drawing throws: any other error stops the program.
  @inlinable
  public init(_ label: SpanLabel = "value", _ draw: @escaping @Sendable (inout ChoiceSource) throws -> Value) {
    self.init(label: label) { (source) throws(Rejection) in
      do {
        return try draw(&source)
      } catch let rejection as Rejection {
        throw rejection
      } catch {
        preconditionFailure("a generator threw an error of its own: \(error)")
      }
    }
  }

  /// Makes a generator of a function with typed errors, which a closure has to spell out; it is the faster one.
  @inlinable
  public init(
    label: SpanLabel, _ body: @escaping @Sendable (inout ChoiceSource) throws(Rejection) -> Value
  ) {
    self.label = label
    self.body = body
  }

  /// The value and choices of one case of a run; `nil` if the case is discarded.
  public func example(run: UInt64, index: Int) -> (value: Value, choices: Choices)? {
    var source = ChoiceSource()
    source.begin(run: run, index: index)
    guard let value = try? source.draw(self) else { return nil }
    return (value, source.choices)
  }

  /// The value that recorded choices make, with the choices as this generator reads them.
  public func replay(_ choices: Choices) throws(Rejection) -> (value: Value, choices: Choices) {
    var source = ChoiceSource()
    source.begin(recorded: choices.values)
    let value = try source.draw(self)
    return (value, source.choices)
  }
}

extension Generator {
  /// Always the same value.
  public static func always(_ value: Value) -> Generator where Value: Sendable {
    Generator(label: "always") { _ in value }
  }

  /// The values, each changed by a function.
  @inlinable
  public func map<Result>(_ transform: @escaping @Sendable (Value) -> Result) -> Generator<Result> {
    Generator<Result>(label: label) { (source) throws(Rejection) in transform(try body(&source)) }
  }

  /// A value of the generator that a function makes of a value.
  @inlinable
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Value) -> Generator<Result>
  ) -> Generator<Result> {
    Generator<Result>(label: label) { (source) throws(Rejection) in
      try transform(try body(&source)).body(&source)
    }
  }

  /// The values that a condition holds for; random ones are tried up to 100 times before the case is discarded.
  public func filter(_ condition: @escaping @Sendable (Value) -> Bool) -> Generator {
    Generator(label: label) { (source) throws(Rejection) in
      for _ in 0..<100 {
        let (isRandom, mark) = (source.isRandom, source.mark)
        let value = try body(&source)
        if condition(value) { return value }
        guard isRandom else { break }
        source.rewind(to: mark)
        source.retries += 1
      }
      throw .discarded
    }
  }

  /// Pairs, triples and so on of the generators' values.
  public static func zip<each Part>(
    _ part: repeat Generator<each Part>
  ) -> Generator where Value == (repeat each Part) {
    Generator(label: "zip") { (source) throws(Rejection) in (repeat try (each part).body(&source)) }
  }
}
