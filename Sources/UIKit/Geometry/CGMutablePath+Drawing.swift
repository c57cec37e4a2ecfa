#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

#if !canImport(CoreGraphics)
  extension CGMutablePath {
    /// Begins a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      append(.move(point.applying(transform)))
    }

    /// Adds a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      append(.line(point.applying(transform)))
    }

    /// Adds a cubic curve.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      append(Element.curve(control1: control1, control2: control2, to: end).applying(transform))
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      append(Element.quadCurve(control: control, to: end).applying(transform))
    }

    /// Closes the subpath.
    public func closeSubpath() { append(.close) }

    /// Adds the pieces of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      for element in path.elements { append(element.applying(transform)) }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
      for (index, corner) in corners.enumerated() {
        let point = CGPoint(x: corner.0, y: corner.1).applying(transform)
        append(index == 0 ? .move(point) : .line(point))
      }
      closeSubpath()
    }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
    }

    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      let path = CGMutablePath()
      path.addRoundedRect(in: rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .allCorners)
      addPath(path, transform: transform)
    }

    /// Adds an arc of a circle, with a line to its beginning if there is a current point.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      let arc = CircularArc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
      let start = arc.start.applying(transform)
      append(isEmpty ? .move(start) : .line(start))
      for piece in arc.curves {
        addCurve(to: piece.end, control1: piece.control1, control2: piece.control2, transform: transform)
      }
    }
  }
#endif
