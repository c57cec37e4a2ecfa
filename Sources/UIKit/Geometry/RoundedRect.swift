#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// How far the control points of a quarter of a circle lie from its ends, for a radius of 1.
private let quarterArcControl: CGFloat = 0.552_284_749_830_793_4

extension CGMutablePath {
  /// Adds a rectangle of which some corners are rounded, clockwise from the end of its top left corner.
  func addRoundedRect(in rect: CGRect, radii: CGSize, corners: UIRectCorner) {
    let radii = CGSize(width: min(radii.width, rect.width / 2), height: min(radii.height, rect.height / 2))

    /// Adds a corner, from the edge before it to the edge after it.
    func addCorner(_ corner: UIRectCorner, at point: CGPoint, before: CGVector, after: CGVector) {
      let size = corners.contains(corner) ? radii : .zero
      func along(_ direction: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(x: point.x + direction.dx * size.width * share, y: point.y + direction.dy * size.height * share)
      }
      let start = along(before, 1)
      if isEmpty { move(to: start) } else { addLine(to: start) }
      guard size != .zero else { return }
      addCurve(
        to: along(after, 1), control1: along(before, 1 - quarterArcControl),
        control2: along(after, 1 - quarterArcControl))
    }

    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    addCorner(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), before: down, after: right)
    addCorner(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), before: left, after: down)
    addCorner(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), before: up, after: left)
    addCorner(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), before: right, after: up)
    closeSubpath()
  }
}
