#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

// swift-format-ignore: OrderedImports
import TransitionTrace

extension UIViewController {
  /// Tells a child that its view is about to appear or to disappear, where a container forwards by hand (contract F6).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that its view has appeared or disappeared (contract F6).
  public func endAppearanceTransition() { endAppearance() }

  /// Sends the will-callback to the controller, then to the children that hear through it.
  func beginAppearance(_ appearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    switch appearance.begin(appearing: appearing) {
    case .send(let callback):
      if appearing { Simulation.current.controllersAboutToAppear.append(self) }
      send(callback, animated: animated)
      forward { $0.beginAppearance(appearing, animated: animated) }
    case .unbalanced: warnOfImbalance()
    case .nothing: break
    }
  }

  /// Sends the did-callback to the controller, then to the children that hear through it.
  func endAppearance() {
    if appearance.phase == .appearing { settleBeforeAppearing() }
    switch appearance.end() {
    case .send(let callback):
      send(callback, animated: isAppearanceAnimated)
      forward { $0.endAppearance() }
    case .unbalanced: warnOfImbalance()
    case .nothing: break
    }
  }

  /// A view that completes before its first layout is laid out first: `viewIsAppearing` and layout come before
  /// `viewDidAppear` (contract A14, A15).
  private func settleBeforeAppearing() {
    guard appearance.owesIsAppearing, viewIfLoaded?.window != nil else { return }
    Simulation.current.layOutWindows()
    sendViewIsAppearingIfInWindow()
  }

  /// Whether the controller has had `viewWillAppear` and waits for `viewIsAppearing`.
  var isWaitingToAppear: Bool { appearance.owesIsAppearing }

  /// Sends `viewIsAppearing` if it is owed and the view is in a window (contract A14).
  @discardableResult
  func sendViewIsAppearingIfInWindow() -> Bool {
    guard viewIfLoaded?.window != nil, case .send(let callback) = appearance.isAppearing() else { return false }
    tellOfInsetsBeforeAppearing()
    send(callback, animated: isAppearanceAnimated)
    return true
  }

  private func warnOfImbalance() {
    Simulation.current.recorder.record(.warned(.unbalancedAppearance, traceName, .none))
  }

  /// The children that hear of this controller's appearance: loaded, and in its view.
  private func forward(_ tell: (UIViewController) -> Void) {
    guard !_children.isEmpty, shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in _children {
      if let childView = child.viewIfLoaded, childView.isDescendant(of: view) { tell(child) }
    }
  }

  /// Records a callback and calls the app.
  func send(_ callback: LifecycleCallback, animated: Bool) {
    note(callback, animated: animated)
    Simulation.current.callApp {
      switch callback {
      case .loadView: loadView()
      case .viewDidLoad: viewDidLoad()
      case .viewWillAppear: viewWillAppear(animated)
      case .viewIsAppearing: viewIsAppearing(animated)
      case .viewDidAppear: viewDidAppear(animated)
      case .viewWillDisappear: viewWillDisappear(animated)
      case .viewDidDisappear: viewDidDisappear(animated)
      case .viewWillLayoutSubviews: viewWillLayoutSubviews()
      case .viewDidLayoutSubviews: viewDidLayoutSubviews()
      case .didReceiveMemoryWarning: didReceiveMemoryWarning()
      case .viewWillTransition: break  // It has arguments of its own: see `sendViewWillTransition`.
      }
    }
    Simulation.current.afterCallback?(callback, self)
  }

  /// Records a callback.
  func note(_ callback: LifecycleCallback, animated: Bool = false) {
    let simulation = Simulation.current
    simulation.recorder.record(
      .lifecycle(callback, controller: traceName, animated: animated),
      transition: simulation.openTransition(of: self)?.ordinal ?? 0)
  }

  // MARK: - Views that move by themselves

  /// The view is about to enter or leave a window. A controller nobody manages hears of it here, inside
  /// `addSubview` or `removeFromSuperview` (contract F5, F5′).
  func viewWillMove(toWindow window: UIWindow?) {
    guard isUnmanaged else { return }
    let appearing = window != nil
    let expected: AppearancePhase = appearing ? .disappeared : .appeared
    guard appearance.phase == expected else { return }
    if let parent = _parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      // A parent on its way will forward by itself what is still to come.
      if appearing, parent.appearance.phase != .appeared, parent.appearance.phase != .appearing { return }
    }
    beginAppearance(appearing, animated: false)
    endsAppearanceByItself = _parent.map { $0.appearance.phase == .appeared || !appearing } ?? true
  }

  /// The view entered or left a window: the did-callback follows once the turn's layout is done (trace T29, T43).
  func viewDidMoveToWindow() {
    guard endsAppearanceByItself else { return }
    endsAppearanceByItself = false
    let phase = appearance.phase
    Simulation.current.loop.afterCommit { [weak self] in
      guard let self, appearance.phase == phase else { return }
      endAppearance()
    }
  }

  /// Whether no window and no presentation looks after the controller's appearance.
  private var isUnmanaged: Bool {
    windowOfRoot == nil && ownPresenting == nil && ownPresented == nil
      && Simulation.current.openTransition(of: self) == nil
  }
}
