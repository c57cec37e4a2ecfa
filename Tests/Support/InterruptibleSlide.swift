package import Foundation
package import UIKit

/// An animator that slides a view up or down with a property animator, which can be taken up midway.
@MainActor
package final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let journal: Journal
  /// The property animator of the transition in flight.
  package private(set) var current: UIViewPropertyAnimator?
  /// Whether it makes a new animator whenever it is asked, which it should not.
  package var forgets = false
  /// What happens just before it completes, when it has forgotten its animator already.
  package var beforeCompleting: (() -> Void)?
  /// Its context.
  package private(set) weak var context: (any UIViewControllerContextTransitioning)?

  package init(in journal: Journal) {
    self.journal = journal
    super.init()
  }

  package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  { 0.4 }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("animate", .animator)
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  package func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let current, !forgets { return current }
    self.context = context
    let isPresentation = context.view(forKey: .from) == nil
    let view = context.view(forKey: isPresentation ? .to : .from)!
    context.containerView.addSubview(view)
    if isPresentation { view.center.y += 800 }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      view.center.y += isPresentation ? -800 : 800
    }
    animator.addCompletion { [journal, weak self] position in
      journal.note("slide ends at \(position)", .animator)
      if let beforeCompleting = self?.beforeCompleting {
        self?.current = nil
        beforeCompleting()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
    current = animator
    return animator
  }

  package func animationEnded(_ transitionCompleted: Bool) {
    journal.note("ended(\(transitionCompleted))", .animator)
    current = nil
  }
}

/// A transitioning delegate with one animator for both ways.
@MainActor
package final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  package let slide: InterruptibleSlide
  package var interactor: (any UIViewControllerInteractiveTransitioning)?

  package init(in journal: Journal) {
    slide = InterruptibleSlide(in: journal)
    super.init()
  }

  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

  package func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
