#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

#if !canImport(CoreGraphics)
  /// A path of lines and curves.
  public class CGPath: Hashable, @unchecked Sendable {
    /// A piece of a path.
    enum Element: Hashable, Sendable {
      case move(CGPoint)
      case line(CGPoint)
      case quadCurve(control: CGPoint, to: CGPoint)
      case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
      case close

      /// The points of the piece, its end last.
      var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
      }

      func applying(_ t: CGAffineTransform) -> Element {
        switch self {
        case .move(let point): .move(point.applying(t))
        case .line(let point): .line(point.applying(t))
        case .quadCurve(let control, let end): .quadCurve(control: control.applying(t), to: end.applying(t))
        case .curve(let control1, let control2, let end):
          .curve(control1: control1.applying(t), control2: control2.applying(t), to: end.applying(t))
        case .close: .close
        }
      }
    }

    /// Only a mutable path changes them.
    fileprivate(set) var elements: [Element]

    init(elements: [Element]) { self.elements = elements }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(transform) { $0.addRect(rect) }
    }

    /// Creates an ellipse.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(transform) { $0.addEllipse(in: rect) }
    }

    /// Creates a rectangle with rounded corners.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(transform) { $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
    }

    private convenience init(_ transform: UnsafePointer<CGAffineTransform>?, _ draw: (CGMutablePath) -> Void) {
      let path = CGMutablePath()
      draw(path)
      let t = transform?.pointee ?? .identity
      self.init(elements: path.elements.map { $0.applying(t) })
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next piece begins.
    public var currentPoint: CGPoint {
      guard elements.last == .close else { return elements.last?.points.last ?? .zero }
      for case .move(let point) in elements.reversed() { return point }
      return .zero
    }

    /// The smallest rectangle around all points, those that only bend curves included; null if there are none.
    public var boundingBox: CGRect {
      let points = elements.flatMap(\.points)
      guard let first = points.first else { return .null }
      var (low, high) = (first, first)
      for point in points {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Returns a copy that does not change.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// Returns a copy that can change.
    public func mutableCopy() -> CGMutablePath? {
      let copy = CGMutablePath()
      copy.elements = elements
      return copy
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  }

  /// A path that can change.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(elements: []) }

    func append(_ element: Element) { elements.append(element) }
  }
#endif
