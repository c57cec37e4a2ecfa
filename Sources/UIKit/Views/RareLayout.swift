#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// Layout's properties that few views set, kept apart so that the many stay small.
@MainActor
final class RareLayout {
  /// The margins the app set, before the safe area's insets.
  var margins: UIEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// What the view was last told of.
  var toldSafeArea = UIEdgeInsets.zero
  var toldMargins: UIEdgeInsets?
  /// The guides the app added.
  var guides: [UILayoutGuide] = []
  /// UIKit's own guides, made when first asked for.
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?

  init() {}
}

extension UIView {
  /// The rare properties, to be changed.
  var layoutExtras: RareLayout {
    if let rareLayout { return rareLayout }
    let made = RareLayout()
    rareLayout = made
    return made
  }
}
