#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// The screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The device's own screen.
  public static let main = UIScreen()
  /// Its rectangle, in points.
  open var bounds: CGRect { Simulation.current.screenBounds }
  /// Its rectangle, in pixels.
  open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  /// Pixels a point.
  open var scale: CGFloat { 1 }
  /// Pixels a point, as they are lit.
  open var nativeScale: CGFloat { scale }
  /// How often at most it shows something new each second.
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
