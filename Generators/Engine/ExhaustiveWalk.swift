/// A walk through every sequence of choices that a generator can draw, in lexicographic order.
///
/// Each case is a prefix followed by zeros; the next prefix is the case's choices up to the last one that is below
/// its bound, with that one raised.
struct ChoiceWalk {
  /// The prefix of the next case; `nil` after the last.
  private(set) var prefix: [UInt64]? = []

  /// Goes on from a case's choices.
  mutating func advance(from drawn: Choices) {
    var end = drawn.count
    while end > 0, drawn.values[end - 1] >= drawn.kinds[end - 1].bound { end -= 1 }
    guard end > 0 else {
      prefix = nil
      return
    }
    prefix = Array(drawn.values[..<end])
    prefix![end - 1] += 1
  }
}

/// What an exhaustive walk found out.
public struct WalkResult<Value> {
  /// The first value that the visitor stopped at, with its choices.
  public var found: (value: Value, choices: Choices)?
  /// How many values were visited.
  public var count: Int
  /// How many sequences of choices made no value.
  public var discarded: Int
  /// Whether there are values beyond the bound.
  public var isCut: Bool
  /// Whether every value within the bound was visited: neither the visitor nor the limit ended the walk.
  public var isComplete: Bool

  /// What the walk proves, in one line.
  public var statement: String {
    let bound = isCut ? " within the bound" : ""
    if found != nil { return "stopped at the \(count)th value\(bound)" }
    guard isComplete else { return "visited \(count) values, not all of them: limit reached" }
    return "visited all \(count) values\(bound)"
  }
}

extension Generator {
  /// Visits every value that is made of at most so many choices, until the visitor answers false or the limit of
  /// visits is reached.
  public func walk(maximumChoices: Int = 64, limit: Int = 1_000_000, visit: (Value) -> Bool) -> WalkResult<Value> {
    var result = WalkResult<Value>(count: 0, discarded: 0, isCut: false, isComplete: true)
    walk(choices: 0...maximumChoices, limit: limit, &result, visit)
    return result
  }

  /// Visits the same values as ``walk(maximumChoices:limit:visit:)``, those of fewer choices first: the first one
  /// that the visitor stops at has fewest choices.
  public func walkShortestFirst(
    maximumChoices: Int = 64, limit: Int = 1_000_000, visit: (Value) -> Bool
  ) -> WalkResult<Value> {
    var result = WalkResult<Value>(count: 0, discarded: 0, isCut: true, isComplete: true)
    var depth = 0
    while result.isCut, depth <= maximumChoices, result.isComplete {
      result.discarded = 0
      walk(choices: depth...depth, limit: limit, &result, visit)
      depth += 1
    }
    return result
  }

  private func walk(
    choices: ClosedRange<Int>, limit: Int, _ result: inout WalkResult<Value>, _ visit: (Value) -> Bool
  ) {
    var source = ChoiceSource()
    var walk = ChoiceWalk()
    result.isCut = false
    while let prefix = walk.prefix {
      source.begin(next: prefix, limit: choices.upperBound)
      do throws(Rejection) {
        let value = try source.draw(self)
        if source.drawn.count >= choices.lowerBound, !result.visits(value, source.drawn, limit, visit) { return }
      } catch {
        if error == .overrun { result.isCut = true } else { result.discarded += 1 }
      }
      walk.advance(from: source.drawn)
    }
  }
}

extension WalkResult {
  /// Counts and visits a value; false if the walk is over.
  fileprivate mutating func visits(_ value: Value, _ choices: Choices, _ limit: Int, _ visit: (Value) -> Bool) -> Bool {
    isComplete = count < limit
    guard isComplete else { return false }
    count += 1
    guard !visit(value) else { return true }
    found = (value, choices)
    isComplete = false
    return false
  }
}
