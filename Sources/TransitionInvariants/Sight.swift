internal import TransitionTrace

/// What can be seen of one view in a snapshot, its superviews taken into account.
struct Sight {
  /// The place of the first view on the way up that is hidden, the view itself included; -1 for none.
  var hider = -1
  /// The product of all alphas on the way up, in 255ths.
  var alpha = 255
  /// Whether the view or one it lies in has a transform.
  var isTransformed = false
  /// Whether it overlaps its window.
  var isInsideWindow = false

  /// Nothing of it can be seen.
  var isInvisible: Bool { hider >= 0 || alpha < 3 || !isInsideWindow }
}

extension TraceSnapshot {
  /// The place of a view in ``views``, -1 where it is in no window.
  ///
  /// The same as `index(of:)`, through a pointer: this is the rules' innermost loop (see ``TraceIndexer``).
  func place(of view: ObjectName) -> Int {
    views.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return -1 }
      for place in 0..<buffer.count where first[place].view.rawValue == view.rawValue { return place }
      return -1
    }
  }

  /// Whether a view is in a window.
  func holds(_ view: ObjectName) -> Bool { place(of: view) >= 0 }

  /// What can be seen of the view at a place.
  func sight(at index: Int) -> Sight {
    views.withUnsafeBufferPointer { buffer in
      var sight = Sight()
      guard let first = buffer.baseAddress else { return sight }
      var place = index
      while place >= 0 {
        if first[place].isHidden && sight.hider < 0 { sight.hider = place }
        sight.alpha = sight.alpha * Int(first[place].alpha) / 255
        if first[place].isTransformed { sight.isTransformed = true }
        if first[place].parent < 0 {
          sight.isInsideWindow = first[place].windowFrame.intersects(first[index].windowFrame)
        }
        place = Int(first[place].parent)
      }
      return sight
    }
  }

  /// What keeps the view at a place from being seen.
  func obstacle(at place: Int, _ trace: Trace) -> String {
    let sight = sight(at: place)
    if sight.hider == place { return "is hidden" }
    if sight.hider >= 0 { return "lies in \(trace.name(views[sight.hider].view)), which is hidden" }
    return sight.alpha < 3 ? "has alpha 0" : "lies outside its window, at \(views[place].windowFrame)"
  }

  /// The end of the subtree that starts at a place: views are listed depth first.
  func endOfSubtree(at place: Int) -> Int {
    var next = place + 1
    while next < views.count, Int(views[next].parent) >= place { next += 1 }
    return next
  }

  /// Whether the view at a place, or anything in it, draws.
  func drawsAnything(at place: Int) -> Bool {
    views[place].hasContent
      || (place..<endOfSubtree(at: place)).contains { views[$0].hasContent && !views[$0].isHidden }
  }

  /// Where a controller stands, if it is reachable from a window.
  func standing(of controller: ObjectName) -> ControllerState? {
    for place in controllers.indices where controllers[place].controller == controller { return controllers[place] }
    return nil
  }
}
