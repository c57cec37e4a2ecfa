extension Generator where Value: Hashable & SendableMetatype {
  /// Sets of the generator's values; an element that is there already does not count.
  public func set(count range: ClosedRange<Int> = 0...24) -> Generator<Set<Value>> {
    let label = label.combined(with: "set")
    return Generator<Set<Value>>(label: label) { (source) throws(Rejection) in
      var values: Set<Value> = []
      let length = source.suggestedCount(range)
      try source.drawList(label, range, aimingAt: length) { (source, _) throws(Rejection) in
        values.insert(try body(&source)).inserted
      }
      return values
    }
  }

  /// Dictionaries with the generator's values as keys.
  public func dictionary<Element>(
    to element: Generator<Element>, count range: ClosedRange<Int> = 0...24
  ) -> Generator<[Value: Element]> {
    let label = label.combined(with: "dictionary").combined(with: element.label)
    return Generator<[Value: Element]>(label: label) { (source) throws(Rejection) in
      var values: [Value: Element] = [:]
      let length = source.suggestedCount(range)
      try source.drawList(label, range, aimingAt: length) { (source, _) throws(Rejection) in
        let key = try body(&source)
        let value = try element.body(&source)
        guard values[key] == nil else { return false }
        values[key] = value
        return true
      }
      return values
    }
  }
}

extension Generator {
  /// The elements in any order; the given one is the simplest.
  public static func permutation<Element: Sendable>(of elements: [Element]) -> Generator where Value == [Element] {
    sample(elements.count, of: elements)
  }

  /// So many of the elements, in any order, none twice; the first ones are the simplest.
  public static func sample<Element: Sendable>(
    _ count: Int, of elements: [Element]
  ) -> Generator where Value == [Element] {
    precondition(0...elements.count ~= count, "there are not that many elements")
    return Generator(label: "sample") { (source) throws(Rejection) in
      var rest = elements
      var drawn: [Element] = []
      while drawn.count < count {
        drawn.append(rest.remove(at: Int(try source.draw(through: UInt64(rest.count - 1)))))
      }
      return drawn
    }
  }

  /// Some of the elements, in their order; none is the simplest.
  public static func subset<Element: Sendable>(of elements: [Element]) -> Generator where Value == [Element] {
    Generator(label: "subset") { (source) throws(Rejection) in
      var drawn: [Element] = []
      for element in elements where try source.draw(through: 1) == 1 { drawn.append(element) }
      return drawn
    }
  }
}
