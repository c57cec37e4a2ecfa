#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

#if !canImport(CoreGraphics)
  /// A colour in one of two colour spaces, grey or sRGB.
  public final class CGColor: Hashable, Sendable {
    /// The components, alpha last: two of a grey, four of an sRGB colour.
    public let components: [CGFloat]?

    private init(_ components: [CGFloat]) { self.components = components }

    /// Creates a grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, alpha]) }

    /// Creates an sRGB colour.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init([red, green, blue, alpha])
    }

    /// Creates an sRGB colour.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init([red, green, blue, alpha])
    }

    /// How many components there are, alpha included.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The opacity.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// Returns the colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor((components ?? []).dropLast() + [alpha]) }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }

    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#endif
