#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

extension UIColor {
  public class var black: UIColor { named.black }
  public class var darkGray: UIColor { named.darkGray }
  public class var lightGray: UIColor { named.lightGray }
  public class var white: UIColor { named.white }
  public class var gray: UIColor { named.gray }
  public class var red: UIColor { named.red }
  public class var green: UIColor { named.green }
  public class var blue: UIColor { named.blue }
  public class var cyan: UIColor { named.cyan }
  public class var yellow: UIColor { named.yellow }
  public class var magenta: UIColor { named.magenta }
  public class var orange: UIColor { named.orange }
  public class var purple: UIColor { named.purple }
  public class var brown: UIColor { named.brown }
  public class var clear: UIColor { named.clear }

  private static let named = NamedColors()
}

/// The named colours, each one object.
private struct NamedColors: Sendable {
  let black = UIColor(white: 0, alpha: 1)
  let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  let white = UIColor(white: 1, alpha: 1)
  let gray = UIColor(white: 0.5, alpha: 1)
  let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  let clear = UIColor(white: 0, alpha: 0)
}
