#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// The pass that comes before layout: views bring their constraints up to date, inner ones first.
///
/// There are no constraints in this module. When there are, they are solved where ``Simulation/updateConstraints()`` ends:
/// after every view has said what it wants, and before `layoutSubviews` of the outermost view places anything.
extension UIView {
  /// Asks for the pass, and leaves a trail from the root to find the view by.
  func markForConstraints() {
    if wantsConstraintUpdate { return }
    wantsConstraintUpdate = true
    leaveConstraintTrail()
  }

  /// Leads the next pass to what waits for it in this view.
  func leaveConstraintTrail() {
    var current: UIView? = self
    while let view = current, !view.subtreeWantsConstraintUpdate || view === self {
      view.subtreeWantsConstraintUpdate = true
      current = view._superview
    }
    Simulation.current.needsConstraintUpdate = true
  }

  /// Calls the views of the subtree that asked for it, inner ones first. Of a controller's view the controller is called
  /// instead, whose `updateViewConstraints` calls the view (traces T28, T29).
  func updateConstraintsOfSubtree() {
    guard subtreeWantsConstraintUpdate else { return }
    subtreeWantsConstraintUpdate = false
    var index = 0
    while index < _subviews.count {
      _subviews[index].updateConstraintsOfSubtree()
      index += 1
    }
    guard wantsConstraintUpdate else { return }
    wantsConstraintUpdate = false
    Simulation.current.callApp {
      if let controller = owningController { controller.updateViewConstraints() } else { updateConstraints() }
    }
  }
}
