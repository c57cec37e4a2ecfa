#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
package import Foundation

/// The screen's size changes: the device was turned, or the app's part of the screen was made larger or smaller.
extension Simulation {
  /// How long the change is animated, in seconds.
  private static let resizingTime = 0.3

  /// The screen takes another size, and with it every window that fills it (contract J1).
  ///
  /// All happens inside the call, whether or not a transition is in flight: controllers are told from the root upwards while
  /// everything still has its old size; then, in one animation, the windows take the new size, everything is laid out,
  /// and the blocks alongside run. Under a finger that drives a transition nothing of this is animated.
  package func resize(to size: CGSize) {
    // Where the size stays nobody is told (contract J2).
    guard size != screenBounds.size else { return }
    asUIKit {
      let resized = windows.map { $0.takeUnretainedValue() }.filter { $0.frame == screenBounds }
      let wasWide = screenBounds.width > screenBounds.height
      let isAnimated = areAnimationsEnabled && !isDriven
      let changes = resized.map {
        SizeChangeCoordinator(of: $0, to: size, duration: isAnimated ? Self.resizingTime : 0)
      }
      sizeChanges += changes
      for change in changes { change.window.rootViewController?.announce(change) }
      UIView.animate(withDuration: isAnimated ? Self.resizingTime : 0) { [self] in
        isChangingSize = true
        defer { isChangingSize = false }
        screenBounds.size = size
        takeSize(resized)
        for change in changes { change.runAlongside() }
      } completion: { [self] _ in
        sizeChanges.removeAll { change in changes.contains { $0 === change } }
        for change in changes { change.runCompletions() }
      }
      if wasWide != (size.width > size.height) { post(UIApplication.didChangeStatusBarOrientationNotification) }
      loop.wakeUp()
    }
  }

  /// Windows take the screen's size, their views follow and are laid out. So do the presenters' views that presentations
  /// took away: they must be right when they come back (contract J3).
  private func takeSize(_ resized: [UIWindow]) {
    var away: [AwayView] = []
    for window in resized { window.rootViewController?.addViewsAway(to: &away) }
    for window in resized { window.frame.size = screenBounds.size }
    layOutWindows()
    for window in resized { window.rootViewController?.placeContainersInContext() }
    layOutWindows()
    for place in away { place.view.follow(from: place.size, to: place.superview.bounds.size) }
  }

  /// The change of size a controller has been told of and that is still under way.
  func sizeChange(of controller: UIViewController) -> SizeChangeCoordinator? {
    if sizeChanges.isEmpty { return nil }
    return sizeChanges.last { $0.size(toldTo: controller) != nil }
  }
}

/// A presenter's view that is out of the tree, and the place it will come back to.
private struct AwayView {
  let view: UIView
  let superview: UIView
  /// The superview's size before the change.
  let size: CGSize
}

extension UIViewController {
  /// Adds the views of this controller's tree that presentations took away, those around others first.
  fileprivate func addViewsAway(to away: inout [AwayView]) {
    if let presented = ownPresented, presented.removesItsPresenter, let place = presented.placeOfPresenter,
      let view = viewIfLoaded, view.superview == nil
    {
      away.append(AwayView(view: view, superview: place.superview, size: place.superview.bounds.size))
    }
    for child in _children { child.addViewsAway(to: &away) }
    ownPresented?.addViewsAway(to: &away)
  }

  /// Containers that cover a context rather than the screen go where that context's view belongs (contract C3): a margin
  /// that stretches with its superview would make nothing of them.
  fileprivate func placeContainersInContext() {
    for child in _children { child.placeContainersInContext() }
    guard let presented = ownPresented else { return }
    if let container = presented.ownPresentationController?.containerView, let home = container.superview,
      let below = ownPresentationController, below.containerView === home,
      presented.ownPresentationController?.shouldPresentInFullscreen == false
    {
      container.frame = Simulation.current.callApp { below.frameOfPresentedViewInContainerView }
    }
    presented.placeContainersInContext()
  }

  /// Tells this controller that its window is about to change its size, then those presented from it, from below upwards;
  /// children hear of it from their parents (contract J1).
  fileprivate func announce(_ change: SizeChangeCoordinator) {
    sendViewWillTransition(to: change.size, with: change)
    announceToPresented(change)
  }

  private func announceToPresented(_ change: SizeChangeCoordinator) {
    for child in _children { child.announceToPresented(change) }
    guard let presented = ownPresented else { return }
    if let controller = presented.ownPresentationController, let container = controller.containerView {
      // A container in a context has the size of that, which is known only where its controller was told.
      let size = container.superview === change.window ? change.size : change.size(toldTo: self)
      if let size, size != container.bounds.size {
        Simulation.current.callApp { controller.viewWillTransition(to: size, with: change) }
      }
    }
    presented.announceToPresented(change)
  }

  /// Tells this controller that its view is about to change its size, if it is (contract J2).
  fileprivate func sendViewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let view = viewIfLoaded, view.bounds.size != size else { return }
    note(.viewWillTransition)
    (coordinator as? SizeChangeCoordinator)?.tell(self, size)
    Simulation.current.callApp { viewWillTransition(to: size, with: coordinator) }
  }

  /// What the inherited `viewWillTransition` does: the children hear of the sizes they will have.
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let simulation = Simulation.current
    for child in _children {
      let itsSize = simulation.callApp { self.size(forChildContentContainer: child, withParentContainerSize: size) }
      simulation.asUIKit { child.sendViewWillTransition(to: itsSize, with: coordinator) }
    }
  }
}

extension UIPresentationController {
  /// What the inherited `viewWillTransition` does: the presented controller hears of the size it will have.
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let simulation = Simulation.current
    let itsSize = simulation.callApp {
      self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    }
    simulation.asUIKit { presentedViewController.sendViewWillTransition(to: itsSize, with: coordinator) }
  }
}
