public import UIKit

extension Stage {
  /// What notch, rounded corners and bars cover of the screen: nothing, until this is called.
  ///
  /// A screen that is wider than high has the second insets, if they are given, so that a turn of the device brings them in. Views
  /// that ask get the new insets at once; they are told of them before the next layout.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets, landscape: UIEdgeInsets? = nil) {
    simulation.setSafeArea(portrait: insets, landscape: landscape ?? insets)
  }
}
