import Foundation
import TransitionTrace
import UIKit

extension Stage {
  /// What can be found out only by trying, at rest: whether a touch in the centre of what can be seen of the top
  /// controller's view reaches it.
  func probe() {
    guard simulation.applicationState == .active, !simulation.recorder.isFrozen, hasOneTop, let top = controllers.last,
      let view = top.viewIfLoaded, view.window === window
    else { return }
    let visible = view.convert(view.bounds, to: window).intersection(window.bounds)
    if visible.isEmpty { return }
    let reached = simulation.controllerReached(at: CGPoint(x: visible.midX, y: visible.midY), in: window)
    simulation.recorder.record(
      .touch(.atRest, aimed: top.traceName, reached: reached.map { $0.traceName } ?? .none))
  }
}
