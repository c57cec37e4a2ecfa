#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

extension CALayer {
  /// The layer farthest down the tree at a point, which is in the superlayer's coordinates; `nil` outside the bounds. Of a
  /// presentation layer it says what is touched where it is seen.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    let own = point.applying(affineToSuperlayer.inverted())
    guard !isHidden, contains(own) else { return nil }
    for sublayer in (sublayers ?? []).reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return self
  }
}
