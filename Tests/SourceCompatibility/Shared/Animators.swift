// swift-format-ignore-file
// As people write it: four spaces, long lines, `return` and all.

import UIKit

// A dismissal that can be taken up midway. One file for the three language modes: each links to it.

class PullDownController: UIViewController, UIViewControllerTransitioningDelegate {
    let driver = UIPercentDrivenInteractiveTransition()
    var isPulled = false
    private var heights: [UIViewPropertyAnimator] = []
    private(set) var log: [String] = []
    private var dimming = UIViewPropertyAnimator()

    func dim(_ view: UIView) {
        dimming = UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters(duration: 0.4, bounce: 0.2))
        dimming.addAnimations { view.alpha = 0.5 }
        view.tintAdjustmentMode = .dimmed
        dimming.startAnimation()
    }

    func expand(_ views: [UIView], velocity: CGVector = .zero) {
        let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: velocity)
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
        views.forEach { view in
            animator.addAnimations { view.bounds.size.height += 20 }
            animator.addAnimations({ view.alpha = 0.5 }, delayFactor: 0.5)
        }
        animator.addCompletion { [weak self] position in
            switch position {
            case .end: self?.log.append("end")
            case .start: self?.log.append("start")
            case .current: self?.log.append("current")
            @unknown default: break
            }
        }
        animator.startAnimation()
        heights.append(animator)
        UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { self.view.alpha = 0.9 }.startAnimation()
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0, options: [.curveEaseIn], animations: {
            self.view.transform = .identity
        }, completion: nil)
    }

    func flip() {
        for animator in heights where animator.state == .active {
            animator.pauseAnimation()
            animator.isReversed.toggle()
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PullDownAnimator()
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return isPulled ? driver : nil
    }
}

class PullDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewImplicitlyAnimating?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let animator = interruptibleAnimator(using: transitionContext)
        animator.startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        let leaving = transitionContext.view(forKey: .from)
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), controlPoint1: CGPoint(x: 0.2, y: 0.8), controlPoint2: CGPoint(x: 0.2, y: 1)) {
            leaving?.transform = CGAffineTransform(translationX: 0, y: 800)
        }
        animator.addCompletion { _ in
            leaving?.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
