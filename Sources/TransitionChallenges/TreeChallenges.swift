import TransitionGenerators

/// An expression of the calculator challenge.
indirect enum Expression: Equatable, Sendable {
  case literal(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  /// The value; `nil` where something is divided by 0.
  var value: Int? {
    switch self {
    case .literal(let number): return number
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  var dividesByLiteralZero: Bool {
    switch self {
    case .literal: false
    case .sum(let left, let right): left.dividesByLiteralZero || right.dividesByLiteralZero
    case .quotient(let left, let right):
      right == .literal(0) || left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }
}

/// A heap of the binheap challenge: no child is smaller than its parent.
indirect enum Heap: Equatable, Sendable {
  case empty
  case node(Int, Heap, Heap)

  var list: [Int] {
    guard case .node(let root, let left, let right) = self else { return [] }
    return [root] + right.list + left.list
  }

  /// The wrong algorithm under test.
  var supposedlySortedList: [Int] {
    guard case .node(let root, let left, let right) = self else { return [] }
    return [root] + left.merged(with: right).list
  }

  private func merged(with other: Heap) -> Heap {
    guard case .node(let root, let left, let right) = self else { return other }
    guard case .node(let otherRoot, let otherLeft, let otherRight) = other else { return self }
    return root <= otherRoot
      ? .node(root, right.merged(with: other), left) : .node(otherRoot, otherRight.merged(with: self), otherLeft)
  }

  static func draw(_ source: inout ChoiceSource, least: Int, depth: Int) throws -> Heap {
    try source.span("heap") { source in
      let root = try source.draw(.integer(in: least...Int.max))
      func child() throws -> Heap {
        try source.span("child") { source in
          let goesOn = source.isRandom && depth > 0 && source.random.isOnce(in: 2)
          let isThere = try source.draw(through: 1, suggestion: goesOn ? 1 : 0) == 1
          return isThere ? try draw(&source, least: root, depth: depth - 1) : .empty
        }
      }
      return .node(root, try child(), try child())
    }
  }
}

extension Challenge {
  private static let expressions = Generator<Expression>.recursive(
    Generator<Int>.integer().map(Expression.literal)
  ) { part in
    let pair = Generator.zip(part, part)
    return [pair.map(Expression.sum), pair.map(Expression.quotient)]
  }

  static let trees: [Challenge] = [
    Challenge("calculator", par: 157, expressions) {
      $0 == .quotient(.literal(0), .sum(.literal(0), .literal(0)))
    } fails: {
      !$0.dividesByLiteralZero && $0.value == nil
    },
    Challenge("binheap", par: 365, Generator { source in try Heap.draw(&source, least: Int.min, depth: 5) }) {
      let ends = Heap.node(0, .node(0, .empty, .empty), .node(1, .empty, .empty))
      return $0 == .node(0, .empty, ends)
    } fails: {
      $0.supposedlySortedList != $0.list.sorted()
    },
  ]
}
