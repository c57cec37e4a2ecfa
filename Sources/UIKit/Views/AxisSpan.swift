#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// A view's place in its superview along one axis.
struct AxisSpan: Equatable {
  var start: CGFloat
  var length: CGFloat

  /// Follows the superview from one length to another: the flexible ones of the view's length and the margins before and
  /// after it share the difference in proportion to what they are; those that are all nothing share it evenly.
  mutating func follow(from old: CGFloat, to new: CGFloat, before: Bool, length isFlexible: Bool, after: Bool) {
    guard old != new, before || isFlexible || after else { return }
    let shares = Self.shares(
      before ? start : nil, isFlexible ? length : nil, after ? old - start - length : nil)
    start += (new - old) * shares.before
    // Nothing is shorter than nothing, and what would have been is forgotten.
    length = max(0, length + (new - old) * shares.length)
  }

  /// What part of a difference each flexible portion takes; `nil` stands for a fixed one.
  private static func shares(
    _ before: CGFloat?, _ length: CGFloat?, _ after: CGFloat?
  ) -> (before: CGFloat, length: CGFloat) {
    // Margins are negative where the view sticks out. If all portions are, they shrank together and grow together again;
    // beside others they count for nothing.
    let sign: CGFloat = (before ?? 0) <= 0 && (length ?? 0) <= 0 && (after ?? 0) <= 0 ? -1 : 1
    let (first, second, third) = (
      max(0, sign * (before ?? 0)), max(0, sign * (length ?? 0)), max(0, sign * (after ?? 0))
    )
    let total = first + second + third
    if total > 0 { return (first / total, second / total) }
    let even = 1 / CGFloat((before == nil ? 0 : 1) + (length == nil ? 0 : 1) + (after == nil ? 0 : 1))
    return (before == nil ? 0 : even, length == nil ? 0 : even)
  }
}
