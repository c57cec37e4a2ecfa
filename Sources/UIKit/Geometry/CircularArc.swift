#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// An arc of a circle, as cubic curves of at most a quarter each.
struct CircularArc {
  private let center: CGPoint
  private let radius: CGFloat
  private let startAngle: CGFloat
  private let sweep: CGFloat

  /// Makes an arc between two angles, in the direction in which angles increase or the other. Angles a full turn or more apart in
  /// that direction make a circle; else they are taken modulo a turn.
  init(center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat, increasing: Bool) {
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    let turn = 2 * CGFloat.pi
    let difference = increasing ? endAngle - startAngle : startAngle - endAngle
    let positive = difference >= turn ? turn : difference - (difference / turn).rounded(.down) * turn
    sweep = increasing ? positive : -positive
  }

  private func point(_ angle: CGFloat, _ outwards: CGFloat, _ ahead: CGFloat) -> CGPoint {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGPoint(
      x: center.x + radius * (cosine * outwards - sine * ahead),
      y: center.y + radius * (sine * outwards + cosine * ahead))
  }

  /// Where the arc begins.
  var start: CGPoint { point(startAngle, 1, 0) }

  /// The curves, one after the other.
  var curves: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] {
    let count = Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return [] }
    let step = sweep / CGFloat(count)
    let handle = 4 * tan(step / 4) / 3
    return (0..<count).map { index in
      let from = startAngle + step * CGFloat(index)
      return (point(from, 1, handle), point(from + step, 1, -handle), point(from + step, 1, 0))
    }
  }
}
