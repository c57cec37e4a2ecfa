#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// The clock of an animation the app made, against its layer's or its group's. Spans are in nanoseconds.
struct AnimationTiming {
  /// Where an animation is on its way.
  struct Moment {
    /// How far the run in progress has come, from 0 to 1, by the animation's pace.
    var fraction: Double
    /// How many runs are over.
    var runsOver = 0.0
  }

  /// When it begins, in its parent's time.
  var begin: Int64
  var speed = 1.0
  /// What is added to its own time.
  var offset = 0.0
  /// How long one run lasts, in its own time.
  var duration: Double
  var autoreverses = false
  /// How long all its runs last, in its own time; infinite if it repeats for ever.
  var active: Double
  var curve = TimingCurve.linear
  /// Whether its beginning shows before it begins.
  var fillsBefore = false
  /// Whether its end shows after it has ended.
  var fillsAfter = false

  /// When it ends, in its parent's time; `nil` if it goes on for ever, or stands still.
  var end: Int64? {
    guard speed != 0, active.isFinite else { return nil }
    return begin + nanoseconds(active / 1e9 / abs(speed))
  }

  /// Where it is at a time of its parent's; `nil` where it shows nothing.
  func moment(at parent: Int64) -> Moment? {
    if parent < begin, !fillsBefore { return nil }
    let isOver = end.map { parent >= $0 } ?? false
    if isOver, !fillsAfter { return nil }
    var own = isOver ? active : Double(max(0, parent - begin)) * abs(speed)
    if speed < 0 { own = active.isFinite ? active - own : -own }
    own += offset
    guard duration > 0 else { return Moment(fraction: 1) }
    let cycle = autoreverses ? 2 * duration : duration
    // What stands still shows a place on its way; what moves goes round.
    if speed == 0 { own = min(max(own, 0), active) }
    var runs = (own / cycle).rounded(.down)
    var within = own - runs * cycle
    if within == 0, own > 0, isOver || speed <= 0 {
      runs -= 1
      within = cycle
    }
    let forward = within <= duration ? within : cycle - within
    return Moment(fraction: curve.progress(at: forward / duration), runsOver: max(0, runs))
  }
}

extension CAAnimation {
  /// The clock that its properties describe; one without a duration has `length`, in seconds.
  func timing(begin: Int64, length: CFTimeInterval) -> AnimationTiming {
    let run = Double(nanoseconds(duration > 0 ? duration : length))
    let cycle = autoreverses ? 2 * run : run
    var active = cycle
    if repeatDuration > 0 {
      active = repeatDuration < 1e9 ? Double(nanoseconds(repeatDuration)) : .infinity
    } else if repeatCount > 0 {
      active = repeatCount < 1e9 ? cycle * Double(repeatCount) : .infinity
    }
    return AnimationTiming(
      begin: begin, speed: Double(speed), offset: Double(nanoseconds(timeOffset)), duration: run,
      autoreverses: autoreverses, active: active, curve: curve(length: run / 1e9),
      fillsBefore: fillMode == .backwards || fillMode == .both,
      fillsAfter: fillMode == .forwards || fillMode == .both)
  }
}
