#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// The context of one modal transition (contract B1–B20).
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, LifeMarked {
  var lifeMark: LifeMark?
  /// The transition, until it is over.
  var transition: ModalTransition?
  let ordinal: Int32
  let containerView: UIView
  /// The container's size when the transition began.
  let sizeAtStart: CGSize
  let isAnimated: Bool
  let initiallyInteractive: Bool
  let presentationStyle: UIModalPresentationStyle
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private let from: UIViewController
  private let to: UIViewController
  private var views: (from: UIView?, to: UIView?) = (nil, nil)
  private var frames = Frames()
  private var isSet = false

  /// The frames of the two controllers at the start and at the end (contract B4).
  struct Frames {
    var initialFrom = CGRect.zero
    var finalFrom = CGRect.zero
    var initialTo = CGRect.zero
    var finalTo = CGRect.zero
  }

  init(
    transition: ModalTransition, ordinal: Int32, container: UIView, isAnimated: Bool, isInteractive: Bool,
    style: UIModalPresentationStyle, from: UIViewController, to: UIViewController
  ) {
    self.transition = transition
    self.ordinal = ordinal
    containerView = container
    sizeAtStart = container.bounds.size
    self.isAnimated = isAnimated
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    presentationStyle = style
    self.from = from
    self.to = to
  }

  /// Fixes the views and frames the animator gets.
  func set(_ views: (from: UIView?, to: UIView?), _ frames: Frames) {
    self.views = views
    self.frames = frames
    isSet = true
  }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    settle()
    return key == .from ? views.from : key == .to ? views.to : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    settle()
    return vc === from ? frames.initialFrom : vc === to ? frames.initialTo : .zero
  }

  /// A hook that asks before the animator does gets an answer too.
  private func settle() {
    if !isSet { transition?.refreshFrames() }
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    settle()
    return vc === from ? frames.finalFrom : vc === to ? frames.finalTo : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = percentComplete
    note(.updated)
  }

  /// Ends the interactive phase and nothing else; harmless when there was none (contract B13, B13b).
  func finishInteractiveTransition() { endInteraction(.finished) }

  /// Ends the interactive phase and marks the transition as given up (contract B13).
  func cancelInteractiveTransition() { endInteraction(.cancelled) }

  /// Only what has an interruptible animator can be taken up midway, and taken up again after it was given up
  /// (contract D12).
  func pauseInteractiveTransition() {
    guard !isInteractive, let transition, let animator = transition.interruptible else { return }
    isInteractive = true
    transitionWasCancelled = false
    percentComplete = animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    note(.began)
    Simulation.current.asUIKit { transition.takeUpAgain() }
  }

  private func endInteraction(_ change: InteractionChange) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = change == .cancelled
    note(change)
    transition?.noteLetGo(isCancelled: transitionWasCancelled)
    Simulation.current.asUIKit {
      // The handlers run before the compensating callbacks (contract A29).
      transition?.coordinator?.interactionChanged()
      if change == .cancelled { transition?.turnBack() }
    }
  }

  func note(_ change: InteractionChange) {
    let perMille = Int32((max(0, min(1, percentComplete)) * 1000).rounded())
    Simulation.current.recorder.record(.interaction(change, perMille: perMille), transition: ordinal)
  }

  private var calls: Int32 = 0

  /// Records the call whatever comes of it: a second one is what rules look for (contract B17).
  func completeTransition(_ didComplete: Bool) {
    calls += 1
    Simulation.current.recorder.record(
      .completeTransition(didComplete: didComplete, wasCancelled: transitionWasCancelled, call: calls),
      transition: ordinal)
    if calls == 1 {
      transition?.complete(didComplete)
    } else if Simulation.current.variant.secondCompletion == .repeatsCallbacks {
      for controller in [to, from] { controller.endAppearance() }
    }
  }
}
