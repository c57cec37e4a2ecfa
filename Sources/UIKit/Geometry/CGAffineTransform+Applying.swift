#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

#if !canImport(CoreGraphics)
  extension CGPoint {
    /// Returns the point that a transform makes of this one.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the size that a transform makes of this one; translation does not count.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle around the corners of this one once a transform moved them.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      if isNull || isInfinite { return self }
      // Each edge is a sum of the smaller products, so no corner needs to be made.
      let (x1, x2) = (minX, maxX)
      let (y1, y2) = (minY, maxY)
      let left = min(t.a * x1, t.a * x2) + min(t.c * y1, t.c * y2) + t.tx
      let right = max(t.a * x1, t.a * x2) + max(t.c * y1, t.c * y2) + t.tx
      let top = min(t.b * x1, t.b * x2) + min(t.d * y1, t.d * y2) + t.ty
      let bottom = max(t.b * x1, t.b * x2) + max(t.d * y1, t.d * y2) + t.ty
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
