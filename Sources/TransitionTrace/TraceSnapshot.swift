/// The world at one moment: every view of every window and every controller reachable from them.
public struct TraceSnapshot: Hashable, Sendable, Codable {
  /// When it was taken.
  public var moment: SnapshotMoment
  /// The transition it belongs to, 0 for none.
  public var transition: Int32
  /// The views, depth first, back to front, each after its superview.
  public var views: [ViewState]
  /// The controllers: roots first, then children, then presented ones.
  public var controllers: [ControllerState]

  /// Makes a snapshot.
  public init(
    moment: SnapshotMoment, transition: Int32 = 0, views: [ViewState] = [], controllers: [ControllerState] = []
  ) {
    self.moment = moment
    self.transition = transition
    self.views = views
    self.controllers = controllers
  }

  /// A view in a window.
  public struct ViewState: Hashable, Sendable, Codable {
    /// The view.
    public var view: ObjectName
    /// The index of its superview in ``TraceSnapshot/views``, -1 for a window.
    public var parent: Int32
    /// The controller whose view it is, `.none` for most.
    public var controller: ObjectName
    /// Its frame in its superview.
    public var frame: TraceRect
    /// The box around it in window coordinates, transforms included.
    public var windowFrame: TraceRect
    /// Its own alpha, in 255ths.
    public var alpha: UInt8
    /// Whether `isHidden` is set.
    public var isHidden: Bool
    /// Whether its transform differs from the identity.
    public var isTransformed: Bool
    /// Whether it would draw anything itself; a blank snapshot would not.
    public var hasContent: Bool
    /// Whether touches reach it.
    public var isInteractive: Bool

    /// Makes a view's state.
    public init(
      view: ObjectName, parent: Int32, controller: ObjectName = .none, frame: TraceRect, windowFrame: TraceRect? = nil,
      alpha: UInt8 = 255, isHidden: Bool = false, isTransformed: Bool = false, hasContent: Bool = true,
      isInteractive: Bool = true
    ) {
      self.view = view
      self.parent = parent
      self.controller = controller
      self.frame = frame
      self.windowFrame = windowFrame ?? frame
      self.alpha = alpha
      self.isHidden = isHidden
      self.isTransformed = isTransformed
      self.hasContent = hasContent
      self.isInteractive = isInteractive
    }
  }

  /// A controller that is alive in the story.
  public struct ControllerState: Hashable, Sendable, Codable {
    /// The controller.
    public var controller: ObjectName
    /// Its root view, `.none` while it is not loaded.
    public var view: ObjectName
    /// Its parent, if it is a child.
    public var parent: ObjectName
    /// The controller that presents it.
    public var presenting: ObjectName
    /// The controller it presents.
    public var presented: ObjectName
    /// The style it is presented with, `.none` when it is not.
    public var style: PresentationStyle
    /// Whether its presentation takes the presenter's view away.
    public var removesPresenter: Bool
    /// Where it stands between its appearance callbacks.
    public var phase: AppearancePhase
    /// Whether its view is in a window.
    public var isInWindow: Bool

    /// Makes a controller's state.
    public init(
      controller: ObjectName, view: ObjectName, parent: ObjectName = .none, presenting: ObjectName = .none,
      presented: ObjectName = .none, style: PresentationStyle = .none, removesPresenter: Bool = false,
      phase: AppearancePhase = .appeared, isInWindow: Bool = true
    ) {
      self.controller = controller
      self.view = view
      self.parent = parent
      self.presenting = presenting
      self.presented = presented
      self.style = style
      self.removesPresenter = removesPresenter
      self.phase = phase
      self.isInWindow = isInWindow
    }
  }

  /// The place of a view in ``views``, if it is in a window.
  public func index(of view: ObjectName) -> Int? { views.firstIndex { $0.view == view } }

  /// The state of a view, if it is in a window.
  public func state(of view: ObjectName) -> ViewState? { index(of: view).map { views[$0] } }

  /// The state of a controller, if it is reachable from a window.
  public func state(ofController controller: ObjectName) -> ControllerState? {
    controllers.first { $0.controller == controller }
  }

  /// Whether the view at an index could be seen: it and all its superviews are shown and it overlaps its window.
  public func isVisible(at index: Int) -> Bool {
    var place = index
    while true {
      let view = views[place]
      if view.isHidden || view.alpha < 3 { return false }
      if view.parent < 0 { return view.windowFrame.intersects(views[index].windowFrame) }
      place = Int(view.parent)
    }
  }

  /// Whether the view at one index lies inside the view at another, or is that view.
  public func isInside(_ index: Int, of ancestor: Int) -> Bool {
    var place = index
    while place >= 0 {
      if place == ancestor { return true }
      place = Int(views[place].parent)
    }
    return false
  }
}
