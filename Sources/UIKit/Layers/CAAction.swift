#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// What happens when a property of a layer changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Does it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension NSNull: CAAction {
  /// Does nothing: a null object forbids an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// What answers for a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// What happens when a property changes: `nil` to go on looking, a null object for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
  /// What happens when one of the properties named changes, unless the delegate says otherwise.
  public var actions: [String: any CAAction]? {
    get { extrasIfAny?.actions }
    set { extras.actions = newValue }
  }

  /// What the delegate or the table of actions says, if either has a say.
  func chosenAction(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? extrasIfAny?.actions?[event]
  }

  /// Runs what was chosen instead of the usual animation; false if nothing was.
  func runChosenAction(_ property: AnimatedProperty, from old: AnimationValue) -> Bool {
    if delegate == nil, extrasIfAny?.actions == nil { return false }
    guard let action = Simulation.current.callApp({ chosenAction(forKey: property.key) }) else { return false }
    if let basic = action as? CABasicAnimation, let copy = basic.frozen() as? CABasicAnimation {
      copy.startIfNone(at: old, of: property)
      copy.run(forKey: property.key, object: self, arguments: nil)
    } else {
      action.run(forKey: property.key, object: self, arguments: nil)
    }
    return true
  }
}
