internal import TransitionTrace

/// The world before a transition and after it: what of a difference is sure.
struct WorldChange {
  /// The transition.
  let transition: IndexedTransition
  /// At its beginning.
  let before: TraceSnapshot
  /// After its end.
  let after: ConfirmedState

  /// Whether a view was in a window.
  func wasThere(_ view: ObjectName) -> Bool { before.holds(view) }

  /// Whether a view is in a window, for sure.
  func isThere(_ view: ObjectName) -> Bool { after.first.holds(view) && after.second.holds(view) }

  /// Whether a view is in no window, for sure.
  func isGone(_ view: ObjectName) -> Bool { !after.first.holds(view) && !after.second.holds(view) }

  /// Whether the window or the container got another size meanwhile: then frames say nothing (contract J1).
  var isResized: Bool {
    for place in before.views.indices where before.views[place].parent < 0 {
      let window = before.views[place]
      if let now = after.first.state(of: window.view), now.windowFrame != window.windowFrame { return true }
      if let now = after.second.state(of: window.view), now.windowFrame != window.windowFrame { return true }
    }
    return false
  }

  /// Whether an animation was taken off before its end. What a view then looks like after running back is open (contract
  /// D4, N11): code that relies on UIKit to put it back may be right.
  var isCutShort: Bool { transition.wasCutShort }

  /// How a view that was there and is there looks worse than before, in words that follow its name; `nil` if it doesn't,
  /// for sure. A look that a hook changed before the first snapshot may come back: getting brighter is no trace.
  func difference(of view: ObjectName, isWithFrame: Bool) -> String? {
    let old = before.place(of: view)
    let new = after.first.place(of: view)
    if old < 0 || new < 0 { return nil }
    let was = before.views[old]
    let first = after.first.views[new]
    let hides = !was.isHidden && first.isHidden
    let fades = !isCutShort && first.alpha < was.alpha
    let transforms = !isCutShort && !was.isTransformed && first.isTransformed
    let isMoved = !isCutShort && isWithFrame && isElsewhere(old, new)
    guard hides || fades || transforms || isMoved, let second = after.second.state(of: view) else { return nil }
    if hides && second.isHidden { return "is hidden" }
    if fades && second.alpha < was.alpha {
      return "has an alpha of \(Int(second.alpha) * 100 / 255) %, not \(Int(was.alpha) * 100 / 255) %,"
    }
    if transforms && second.isTransformed { return "has a transform" }
    guard isMoved, !isResized, isElsewhere(old, after.second.place(of: view), in: after.second) else { return nil }
    return "lies at \(second.windowFrame), not at \(was.windowFrame),"
  }

  private func isElsewhere(_ old: Int, _ new: Int) -> Bool { isElsewhere(old, new, in: after.first) }

  /// A transform of its own or of what it lies in moves its frame about, so nothing can be said of that.
  private func isElsewhere(_ old: Int, _ new: Int, in snapshot: TraceSnapshot) -> Bool {
    if before.views[old].windowFrame.isNear(snapshot.views[new].windowFrame) { return false }
    return !before.sight(at: old).isTransformed && !snapshot.sight(at: new).isTransformed
  }
}
