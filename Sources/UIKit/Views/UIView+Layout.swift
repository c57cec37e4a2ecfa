#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

extension UIView {
  /// Asks for a layout pass.
  public func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    markForLayout()
  }

  /// Lays out now whatever waits for it, from the outermost such view around this one.
  public func layoutIfNeeded() {
    var top = self
    var current = _superview
    while let view = current {
      if view.needsLayout { top = view }
      current = view._superview
    }
    top.layOutSubtree()
  }

  /// Asks for the view to be drawn again.
  public func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for constraints to be brought up to date.
  public func setNeedsUpdateConstraints() {}

  /// Leaves a trail from the root, so that a pass finds what needs it without walking the whole tree.
  func markForLayout() {
    var current: UIView? = self
    while let view = current, !view.subtreeNeedsLayout || view === self {
      view.subtreeNeedsLayout = true
      current = view._superview
    }
    Simulation.current.needsLayout = true
  }

  /// Lays out the views of the subtree that need it, outermost first.
  func layOutSubtree() {
    guard subtreeNeedsLayout || needsLayout else { return }
    subtreeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      let simulation = Simulation.current
      if let controller = owningController {
        controller.send(.viewWillLayoutSubviews, animated: false)
        simulation.callApp { layoutSubviews() }
        controller.send(.viewDidLayoutSubviews, animated: false)
      } else {
        simulation.callApp { layoutSubviews() }
      }
    }
    var index = 0
    while index < _subviews.count {
      _subviews[index].layOutSubtree()
      index += 1
    }
  }
}
