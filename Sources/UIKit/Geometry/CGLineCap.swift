#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

#if !canImport(CoreGraphics)
  /// The shape of a line's end.
  public enum CGLineCap: Int32, Sendable {
    case butt, round, square
  }

  /// The shape of a line's bend.
  public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
  }
#endif
