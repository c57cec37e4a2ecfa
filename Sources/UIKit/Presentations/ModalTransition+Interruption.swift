#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// Transitions that can be taken up, and turned, midway (contract D12, D14, D15).
extension ModalTransition {
  /// Asks for what can be interrupted, once: it has to be the same object each time (contract D14).
  @discardableResult
  func askForInterruptible() -> (any UIViewImplicitlyAnimating)? {
    if let interruptible { return interruptible }
    guard isAnimated, let context, let animator else { return nil }
    let simulation = Simulation.current
    let answer = simulation.callApp { animator.interruptibleAnimator(using: context) }
    if answer is NoAnimator { return nil }
    interruptible = answer
    simulation.recorder.record(
      .asked(.interruptibleAnimator, object: animated.traceName, answered: true), transition: ordinal)
    return answer
  }

  /// A finger has it again: what was said when it was let go no longer holds (contract D12).
  func takeUpAgain() {
    letGo = nil
    coordinator?.interactionChanged()
    guard hasTurnedBack else { return }
    hasTurnedBack = false
    for step in plan.wills() { carryOut(step, didComplete: true) }
  }
}
