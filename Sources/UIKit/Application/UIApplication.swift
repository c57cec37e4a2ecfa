#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    case active = 0
    case inactive, background
  }

  private static let only = UIApplication()

  /// The one app.
  open class var shared: UIApplication { only }

  /// Whether the app is in front; a story's app is until the story says otherwise.
  open var applicationState: State { Simulation.current.applicationState }

  /// Whether no touches reach the app.
  open var isIgnoringInteractionEvents: Bool { Simulation.current.ignoredTouches > 0 }

  /// Keeps touches from the app until as many calls of ``endIgnoringInteractionEvents()`` have followed.
  open func beginIgnoringInteractionEvents() { Simulation.current.ignoredTouches += 1 }

  /// Takes back one call of ``beginIgnoringInteractionEvents()``.
  open func endIgnoringInteractionEvents() {
    let simulation = Simulation.current
    simulation.ignoredTouches = max(0, simulation.ignoredTouches - 1)
  }

  /// The app's windows, those further in front last; hidden ones too.
  open var windows: [UIWindow] {
    let all = Simulation.current.windows.map { $0.takeUnretainedValue() }
    // Sorted by level, and where that is the same in the order in which they were made.
    return all.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  /// The window that key events go to.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// Which way up the interface is, as the screen's rectangle tells.
  open var statusBarOrientation: UIInterfaceOrientation {
    let bounds = Simulation.current.screenBounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }

  /// Where the status bar is. The simulated screen has no bars.
  open var statusBarFrame: CGRect { .zero }

  /// Whether the status bar is away, as on a screen without bars.
  open var isStatusBarHidden: Bool { true }
}
