import UIKit

/// A card that drives its property animator itself, without a percent driver: by drag, and by a touch midway.
class ScrubbedCardController: CardController {
  /// What moves the transition in flight, whoever began it.
  private weak var motion: ScrubbedMotion?
  private var isDragged = false

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    let motion = makeMotion(isPresenting: isPresenting, wantsInteractiveStart: !isPresenting && isDragged)
    self.motion = motion
    return motion
  }

  func makeMotion(isPresenting: Bool, wantsInteractiveStart: Bool) -> ScrubbedMotion {
    ScrubbedMotion(isPresenting: isPresenting, wantsInteractiveStart: wantsInteractiveStart)
  }

  override func panBegan() {
    guard canBeDragged else { return }
    isDragged = true
    earlyVerdict = nil
    fraction = 0
    motion = nil
    dismiss(animated: true)
  }

  override func panBeganMidway() { motion?.hold() }

  /// What the finger did before there was anything to move.
  private var fraction: CGFloat = 0
  private var earlyVerdict: Bool?

  override func panMoved(to fraction: CGFloat) {
    self.fraction = fraction
    motion?.move(to: fraction)
  }

  override func panEnded(finishing: Bool) {
    if let motion { motion.letGo(finishing: finishing) } else { earlyVerdict = finishing }
    if !isBeingDismissed { isDragged = false }
  }

  override func panCancelled() { panEnded(finishing: false) }

  override func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? ScrubbedMotion }

  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let motion = animator as? ScrubbedMotion else { return nil }
    if motion.wantsInteractiveStart { motion.catchUp(at: fraction, earlyVerdict) }
    isDragged = false
    earlyVerdict = nil
    return motion
  }
}

/// Moves a card, and is its own interaction controller.
class ScrubbedMotion: InterruptibleLift, UIViewControllerInteractiveTransitioning {
  let wantsInteractiveStart: Bool
  private var context: (any UIViewControllerContextTransitioning)?
  private var early: (fraction: CGFloat, verdict: Bool?) = (0, nil)

  init(isPresenting: Bool, wantsInteractiveStart: Bool) {
    self.wantsInteractiveStart = wantsInteractiveStart
    super.init(isPresenting: isPresenting)
  }

  /// What the finger has done already.
  func catchUp(at fraction: CGFloat, _ verdict: Bool?) { early = (fraction, verdict) }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).pauseAnimation()
    move(to: early.fraction)
    guard let verdict = early.verdict else { return }
    DispatchQueue.main.async { self.letGo(finishing: verdict) }
  }

  override func prepare(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    self.context = context
    return super.prepare(context)
  }

  /// A finger comes down on what moves by itself.
  func hold() {
    guard let context, let current, !context.isInteractive, current.state == .active else { return }
    current.pauseAnimation()
    current.isReversed = false
    context.pauseInteractiveTransition()
  }

  func move(to fraction: CGFloat) {
    guard let context, context.isInteractive else {
      early.fraction = fraction
      return
    }
    current?.fractionComplete = fraction
    context.updateInteractiveTransition(fraction)
  }

  func letGo(finishing: Bool) {
    guard let context, context.isInteractive, let current else {
      early.verdict = finishing
      return
    }
    if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    turn(current, finishing: finishing)
    current.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// The animator is to go on, or back.
  func turn(_ animator: UIViewPropertyAnimator, finishing: Bool) { animator.isReversed = !finishing }

  override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    context = nil
  }
}
