#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
package import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// The swipe down that dismisses a sheet: UIKit's own gesture, whatever animator the app has (contract C9–C10).
@MainActor
package final class SheetSwipe {
  let driver = SheetDriver()
  private weak var presentationController: UIPresentationController?
  /// Whether the app refused. The sheet gives way a little and springs back: there is no transition, nothing to update and
  /// nothing to cancel. Letting go with `finish()` tells the delegate of the attempt.
  package let isRefused: Bool
  private var isOver = false

  private init(_ presentationController: UIPresentationController, isRefused: Bool) {
    self.presentationController = presentationController
    self.isRefused = isRefused
  }

  /// Whether there is a sheet to put a finger on.
  package static func canBegin(on controller: UIViewController) -> Bool { controller.sheetToSwipe != nil }

  /// Puts a finger on a controller's sheet. `nil` where none is on top that can be swiped: another style, not presented,
  /// something presented over it, a transition in flight, a version from before sheets (contract C11).
  package static func begin(on controller: UIViewController) -> SheetSwipe? {
    guard let sheet = controller.sheetToSwipe, let presentation = sheet.ownPresentationController,
      let presenter = sheet.ownPresenting
    else { return nil }
    let simulation = Simulation.current
    let isAllowed = simulation.asUIKit { presentation.askWhetherSwipeMayDismiss() }
    // The app may have answered by presenting or dismissing.
    guard controller.sheetToSwipe === sheet else { return nil }
    let swipe = SheetSwipe(presentation, isRefused: !isAllowed)
    if isAllowed {
      let request = simulation.recorder.record(
        .dismissRequested(
          .accepted, receiver: sheet.traceName, dismissed: sheet.traceName, animated: true, closure: 0))
      simulation.asUIKit {
        sheet.startDismissal(of: sheet, from: presenter, animated: true, request: request, swipe: swipe)
      }
    }
    return swipe
  }

  /// Moves the finger to a fraction, from 0 to 1, of the way down.
  package func update(_ fraction: CGFloat) {
    if !isRefused { driver.update(fraction) }
  }

  /// Lets go so that the sheet goes away. A refused one stays, and the delegate hears of the attempt (contract C9).
  package func finish() {
    if !isRefused { return driver.finish() }
    guard !isOver, let presentationController,
      presentationController.presentedViewController.ownPresentationController === presentationController
    else { return }
    isOver = true
    Simulation.current.asUIKit { presentationController.run(.presentationControllerDidAttemptToDismiss) }
  }

  /// Gives the swipe up, and the sheet comes back.
  package func cancel() {
    isOver = true
    if !isRefused { driver.cancel() }
  }
}

/// Drives a sheet's dismissal. Unlike code of the app's it knows to wait: a finger that is off before the transition has
/// started is heeded in the turn after the start (contract D7′).
final class SheetDriver: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var early: (() -> Void)?

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    guard let early else { return }
    self.early = nil
    Simulation.current.loop.schedule(after: 0, phase: .source, early)
  }

  override func finish() {
    if hasStarted { super.finish() } else { wait { $0.finish() } }
  }

  override func cancel() {
    if hasStarted { super.cancel() } else { wait { $0.cancel() } }
  }

  /// The first word counts: a finger can be lifted only once.
  private func wait(_ verdict: @escaping (SheetDriver) -> Void) {
    if early != nil { return }
    early = { [weak self] in self.map(verdict) }
  }
}

extension UIViewController {
  /// The sheet that a finger on this controller would move, if it can.
  fileprivate var sheetToSwipe: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate, controller.ownPresenting == nil { candidate = controller._parent }
    guard let sheet = candidate, !sheet.isCovered, chainRoot.transitionInFlight == nil,
      let presentation = sheet.ownPresentationController as? StandardPresentationController, presentation.isSheet,
      presentation.containerView?.window != nil, Simulation.current.variant.automaticStyle == .pageSheet
    else { return nil }
    return sheet
  }

  /// Whether the controller, or one in it, presents something.
  private var isCovered: Bool { ownPresented != nil || _children.contains { $0.isCovered } }
}
