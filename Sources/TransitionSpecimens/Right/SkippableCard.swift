import UIKit

/// A card whose animation a tap cuts short: it is there, or gone, at once. It can't be taken up midway.
class SkippableCardController: CardController {
  private weak var animation: SkippableLift?

  func makeLift(isPresenting: Bool) -> SkippableLift { SkippableLift(isPresenting: isPresenting) }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    let lift = makeLift(isPresenting: isPresenting)
    animation = lift
    return lift
  }

  /// A tap anywhere while it moves.
  func tappedMidway() { animation?.skip() }
}

/// Lifts a card with a property animator of its own, which UIKit is not told of.
class SkippableLift: NSObject, UIViewControllerAnimatedTransitioning {
  let lift: InterruptibleLift
  private(set) weak var running: UIViewPropertyAnimator?

  init(isPresenting: Bool) {
    lift = InterruptibleLift(isPresenting: isPresenting)
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    lift.transitionDuration(using: transitionContext)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard context.isAnimated else { return lift.animateTransition(using: context) }
    let animator = lift.prepare(context)
    running = animator
    animator.startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) {}

  /// The animation is to be over now.
  func skip() {
    // While its completions run there is nothing left to skip.
    guard let running, running.state == .active, running.fractionComplete < 1 else { return }
    running.stopAnimation(false)
    running.finishAnimation(at: .end)
  }
}
