internal import TransitionTrace

/// What can be seen of one view in a snapshot, its superviews taken into account.
struct Sight {
  /// The view's own state.
  var state: TraceSnapshot.ViewState
  /// The first view on the way up that is hidden, the view itself included.
  var hider: ObjectName?
  /// The product of all alphas on the way up, in 255ths.
  var alpha = 255
  /// Whether the view or one it lies in has a transform.
  var isTransformed = false
  /// Whether it overlaps its window.
  var isInsideWindow = false

  /// Nothing of it can be seen.
  var isInvisible: Bool { hider != nil || alpha < 3 || !isInsideWindow }

  /// What keeps it from being seen.
  func obstacle(_ trace: Trace) -> String {
    if let hider { return hider == state.view ? "is hidden" : "lies in \(trace.name(hider)), which is hidden" }
    if alpha < 3 { return "has alpha 0" }
    return "lies outside its window, at \(state.windowFrame)"
  }
}

extension TraceSnapshot {
  /// The place of a view in ``views``, -1 where it is in no window.
  ///
  /// The same as `index(of:)`, through a pointer: this is the rules' innermost loop (see ``TraceIndex``).
  func place(of view: ObjectName) -> Int {
    views.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return -1 }
      for place in 0..<buffer.count where first[place].view.rawValue == view.rawValue { return place }
      return -1
    }
  }

  /// Whether a view is in a window.
  func holds(_ view: ObjectName) -> Bool { place(of: view) >= 0 }

  /// What can be seen of a view; `nil` where it is in no window.
  func sight(of view: ObjectName) -> Sight? {
    var place = self.place(of: view)
    if place < 0 { return nil }
    var sight = Sight(state: views[place])
    while place >= 0 {
      let state = views[place]
      if state.isHidden && sight.hider == nil { sight.hider = state.view }
      sight.alpha = sight.alpha * Int(state.alpha) / 255
      sight.isTransformed = sight.isTransformed || state.isTransformed
      if state.parent < 0 { sight.isInsideWindow = state.windowFrame.intersects(sight.state.windowFrame) }
      place = Int(state.parent)
    }
    return sight
  }

  /// The end of the subtree that starts at an index: views are listed depth first.
  func endOfSubtree(at index: Int) -> Int {
    var next = index + 1
    while next < views.count, Int(views[next].parent) >= index { next += 1 }
    return next
  }

  /// Where a controller stands, if it is reachable from a window.
  func standing(of controller: ObjectName) -> ControllerState? {
    for place in controllers.indices where controllers[place].controller.is(controller) { return controllers[place] }
    return nil
  }
}
