#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// Transitions that can be taken up, and turned, midway (contract D12, D14, D15).
extension ModalTransition {
  /// Asks for what can be interrupted: when the transition begins, and whenever a finger takes it up or lets it go. It has
  /// to be the same object each time; the first one is what UIKit goes on with (contract D14).
  @discardableResult
  func askForInterruptible() -> (any UIViewImplicitlyAnimating)? {
    guard isAnimated, let context, let animator else { return nil }
    let simulation = Simulation.current
    let answer = simulation.callApp { animator.interruptibleAnimator(using: context) }
    if answer is NoAnimator { return interruptible }
    simulation.recorder.record(
      .asked(.interruptibleAnimator, object: animated.traceName, answered: true), transition: ordinal)
    let isIdle = interruptible == nil && !context.isInteractive && answer.state != .active
    simulation.recorder.record(
      .propertyAnimator(
        isIdle ? .offeredInactive : .offered, animator: traceNumber(of: answer), perMille: 0), transition: ordinal)
    if interruptible == nil { interruptible = answer }
    return interruptible
  }

  /// Whether what can be interrupted has not come to its end. Code may let go of it, and of the finger, in its completion.
  var isInterruptibleUnderWay: Bool {
    if let animator = interruptible as? UIViewPropertyAnimator { return animator.engine.machine.isUnderWay }
    return interruptible?.state == .active
  }

  /// The number of what was offered: its own if it is a property animator, else one for as long as the transition lasts.
  private func traceNumber(of animator: any UIViewImplicitlyAnimating) -> Int32 {
    if let animator = animator as? UIViewPropertyAnimator { return animator.engine.traceNumber() }
    if let known = otherAnimators.first(where: { $0.animator === animator }) { return known.number }
    let number = Simulation.current.recorder.nextPropertyAnimator()
    otherAnimators.append((animator, number))
    return number
  }

  /// A finger has it again: what was said when it was let go no longer holds (contract D12).
  func takeUpAgain() {
    letGo = nil
    askForInterruptible()
    coordinator?.interactionChanged()
    guard hasTurnedBack else { return }
    hasTurnedBack = false
    for step in plan.wills() { carryOut(step, didComplete: true) }
  }
}
