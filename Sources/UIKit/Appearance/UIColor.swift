#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// A colour. Dynamic colours are resolved as on a device in light mode.
open class UIColor: NSObject, @unchecked Sendable {
  /// The components, alpha last: two of a grey, four of an sRGB colour.
  let components: [CGFloat]

  init(components: [CGFloat]) { self.components = components }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(components: [white, alpha]) }

  /// Creates a colour from red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha])
  }

  /// Creates a colour from hue, saturation and brightness.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = ColorConversion.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(components: [rgb.red, rgb.green, rgb.blue, alpha])
  }

  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(components: cgColor.components ?? [0, 0]) }

  /// Creates a colour that depends on traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(components: dynamicProvider(.current).components)
  }

  /// Finds a colour by name. There are no asset catalogues here: any name is an opaque grey.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(components: components.dropLast() + [alpha]) }

  /// Returns the colour for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// The colour as Core Graphics has it.
  open var cgColor: CGColor {
    components.count == 2
      ? CGColor(gray: components[0], alpha: components[1])
      : CGColor(srgbRed: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Red, green, blue and alpha.
  var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components.count == 2
      ? (components[0], components[0], components[0], components[1])
      : (components[0], components[1], components[2], components[3])
  }

  /// Writes the grey and alpha; false if the colour is no grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let rgba = rgba
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes red, green, blue and alpha.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    let hsb = ColorConversion.hsb(red: rgba.red, green: rgba.green, blue: rgba.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba.alpha
    return true
  }

  /// As on Apple's systems, a grey is not equal to the same colour in red, green and blue.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }

  open override var hash: Int { components.hashValue }

  /// Makes this the colour to fill and stroke with. Nothing is drawn in the simulation.
  open func set() {}

  /// Makes this the colour to fill with. Nothing is drawn in the simulation.
  open func setFill() {}

  /// Makes this the colour to stroke with. Nothing is drawn in the simulation.
  open func setStroke() {}
}
