#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// A stretch of a property animator's way, in fractions of its duration; what lasts longer than the animator ends after 1.
struct CourseStretch: Equatable {
  var start = 0.0
  var end = 1.0

  /// How far something on this stretch has come, evenly, when the animator has come to a time.
  func fraction(at time: Double) -> Double {
    if time >= end { return 1 }
    return time <= start ? 0 : (time - start) / (end - start)
  }
}

extension AnimationBlock {
  /// Where a block that is opened inside this one comes to lie on the way of a property animator (contract D29, H1); `nil`
  /// where it has its own time.
  func place(after wait: Int64, for length: Int64) -> (course: AnimatorCourse, stretch: CourseStretch)? {
    guard var course, !isUnanimated, !course.isOver else { return nil }
    if wait == 0, length == duration, keyframes == nil { return (course, stretch) }
    var stretch = stretch
    // Where no time is left, it is the outer way that it lies on.
    while course.duration == 0, let outer = course.outer { (course, stretch) = outer }
    guard course.duration > 0 else { return nil }
    let start = stretch.start + Double(wait) / Double(course.duration)
    let end = start + Double(length) / Double(course.duration)
    // Whole nanoseconds must not make it last longer than what is around it.
    return (course, CourseStretch(start: start, end: abs(end - stretch.end) < 1e-6 ? stretch.end : end))
  }
}
