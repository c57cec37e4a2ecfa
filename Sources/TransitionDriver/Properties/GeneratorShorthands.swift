public import TransitionGenerators

// What a leading dot can name where a whole generator is expected: `checkProperty(.array(.int())) { … }`. A chain such
// as `.integer().array()` can't, because its end has another type than its beginning.

extension Generator {
  /// Arrays of a generator's values.
  public static func array<Element>(_ element: Generator<Element>, count: ClosedRange<Int> = 0...24) -> Generator
  where Value == [Element] {
    element.array(count: count)
  }

  /// No value, or one of a generator's.
  public static func optional<Wrapped>(_ wrapped: Generator<Wrapped>) -> Generator where Value == Wrapped? {
    wrapped.optional()
  }
}

extension Generator where Value == Int {
  /// Integers of a range, simplest at 0 or at the bound nearest to it.
  public static func int(in range: ClosedRange<Int> = Int.min...Int.max) -> Generator { integer(in: range) }
}
