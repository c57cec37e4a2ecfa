#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// What an animation shows of a property where it does not simply hold back a change of the model.
struct AnimationScript {
  /// Where the values come from.
  enum Content {
    /// From one value to another; a missing one is what shows without the animation.
    case basic(from: AnimationValue?, to: AnimationValue?, by: AnimationValue?)
    case track(KeyframeTrack)
  }

  let content: Content
  var component = ValueComponent.whole
  var isAdditive = false
  var isCumulative = false
  /// The animation's clock against its group's, where it is in one.
  var inner: AnimationTiming?
  /// How long one run of that group lasts, in nanoseconds.
  var groupDuration = 0.0

  /// What shows at a moment, over what would show without.
  func shown(over value: AnimationValue, at moment: AnimationTiming.Moment) -> AnimationValue {
    var moment = moment
    if let inner {
      guard let own = inner.moment(at: Int64((moment.fraction * groupDuration).rounded())) else { return value }
      moment = own
    }
    let current = value[component]
    let base = isAdditive ? current.zero : current
    var result = own(at: moment.fraction, over: base)
    if isCumulative { result = result.adding(base.zero, own(at: 1, over: base), moment.runsOver) }
    if isAdditive { result = current.adding(current.zero, result, 1) }
    var shown = value
    shown[component] = result
    return shown
  }

  private func own(at fraction: Double, over base: AnimationValue) -> AnimationValue {
    switch content {
    case .track(let track): return track.value(at: fraction)
    case .basic(let from, let to, let by):
      let first = from ?? by.flatMap { by in to.map { $0.adding(by, by.zero, 1) } } ?? base
      let last = to ?? by.map { first.adding($0.zero, $0, 1) } ?? base
      return first.moved(to: last, by: fraction)
    }
  }
}
