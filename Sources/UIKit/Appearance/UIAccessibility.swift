#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
private import Synchronization

/// What assistive technology wants and is told.
public enum UIAccessibility {
  /// What an app can tell assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  private static let reduceMotion = Mutex(false)

  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool { reduceMotion.withLock { $0 } }

  /// Sets what the user wants; the environment of a story.
  package static func setReduceMotionEnabled(_ isEnabled: Bool) { reduceMotion.withLock { $0 = isEnabled } }

  /// Whether a screen reader runs; none does.
  public static var isVoiceOverRunning: Bool { false }

  /// Tells assistive technology of a change. There is none to hear it.
  public static func post(notification: Notification, argument: Any?) {}
}
