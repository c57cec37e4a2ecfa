#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// The way from one controller to another in a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// What a segue does.
  public enum Kind: Sendable {
    /// Presents the destination.
    case presentModally
    /// Shows the destination the way the surroundings do; without a navigation controller that is presenting.
    case show
  }

  /// The segue's identifier.
  public let identifier: String?
  /// The controller it starts from.
  public let source: UIViewController
  /// The controller it leads to.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Makes a segue, for subclasses.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Makes a segue that runs a block.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Goes. UIKit sets whether animations are enabled around the call from the "Animates" box (contract I3).
  open func perform() {
    if let handler {
      handler()
    } else {
      source.present(destination, animated: UIView.areAnimationsEnabled)
    }
  }
}

extension UIViewController {
  /// Destination made → `prepare` → `perform`; the destination's view is not loaded before (contract I1, I2).
  func runSegue(_ identifier: String, sender: Any?) {
    let simulation = Simulation.current
    guard let (segue, destination) = storyboard?.segue(identifier) else {
      simulation.recorder.raise(.unknownIdentifier, traceName, .none)
      return
    }
    let storyboardSegue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    simulation.callApp { prepare(for: storyboardSegue, sender: sender) }
    let enabled = simulation.areAnimationsEnabled
    simulation.areAnimationsEnabled = enabled && segue.animates
    storyboardSegue.perform()
    simulation.areAnimationsEnabled = enabled
  }
}
