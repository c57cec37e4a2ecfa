#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

extension UIView {
  /// The margins as they are now.
  var marginsNow: UIEdgeInsets { margins(inside: safeAreaInsetsNow) }

  /// The margins of a view with such safe area insets, which they add to unless the app says otherwise. Those of the superview
  /// count, where that was asked for, as far as they reach into the view.
  func margins(inside insets: UIEdgeInsets) -> UIEdgeInsets {
    var margins = ownMargins
    if rareLayout?.insetsMarginsFromSafeArea ?? true {
      margins = UIEdgeInsets(
        top: margins.top + insets.top, left: margins.left + insets.left, bottom: margins.bottom + insets.bottom,
        right: margins.right + insets.right)
    }
    guard rareLayout?.preservesSuperviewMargins == true, let superview = _superview else { return margins }
    let (outer, box, around) = (superview.marginsNow, layer.frame, superview.layer._bounds)
    return margins.widened(
      to: UIEdgeInsets(
        top: outer.top - (box.minY - around.minY), left: outer.left - (box.minX - around.minX),
        bottom: outer.bottom - (around.maxY - box.maxY), right: outer.right - (around.maxX - box.maxX)))
  }

  /// What the app set, or 8 points; of a controller's view at least what the system wants.
  private var ownMargins: UIEdgeInsets {
    let own = rareLayout?.margins
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let minimum = UIEdgeInsets(controller.systemMinimumLayoutMargins)
      return own?.widened(to: minimum) ?? minimum
    }
    return own ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Takes margins that the app sets, before the safe area's insets.
  func setMargins(_ margins: UIEdgeInsets) { changeMargins { $0.margins = margins } }

  /// Changes what makes the margins.
  func changeMargins(_ change: (RareLayout) -> Void) {
    let old = marginsNow
    change(layoutExtras)
    // What the superview's margins and the view's own place make of these must be looked at in each pass.
    if layoutExtras.preservesSuperviewMargins { Simulation.current.tracksInsets = true }
    let new = marginsNow
    if new != old { tell(of: new) }
  }

  /// Margins that are set are told of at once; they are laid out by in the next pass.
  private func tell(of margins: UIEdgeInsets) {
    layoutExtras.toldMargins = margins
    Simulation.current.callApp {
      layoutMarginsDidChange()
      owningController?.viewLayoutMarginsDidChange()
    }
    setNeedsLayout()
  }
}

extension UIEdgeInsets {
  /// The larger distance at each edge.
  fileprivate func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// The insets where one reads from left to right.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets where one reads from left to right.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// What phones and tablets show: the large ones leave more room at the sides.
  @MainActor
  static var systemMinimum: NSDirectionalEdgeInsets {
    let screen = Simulation.current.screenBounds
    let side: CGFloat = min(screen.width, screen.height) < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
