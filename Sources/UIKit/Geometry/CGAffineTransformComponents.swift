#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

#if !canImport(CoreGraphics)
  /// The parts of an affine transform: scale, then shear, then rotation, then translation.
  public struct CGAffineTransformComponents: Equatable, Sendable {
    public var scale: CGSize
    public var horizontalShear: CGFloat
    public var rotation: CGFloat
    public var translation: CGVector

    /// Creates the parts of the identity.
    public init() {
      self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates parts.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
      self.scale = scale
      self.horizontalShear = horizontalShear
      self.rotation = rotation
      self.translation = translation
    }
  }

  extension CGAffineTransform {
    /// Creates a transform from its parts.
    public init(_ components: CGAffineTransformComponents) {
      let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
      self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        .concatenating(shear)
        .concatenating(CGAffineTransform(rotationAngle: components.rotation))
        .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Returns the parts of this transform.
    public func decomposed() -> CGAffineTransformComponents {
      var components = CGAffineTransformComponents()
      components.translation = CGVector(dx: tx, dy: ty)
      let width = (a * a + b * b).squareRoot()
      guard width > 0 else {
        let height = (c * c + d * d).squareRoot()
        components.scale = CGSize(width: 0, height: height)
        components.rotation = height > 0 ? atan2(-c, d) : 0
        return components
      }
      // The first row gives the rotation; the second, seen along it, the shear and the other scale.
      let height = (a * d - b * c) / width
      components.rotation = atan2(b, a)
      components.scale = CGSize(width: width, height: height)
      components.horizontalShear = height != 0 ? (a * c + b * d) / (width * height) : 0
      return components
    }
  }
#endif
