#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// The system's colours, as a device in light mode shows them.
extension UIColor {
  public class var systemRed: UIColor { UIColor(255, 59, 48) }
  public class var systemGreen: UIColor { UIColor(52, 199, 89) }
  public class var systemBlue: UIColor { UIColor(0, 122, 255) }
  public class var systemOrange: UIColor { UIColor(255, 149, 0) }
  public class var systemYellow: UIColor { UIColor(255, 204, 0) }
  public class var systemPink: UIColor { UIColor(255, 45, 85) }
  public class var systemPurple: UIColor { UIColor(175, 82, 222) }
  public class var systemTeal: UIColor { UIColor(48, 176, 199) }
  public class var systemIndigo: UIColor { UIColor(88, 86, 214) }
  public class var systemBrown: UIColor { UIColor(162, 132, 94) }
  public class var systemMint: UIColor { UIColor(0, 199, 190) }
  public class var systemCyan: UIColor { UIColor(50, 173, 230) }
  public class var systemGray: UIColor { UIColor(142, 142, 147) }
  public class var systemGray2: UIColor { UIColor(174, 174, 178) }
  public class var systemGray3: UIColor { UIColor(199, 199, 204) }
  public class var systemGray4: UIColor { UIColor(209, 209, 214) }
  public class var systemGray5: UIColor { UIColor(229, 229, 234) }
  public class var systemGray6: UIColor { UIColor(242, 242, 247) }
  public class var tintColor: UIColor { UIColor(0, 122, 255) }
  public class var link: UIColor { UIColor(0, 122, 255) }
  public class var separator: UIColor { UIColor(60, 60, 67, alpha: 0.29) }
  public class var opaqueSeparator: UIColor { UIColor(198, 198, 200) }
  public class var secondaryLabel: UIColor { UIColor(60, 60, 67, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { UIColor(60, 60, 67, alpha: 0.3) }
  public class var quaternaryLabel: UIColor { UIColor(60, 60, 67, alpha: 0.18) }
  public class var placeholderText: UIColor { UIColor(60, 60, 67, alpha: 0.3) }
  public class var systemFill: UIColor { UIColor(120, 120, 128, alpha: 0.2) }
  public class var secondarySystemFill: UIColor { UIColor(120, 120, 128, alpha: 0.16) }
  public class var tertiarySystemFill: UIColor { UIColor(118, 118, 128, alpha: 0.12) }
  public class var quaternarySystemFill: UIColor { UIColor(116, 116, 128, alpha: 0.08) }
  public class var secondarySystemBackground: UIColor { UIColor(242, 242, 247) }
  public class var systemGroupedBackground: UIColor { UIColor(242, 242, 247) }
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(242, 242, 247) }
  public class var label: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var tertiarySystemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(white: 1, alpha: 1) }

  /// Creates a colour from components of 0 to 255.
  private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
