#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// Animations that run together. They are cut off at the group's end; of theirs only the times and values count.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations; their `beginTime` counts from the group's beginning.
  open var animations: [CAAnimation]?

  override func fresh() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.animations = animations?.map { $0.frozen() }
    return copy
  }

  override func parts(on layer: CALayer, key: String, length: Double) -> [RunningAnimation.Part] {
    let parts = (animations ?? []).flatMap { child in
      let timing = child.timing(begin: nanoseconds(child.beginTime), length: length / 1e9)
      return child.parts(on: layer, key: key, length: timing.duration).map { part in
        var part = part
        part.script?.putInside(timing, groupDuration: length)
        return part
      }
    }
    return parts.isEmpty ? super.parts(on: layer, key: key, length: length) : parts
  }
}

extension AnimationScript {
  /// Runs by another clock. A group in a group goes by the inner one's clock alone, as if both were one.
  fileprivate mutating func putInside(_ timing: AnimationTiming, groupDuration: Double) {
    guard let own = inner else {
      inner = timing
      self.groupDuration = groupDuration
      return
    }
    var both = own
    both.begin += timing.begin
    inner = both
    self.groupDuration = groupDuration
  }
}
