#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// What tells layout that is long from layout that never ends.
enum LayoutLoop {
  /// How often a pass may begin again, and how deep passes may lie in each other. UIKit knows no limit: the app hangs. Its
  /// debugger for this counts to a number that people set to a hundred.
  static let limit = 100
}

extension Simulation {
  /// Whether a turn must come by to see what is to be laid out.
  package var mayNeedLayout: Bool { needsLayout || needsConstraintUpdate || tracksInsets }

  /// `viewIsAppearing` for the controllers that wait for it, then safe areas and layout of every window that needs them.
  func layOutWindows() {
    if !controllersAboutToAppear.isEmpty { sendViewIsAppearing() }
    if tracksInsets { tellOfInsets() }
    // Layout may ask for more layout; UIKit repeats too.
    var rounds = 0
    while needsLayout || needsConstraintUpdate {
      if rounds == LayoutLoop.limit {
        for window in windows { giveUpLayout(of: window.takeUnretainedValue()) }
        needsLayout = false
        needsConstraintUpdate = false
        return
      }
      rounds += 1
      updateConstraints()
      needsLayout = false
      for window in windows { window.takeUnretainedValue().layOutSubtree() }
      if tracksInsets { tellOfInsets() }
    }
  }

  /// The pass that brings constraints up to date. What they say of places and sizes would be worked out at its end.
  private func updateConstraints() {
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    for window in windows { window.takeUnretainedValue().updateConstraintsOfSubtree() }
  }

  private func sendViewIsAppearing() {
    var waiting: [UIViewController] = []
    swap(&waiting, &controllersAboutToAppear)
    for controller in waiting where !controller.sendViewIsAppearingIfInWindow() {
      if controller.isWaitingToAppear { controllersAboutToAppear.append(controller) }
    }
  }

  /// Ends layout that asks for itself again and again, where a device would hang, and says so once a story. What was asked for
  /// is forgotten, so that views can ask anew.
  func giveUpLayout(of top: UIView) {
    guard let view = top.forgetLayout(), !hasGivenUpLayout else { return }
    hasGivenUpLayout = true
    // It is the app's doing, although UIKit calls it.
    _ = callApp { recorder.record(.warned(.layoutLoop, view.traceName, .none)) }
  }
}

extension UIView {
  /// Takes back what the views of the subtree asked for; answers the first that did.
  fileprivate func forgetLayout() -> UIView? {
    guard needsLayout || subtreeNeedsLayout || subtreeWantsConstraintUpdate else { return nil }
    var first = needsLayout || wantsConstraintUpdate ? self : nil
    (needsLayout, subtreeNeedsLayout) = (false, false)
    (wantsConstraintUpdate, subtreeWantsConstraintUpdate) = (false, false)
    for subview in _subviews {
      let found = subview.forgetLayout()
      first = first ?? found
    }
    return first
  }
}
