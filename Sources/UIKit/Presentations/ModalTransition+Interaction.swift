#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// What a finger does with a transition (contract D1–D5, A30′).
extension ModalTransition {
  /// Calls the animator inside an interaction, so that its animations are there to be driven (contract D1).
  func callAnimator() {
    guard let context, let animator else { return }
    Simulation.current.act(as: animator is BuiltinAnimator ? .uikit : .user) {
      animator.animateTransition(using: context)
    }
  }

  /// Holds the time of the container, and of the views that are to move along with it (contract D1, H14).
  func beginDriving() {
    guard let context, let coordinator else { return }
    let drive = TransitionDrive(duration: coordinator.transitionDuration)
    drive.take(context.containerView.layer)
    for view in coordinator.viewsAlongside { drive.take(view.layer) }
    self.drive = drive
  }

  /// The finger is off: from here the rest of the way, or the way back, takes its time.
  func noteLetGo(isCancelled: Bool) {
    if isInterruptibleUnderWay { askForInterruptible() }
    let fraction = drive?.fraction ?? Double(max(0, min(1, context?.percentComplete ?? 0)))
    let way = (isCancelled ? fraction : 1 - fraction) * (coordinator?.transitionDuration ?? 0)
    let now = Simulation.current.loop.now
    letGo = (now, now + nanoseconds(way / Double(max(0.001, coordinator?.completionVelocity ?? 1))))
  }

  /// When it begins and is planned to end, in nanoseconds: from where the finger let it go, if one did.
  var plannedTimes: (begin: Int64, end: Int64) {
    letGo ?? (beganAt, beganAt + nanoseconds(coordinator?.transitionDuration ?? 0))
  }

  /// A finger gave the transition up (contract A30′).
  func turnBack() {
    let steps = plan.cancel()
    hasTurnedBack = !steps.isEmpty
    for step in steps { carryOut(step, didComplete: false) }
  }
}
