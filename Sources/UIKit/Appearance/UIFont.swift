#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// A font. It has a name and a size; text is not laid out in the simulation.
open class UIFont: NSObject, @unchecked Sendable {
  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a piece of text is for.
  public enum TextStyle: String, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  /// The name.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat

  private init(_ fontName: String, _ pointSize: CGFloat) {
    self.fontName = fontName
    self.pointSize = pointSize
  }

  /// Finds a font by name; any name is found.
  public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init(fontName, fontSize) }

  /// Returns the system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("System", fontSize) }

  /// Returns the system's font, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("System-Bold", fontSize) }

  /// Returns the system's font, italic.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("System-Italic", fontSize) }

  /// Returns the system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(weight == .regular ? "System" : "System-\(Double(weight.rawValue))", fontSize)
  }

  /// Returns the font for a purpose, at the default text size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let size: CGFloat =
      switch style {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    return UIFont(style == .headline ? "System-Bold" : "System", size)
  }

  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

  /// The height of a line.
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
  }

  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}
