#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

// swift-format-ignore: OrderedImports
import TransitionTrace

extension UIView {
  /// Adds a subview in front of the others.
  public func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Puts a subview at a place.
  ///
  /// UIKit takes an index beyond the last for the front; a negative one, which is a mistake, means the back here.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: max(0, index)) }

  /// Puts a subview in front of another.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Puts a subview behind another.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Brings a subview to the front.
  public func bringSubviewToFront(_ view: UIView) {
    if view._superview === self { insert(view, at: nil) }
  }

  /// Sends a subview to the back.
  public func sendSubviewToBack(_ view: UIView) {
    if view._superview === self { insert(view, at: 0) }
  }

  /// Swaps two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard _subviews.indices.contains(index1), _subviews.indices.contains(index2) else { return }
    _subviews.swapAt(index1, index2)
    setNeedsLayout()
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let old = _superview else { return }
    let window = self.window
    let simulation = Simulation.current
    simulation.recorder.record(
      .viewMoved(view: traceName, from: old.traceName, to: .none),
      transition: simulation.openTransitions.last?.ordinal ?? 0)
    willMove(toSuperview: nil)
    if window != nil { windowWillChange(to: nil) }
    old.willRemoveSubview(self)
    old._subviews.removeAll { $0 === self }
    _superview = nil
    old.setNeedsLayout()
    if window != nil { windowDidChange() }
    didMoveToSuperview()
  }

  /// Whether the view is another one, or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let place = current {
      if place === view { return true }
      current = place._superview
    }
    return false
  }

  /// The first view in the tree with a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in _subviews { if let found = subview.viewWithTag(tag) { return found } }
    return nil
  }

  /// Takes the keyboard from whatever has it in the tree; true if something gave it back.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder, force || canResignFirstResponder { return resignFirstResponder() }
    return _subviews.contains { $0.endEditing(force) }
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    if view === sibling { return }
    guard sibling._superview === self else {
      // UIKit raises nothing here: without the sibling the view goes to the front.
      insert(view, at: nil)
      return
    }
    let place = _subviews.firstIndex { $0 === sibling } ?? 0
    let shift = view._superview === self && (_subviews.firstIndex { $0 === view } ?? place) < place ? -1 : 0
    insert(view, at: place + offset + shift)
  }

  private func insert(_ view: UIView, at index: Int?) {
    let simulation = Simulation.current
    if isDescendant(of: view) {
      simulation.recorder.raise(.viewHierarchy, view.traceName, traceName)
      return
    }
    let old = view._superview
    if old === self {
      _subviews.removeAll { $0 === view }
      _subviews.insert(view, at: min(index ?? _subviews.count, _subviews.count))
      setNeedsLayout()
      return
    }
    simulation.recorder.record(
      .viewMoved(view: view.traceName, from: old.map { $0.traceName } ?? .none, to: traceName),
      transition: simulation.openTransitions.last?.ordinal ?? 0)
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.windowWillChange(to: newWindow) }
    if let old {
      old.willRemoveSubview(view)
      old._subviews.removeAll { $0 === view }
      old.setNeedsLayout()
    }
    _subviews.insert(view, at: min(index ?? _subviews.count, _subviews.count))
    view._superview = self
    view.needsLayout = true
    view.markForLayout()
    if type(of: view).requiresConstraintBasedLayout { view.markForConstraints() }
    if view.subtreeWantsConstraintUpdate { leaveConstraintTrail() }
    setNeedsLayout()
    if oldWindow !== newWindow { view.windowDidChange() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Tells the subtree that it is about to change windows; controllers nobody manages hear of it (contract F5′).
  func windowWillChange(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    owningController?.viewWillMove(toWindow: newWindow)
    for subview in _subviews { subview.windowWillChange(to: newWindow) }
  }

  /// Tells the subtree that it changed windows.
  func windowDidChange() {
    let simulation = Simulation.current
    enteredWindowAt = window == nil ? 0 : simulation.commits
    simulation.noteLeavingWindow()
    didMoveToWindow()
    owningController?.viewDidMoveToWindow()
    for subview in _subviews { subview.windowDidChange() }
  }
}
