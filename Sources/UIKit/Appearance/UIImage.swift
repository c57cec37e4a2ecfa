#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
private import Synchronization

/// An image without pixels: transitions move pictures about, nobody looks at them here.
open class UIImage: NSObject, @unchecked Sendable {
  private static let registeredSizes = Mutex<[String: CGSize]>([:])

  /// The size, in points.
  open var size: CGSize { imageSize }
  /// How many pixels make a point.
  open var scale: CGFloat { 1 }

  private let imageSize: CGSize

  /// Creates an image of no size.
  public override convenience init() { self.init(size: .zero) }

  package init(size: CGSize) { imageSize = size }

  /// Finds an image by name. There are no asset catalogues here: an image is of the size registered for its name, else of no size.
  /// It is never nil, so that code which unwraps the images of its app goes on.
  public convenience init?(named name: String) {
    self.init(size: UIImage.registeredSizes.withLock { $0[name] ?? .zero })
  }

  /// Finds a symbol by name: an image of the size registered for it, else of no size.
  public convenience init?(systemName name: String) { self.init(named: name) }

  /// Makes `UIImage(named:)` answer an image of this size, as the app's asset catalogue would.
  public static func register(_ name: String, size: CGSize) {
    registeredSizes.withLock { $0[name] = size }
  }

  /// How an image takes its colours.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }

  /// Returns the image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { self }
}
