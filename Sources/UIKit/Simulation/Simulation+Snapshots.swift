#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
package import TransitionTrace

extension Simulation {
  /// Records the state of every window's views and of every controller reachable from them.
  package func keepSnapshot(_ moment: SnapshotMoment, transition: Int32 = 0) {
    if recorder.isFrozen { return }
    var builder = SnapshotBuilder(TraceSnapshot(moment: moment, transition: transition))
    for window in windows {
      let window = window.takeUnretainedValue()
      builder.add(window, parent: -1, toWindow: .identity)
      if let root = window.rootViewController { builder.add(root) }
    }
    recorder.keep(builder.snapshot)
  }
}

/// Walks views and controllers into a snapshot.
@MainActor
private struct SnapshotBuilder {
  var snapshot: TraceSnapshot

  init(_ snapshot: TraceSnapshot) {
    self.snapshot = snapshot
    self.snapshot.views.reserveCapacity(16)
  }

  mutating func add(_ view: UIView, parent: Int32, toWindow: CGAffineTransform) {
    let layer = view.layer
    let frame = layer.frame
    let place = Int32(snapshot.views.count)
    let windowFrame = parent < 0 ? frame : frame.applying(toWindow)
    snapshot.views.append(
      .init(
        view: view.traceName, parent: parent, controller: view.owningController.map { $0.traceName } ?? .none,
        frame: TraceRect(frame), windowFrame: TraceRect(windowFrame),
        alpha: UInt8(max(0, min(255, (layer.opacity * 255).rounded()))), isHidden: layer.isHidden,
        isTransformed: layer.isTransformed, hasContent: view.hasContent, isInteractive: view.isUserInteractionEnabled))
    if view._subviews.isEmpty { return }
    let inside = parent < 0 ? .identity : layer.affineToSuperlayer.concatenating(toWindow)
    for subview in view._subviews { add(subview, parent: place, toWindow: inside) }
  }

  mutating func add(_ controller: UIViewController) {
    let view = controller.viewIfLoaded
    snapshot.controllers.append(
      .init(
        controller: controller.traceName, view: view.map { $0.traceName } ?? .none,
        parent: controller._parent.map { $0.traceName } ?? .none,
        presenting: controller.ownPresenting.map { $0.traceName } ?? .none,
        presented: controller.ownPresented.map { $0.traceName } ?? .none,
        style: controller.ownPresenting == nil
          ? .none : controller.ownPresentationController.map { PresentationStyle($0.presentationStyle) } ?? .none,
        removesPresenter: controller.removesItsPresenter, phase: controller.appearance.phase,
        isInWindow: view?.window != nil))
    for child in controller._children { add(child) }
    if let presented = controller.ownPresented { add(presented) }
  }
}
