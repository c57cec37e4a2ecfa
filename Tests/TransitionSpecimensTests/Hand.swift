import TransitionDriver
import UIKit

@testable import TransitionSpecimens

/// A hand on a specimen: what its pan handlers do, by name.
@MainActor
struct Hand {
  let stage: Stage
  let controller: UIViewController

  /// Shows a specimen, and lays a hand on it.
  init(on subject: Subject, _ stage: Stage) {
    self.stage = stage
    stage.present(.subject)
    stage.settle()
    controller = stage.controllers.count > 1 ? stage.controllers[1] : stage.root
  }

  func begin() {
    (controller as? DraggableController)?.panBegan()
    (controller as? DrawerController)?.panBegan()
  }

  func move(to fraction: CGFloat) {
    (controller as? DraggableController)?.panMoved(to: fraction)
    (controller as? DrawerController)?.panMoved(to: fraction)
  }

  func end(_ end: FingerEnd) {
    if let card = controller as? DraggableController {
      if end == .aborted { card.panCancelled() } else { card.panEnded(finishing: end == .finished) }
    }
    (controller as? DrawerController)?.panEnded(finishing: end == .finished)
  }

  /// A whole drag to the middle, then whatever the finger decides.
  func drag(_ end: FingerEnd) {
    begin()
    stage.nextTurn()
    move(to: 0.3)
    stage.advance(by: .milliseconds(100))
    move(to: 0.5)
    stage.nextTurn()
    self.end(end)
  }

  /// A drag that is over before UIKit has begun the transition.
  func flick(_ end: FingerEnd) {
    begin()
    move(to: 0.1)
    self.end(end)
  }

  var isShown: Bool { controller.presentingViewController != nil && controller.view.window != nil }

  /// All views of the window with what can be seen of them.
  var sight: [String] { Self.sight(of: stage.window, 0) }

  private static func sight(of view: UIView, _ depth: Int) -> [String] {
    let flags = [
      view.isHidden ? "hidden" : "", view.alpha < 1 ? "alpha \(view.alpha)" : "",
      view.transform.isIdentity ? "" : "transformed", view.isUserInteractionEnabled ? "" : "untouchable",
    ]
    let line = "\(depth) \(type(of: view)) \(view.frame) \(flags.filter { !$0.isEmpty }.joined(separator: " "))"
    return [line] + view.subviews.flatMap { sight(of: $0, depth + 1) }
  }
}
