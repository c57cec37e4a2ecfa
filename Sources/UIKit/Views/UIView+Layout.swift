#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

extension UIView {
  /// Asks for the view to be drawn again.
  public func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Leaves a trail from the root, so that a pass finds what needs it without walking the whole tree.
  func markForLayout() {
    var current: UIView? = self
    while let view = current, !view.subtreeNeedsLayout || view === self {
      view.subtreeNeedsLayout = true
      current = view._superview
    }
    Simulation.current.needsLayout = true
  }

  /// Lays out at once: the superviews are gone through as long as they need layout themselves, and then everything that needs
  /// it in the last of them, until nothing there does.
  func layOutNow() {
    var top = self
    while let view = top._superview, view.needsLayout { top = view }
    guard top.needsLayout || top.subtreeNeedsLayout || top.subtreeWantsConstraintUpdate else { return }
    let simulation = Simulation.current
    simulation.layoutsInLayout += 1
    defer { simulation.layoutsInLayout -= 1 }
    var rounds = 0
    repeat {
      guard rounds < LayoutLoop.limit, simulation.layoutsInLayout <= LayoutLoop.limit else {
        simulation.giveUpLayout(of: top)
        return
      }
      rounds += 1
      top.updateConstraintsOfSubtree()
      top.layOutSubtree()
    } while top.needsLayout || top.subtreeNeedsLayout || top.subtreeWantsConstraintUpdate
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
