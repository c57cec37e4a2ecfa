#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// Takes down what changes when inside one `UIView.animateKeyframes` (contract H9).
@MainActor
final class KeyframeRecorder {
  /// How the way leads from change to change; the raw values are those of the options.
  enum Mode: UInt { case linear, discrete, paced, cubic, cubicPaced }

  private struct Change {
    let share: KeyframeShare
    var value: AnimationValue
  }

  private struct Way {
    let layer: CALayer
    let property: AnimatedProperty
    let first: AnimationValue
    var changes: [Change]
  }

  private let mode: Mode
  /// How long all of it lasts, in nanoseconds.
  var duration: Int64 = 0
  private var ways: [Way] = []

  init(mode: Mode) { self.mode = mode }

  /// A property changed in a share of the time.
  func note(
    _ layer: CALayer, _ property: AnimatedProperty, from old: AnimationValue, to new: AnimationValue,
    in share: KeyframeShare
  ) {
    guard let index = ways.firstIndex(where: { $0.layer === layer && $0.property == property }) else {
      ways.append(Way(layer: layer, property: property, first: old, changes: [Change(share: share, value: new)]))
      return
    }
    let last = ways[index].changes.count - 1
    if ways[index].changes[last].share == share {
      ways[index].changes[last].value = new
    } else {
      ways[index].changes.append(Change(share: share, value: new))
    }
  }

  /// Puts the animations on their layers. They take the place of what animates the same properties (contract H3).
  func start(_ block: AnimationBlock) {
    for way in ways {
      let shown = block.beginsFromCurrent ? way.layer.presented(way.property, way.first) : way.first
      way.layer.replaceAnimations(of: way.property)
      var part = RunningAnimation.Part(
        key: way.layer.freeKey(way.property), property: way.property, from: way.first,
        to: way.changes[way.changes.count - 1].value)
      part.script = AnimationScript(content: .track(track(way, from: shown)))
      block.running(on: way.layer).parts.append(part)
    }
    ways = []
  }

  private func track(_ way: Way, from first: AnimationValue) -> KeyframeTrack {
    // In the order of their times; of two at one time the later call comes later.
    let changes = way.changes.enumerated().sorted {
      ($0.element.share.start, $0.offset) < ($1.element.share.start, $1.offset)
    }.map(\.element)
    if mode == .paced || mode == .cubicPaced {
      let values = [first] + changes.map(\.value)
      return KeyframeTrack(
        values: values, times: KeyframeTrack.paced(values), mode: mode == .paced ? .linear : .cubic)
    }
    var values = [first]
    var times = [0.0]
    func add(_ value: AnimationValue, _ time: Double) {
      values.append(value)
      times.append(max(time, times[times.count - 1]))
    }
    for change in changes {
      let current = values[values.count - 1]
      if mode != .discrete, change.share.start > times[times.count - 1] { add(current, change.share.start) }
      // A value that comes by a leap is there from the beginning of its time.
      add(change.value, mode == .discrete ? change.share.start : change.share.end)
    }
    return KeyframeTrack(
      values: values, times: times, mode: mode == .discrete ? .discrete : mode == .cubic ? .cubic : .linear)
  }
}
