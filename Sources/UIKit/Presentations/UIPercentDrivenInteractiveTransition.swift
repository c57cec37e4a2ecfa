#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// Drives a transition's animations by a percentage (contract D1–D10).
///
/// It holds the time of the container's layer and moves it by hand, and with it that of views given to the coordinator;
/// finishing and cancelling let it run again, forward or back. Where the transition has an interruptible animator, it
/// drives that one instead (contract D15). A verdict before the transition has started is lost, and nothing ends the transition then (contract D7′).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// How long the transition takes, in seconds, as its animator said at the start (contract D2).
  open private(set) var duration: CGFloat = 0
  /// The percentage of the last update (contract D2).
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it goes on by itself; greater than 0 (contract D5).
  open var completionSpeed: CGFloat = 1
  /// At which pace it goes on by itself, unless an interruptible animator has a pace of its own. The end comes at the same
  /// time whatever the pace (contract D3).
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace at which an interruptible animator goes on; nothing else has it (contract D11).
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether it begins under the finger (contract D10).
  open var wantsInteractiveStart = true
  private var context: TransitionContext?

  public override init() { super.init() }

  /// Has the animator animate, and holds the animations still (contract D1).
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let transition = context.transition else { return }
    attach(to: context)
    if let animator = transition.askForInterruptible() {
      animator.pauseAnimation()
    } else {
      transition.beginDriving()
      transition.callAnimator()
    }
    seek()
  }

  /// Gets to know the transition, which may yet become interactive (contract D10, D12b).
  func attach(to context: TransitionContext) {
    self.context = context
    duration = CGFloat(context.transition?.coordinator?.transitionDuration ?? 0)
    context.transition?.onceOver = { [weak self] in self?.forget() }
  }

  /// Takes up a transition that runs by itself, if it has an interruptible animator (contract D12).
  open func pause() {
    guard let context, !context.isInteractive, let animator = context.transition?.interruptible,
      animator.state == .active
    else { return }
    animator.pauseAnimation()
    animator.isReversed = false
    percentComplete = animator.fractionComplete
    context.pauseInteractiveTransition()
  }

  /// Moves to a percentage, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = max(0, min(1, percentComplete))
    guard let context, context.isInteractive else { return }
    context.updateInteractiveTransition(self.percentComplete)
    seek()
  }

  /// Lets the transition run to its end (contract D3).
  open func finish() { letGo(speed: 1) { $0.finishInteractiveTransition() } }

  /// Lets the transition run back to its beginning (contract D4).
  open func cancel() { letGo(speed: -1) { $0.cancelInteractiveTransition() } }

  private func letGo(speed: Double, _ tell: (TransitionContext) -> Void) {
    guard let context, context.isInteractive else { return }
    tell(context)
    if let animator = context.transition?.interruptible {
      animator.isReversed = speed < 0
      animator.continueAnimation(
        withTimingParameters: timingCurve,
        durationFactor: (speed < 0 ? percentComplete : 1 - percentComplete) / max(0.001, completionSpeed))
    } else {
      context.transition?.drive?.letGo(
        speed: speed * Double(max(0.001, completionSpeed)), curve: completionCurve)
    }
  }

  private func seek() {
    guard let context, context.isInteractive else { return }
    if let animator = context.transition?.interruptible {
      animator.fractionComplete = percentComplete
    } else {
      context.transition?.drive?.hold(at: Double(percentComplete))
    }
  }

  /// The transition is over: the next one starts from nothing.
  private func forget() {
    context = nil
    percentComplete = 0
  }
}
