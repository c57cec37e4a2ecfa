#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

extension UIViewController {
  /// Takes in a child (contract F4).
  func adopt(_ child: UIViewController) {
    if child._parent === self { return }
    if let old = child._parent {
      child.move(.willMove, to: nil)
      old._children.removeAll { $0 === child }
      child._parent = nil
      child.move(.didMove, to: nil)
    }
    child.move(.willMove, to: self)
    _children.append(child)
    child._parent = self
  }

  /// Leaves the parent (contract F4).
  func leaveParent() {
    guard let old = _parent else { return }
    old._children.removeAll { $0 === self }
    _parent = nil
    move(.didMove, to: nil)
  }

  /// Records a containment callback and calls the app.
  private func move(_ callback: ContainmentCallback, to parent: UIViewController?) {
    let simulation = Simulation.current
    simulation.recorder.record(
      .containment(callback, controller: traceName, parent: parent.map { $0.traceName } ?? .none))
    simulation.callApp { callback == .willMove ? willMove(toParent: parent) : didMove(toParent: parent) }
  }

  /// Whether the controller is on its way into a parent.
  public var isMovingToParent: Bool {
    appearance.phase == .appearing && _parent?.appearance.phase == .appeared
  }

  /// Whether the controller is on its way out of its parent.
  public var isMovingFromParent: Bool {
    appearance.phase == .disappearing && _parent?.appearance.phase == .appeared
  }

  /// Replaces one child's view by another's, with both children's callbacks (contract F7, F7b).
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let simulation = Simulation.current
    // A parent that forwards by hand can't use this either; for both UIKit raises (contract F7).
    guard fromViewController._parent === self, toViewController._parent === self,
      shouldAutomaticallyForwardAppearanceMethods
    else {
      simulation.recorder.raise(.notChildren, fromViewController.traceName, toViewController.traceName)
      return
    }
    let animated = duration > 0 && simulation.areAnimationsEnabled
    fromViewController.beginAppearance(false, animated: animated)
    toViewController.beginAppearance(true, animated: animated)
    let container = fromViewController.view.superview
    container?.addSubview(toViewController.view)
    let changes = animations ?? {}
    let finish = { (finished: Bool) in
      simulation.asUIKit {
        fromViewController.view.removeFromSuperview()
        toViewController.endAppearance()
        fromViewController.endAppearance()
      }
      completion?(finished)
    }
    if let container, options.hasTransition {
      // The effect takes its time even where nothing else moves (trace T28).
      UIView.transition(
        with: container, duration: duration, options: options.union(.allowAnimatedContent), animations: changes,
        completion: finish)
    } else {
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes, completion: finish)
    }
  }
}
