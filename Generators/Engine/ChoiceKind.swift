/// What one choice ranges over: the indices `0...bound`, in shrink order around a target.
///
/// Index 0 is the simplest. A choice stands for an *offset* in `0...bound`; the indices 0, 1, 2, 3, 4 … stand for the
/// offsets `target`, `target + 1`, `target - 1`, `target + 2`, `target - 2` …, and go on at one side where the other
/// one ends.
public struct ChoiceKind: Hashable, Sendable {
  /// The largest index, and the largest offset.
  public var bound: UInt64
  /// The offset of index 0.
  public var target: UInt64

  /// Makes the kind of a choice.
  @inlinable
  public init(bound: UInt64, target: UInt64 = 0) {
    self.bound = bound
    self.target = target
  }

  /// The offset that an index stands for.
  @inlinable
  public func offset(ofIndex index: UInt64) -> UInt64 {
    guard target > 0 else { return index }
    let above = bound - target
    let shorter = min(target, above)
    if index / 2 + index % 2 <= shorter { return index % 2 == 1 ? target + index / 2 + 1 : target - index / 2 }
    return target < above ? index : bound - index
  }

  /// The index that stands for an offset.
  @inlinable
  public func index(ofOffset offset: UInt64) -> UInt64 {
    guard target > 0 else { return offset }
    let shorter = min(target, bound - target)
    if offset > target {
      let distance = offset - target
      return distance <= shorter ? 2 * distance - 1 : offset
    }
    let distance = target - offset
    return distance <= shorter ? 2 * distance : bound - offset
  }
}
