#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// The controllers of an app's interface file.
///
/// There are no such files here: an app's test registers how each controller is made, under the identifier that the
/// file gives it, with ``register(_:in:make:)``. Everything else is as in UIKit.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Makes a controller as the file would: through its `init(coder:)`.
  public typealias Factory = @MainActor (NSCoder) -> UIViewController?

  private struct Content {
    var factories: [String: Factory] = [:]
    var segues: [String: Segue] = [:]
    var initial: String?
  }

  struct Segue {
    var destination: String
    var kind: UIStoryboardSegue.Kind
    var animates: Bool
  }

  private static var registered: [String: Content] = [:]
  private let name: String

  /// Opens a storyboard. One that nothing was registered for is empty.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Tells how a controller of a storyboard is made; the first one registered is the initial one.
  ///
  /// `make` gets the coder to hand to `init(coder:)`.
  public static func register(_ identifier: String, in storyboard: String = "Main", make: @escaping Factory) {
    var content = registered[storyboard] ?? Content()
    content.factories[identifier] = make
    if content.initial == nil { content.initial = identifier }
    registered[storyboard] = content
  }

  /// Tells where a segue of a storyboard leads.
  public static func registerSegue(
    _ identifier: String, to destination: String, in storyboard: String = "Main",
    kind: UIStoryboardSegue.Kind = .presentModally, animates: Bool = true
  ) {
    registered[storyboard, default: Content()].segues[identifier] = Segue(
      destination: destination, kind: kind, animates: animates)
  }

  /// Makes the initial controller; its view is not loaded (contract I5).
  open func instantiateInitialViewController() -> UIViewController? {
    Self.registered[name]?.initial.flatMap { make($0) }
  }

  /// Makes the controller with an identifier; its view is not loaded (contract I5).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier) ?? missing()
  }

  /// Makes the controller with an identifier by way of the app's own initialiser.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let creator {
      let coder = StoryboardCoder(self)
      if let made = Simulation.current.callApp({ creator(coder) }) {
        made.awakeFromNib()
        return made
      }
    }
    guard let made = make(identifier) as? ViewController else {
      preconditionFailure(
        "UIStoryboard.register(\"\(identifier)\", in: \"\(name)\") must make a \(ViewController.self) first")
    }
    return made
  }

  private func make(_ identifier: String) -> UIViewController? {
    guard let factory = Self.registered[name]?.factories[identifier] else { return nil }
    let coder = StoryboardCoder(self)
    guard let made = Simulation.current.callApp({ factory(coder) }) else { return nil }
    made.storyboard = self
    Simulation.current.callApp { made.awakeFromNib() }
    return made
  }

  /// UIKit raises an exception; the trace says so, and a controller that does nothing stands in.
  private func missing() -> UIViewController {
    Simulation.current.recorder.raise(.unknownIdentifier, .none, .none)
    return UIViewController()
  }

  func segue(_ identifier: String) -> (Segue, UIViewController)? {
    guard let segue = Self.registered[name]?.segues[identifier], let destination = make(segue.destination) else {
      return nil
    }
    return (segue, destination)
  }
}

/// What a storyboard hands to `init(coder:)`: there is nothing in it but the storyboard.
final class StoryboardCoder: NSCoder {
  private let storyboard: UIStoryboard

  init(_ storyboard: UIStoryboard) {
    self.storyboard = storyboard
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }

  @MainActor
  func prepare(_ controller: UIViewController) { controller.storyboard = storyboard }
}
