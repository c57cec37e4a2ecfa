#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

extension UIView {
  /// The insets, worked out when somebody asks; while nothing on stage has any, that is all.
  var safeAreaInsetsNow: UIEdgeInsets {
    Simulation.current.tracksInsets ? resolveSafeArea()?.insets ?? .zero : .zero
  }

  /// The safe area by the view's place in its window; `nil` in none.
  private func resolveSafeArea() -> SafeArea? {
    if let window = self as? UIWindow { return window.ownSafeArea }
    guard let above = _superview?.resolveSafeArea() else { return nil }
    return safeArea(under: above)
  }

  private func safeArea(under above: SafeArea) -> SafeArea {
    above.within(
      layer._bounds, placedBy: layer.affineToSuperlayer, additional: owningController?.additionalSafeAreaInsets ?? .zero
    )
  }

  /// Tells the view, then those in it, of insets that changed.
  fileprivate func tellSubtree(of area: SafeArea) {
    tell(of: area.insets)
    var index = 0
    while index < _subviews.count {
      let subview = _subviews[index]
      subview.tellSubtree(of: subview.safeArea(under: area))
      index += 1
    }
  }

  /// Tells the view and its controller of insets that changed: first of the margins, then of the safe area (recording X6).
  /// Who is told is laid out afterwards. A controller whose view is about to be seen is told in any case.
  fileprivate func tell(of insets: UIEdgeInsets, isAboutToAppear: Bool = false) {
    let safeAreaChanged = (rareLayout?.toldSafeArea ?? .zero) != insets
    var marginsChanged = false
    if safeAreaChanged || rareLayout != nil {
      let margins = margins(inside: insets)
      marginsChanged = (rareLayout?.toldMargins ?? self.margins(inside: .zero)) != margins
      (layoutExtras.toldSafeArea, layoutExtras.toldMargins) = (insets, margins)
    }
    guard safeAreaChanged || marginsChanged || isAboutToAppear else { return }
    Simulation.current.callApp {
      if marginsChanged { layoutMarginsDidChange() }
      if marginsChanged || isAboutToAppear { owningController?.viewLayoutMarginsDidChange() }
      if safeAreaChanged { safeAreaInsetsDidChange() }
      if safeAreaChanged || isAboutToAppear { owningController?.viewSafeAreaInsetsDidChange() }
    }
    if safeAreaChanged || marginsChanged { setNeedsLayout() }
  }
}

extension UIWindow {
  /// What the screen's notch and bars cover of this window.
  fileprivate var ownSafeArea: SafeArea {
    let inverse = layer.affineToSuperlayer.inverted()
    let screen = simulation?.screenBounds ?? frame
    return SafeArea(
      safe: screen.inset(by: simulation?.screenInsets ?? .zero).applying(inverse), shown: screen.applying(inverse),
      bounds: layer._bounds, additional: .zero)
  }
}

extension Simulation {
  /// Tells the views in windows of insets that changed, outermost first.
  func tellOfInsets() {
    for window in windows {
      let window = window.takeUnretainedValue()
      window.tellSubtree(of: window.ownSafeArea)
    }
  }
}

extension UIViewController {
  /// What the controller takes from the safe area changed; its views hear of it before the next layout.
  func safeAreaChanged() {
    Simulation.current.tracksInsets = true
    Simulation.current.loop.wakeUp()
  }

  /// UIKit tells a controller of margins and safe area just before its view is seen, whether they changed or not.
  func tellOfInsetsBeforeAppearing() { viewIfLoaded.map { $0.tell(of: $0.safeAreaInsetsNow, isAboutToAppear: true) } }
}
