package import Foundation
package import UIKit

/// A transitioning delegate that writes down what it is asked and answers what a test tells it to.
@MainActor
package final class RecordingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let journal: Journal
  /// The animators it answers with.
  package var presenting: RecordingAnimator?
  package var dismissing: RecordingAnimator?
  /// What it answers when asked who drives a transition.
  package var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Makes its presentation controllers from the presented controller and the presenter.
  package var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController?)?
  /// The source it was told last.
  package private(set) weak var source: UIViewController?
  /// The presenter it was told last.
  package private(set) weak var presenter: UIViewController?

  package init(in journal: Journal) {
    self.journal = journal
    super.init()
  }

  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("delegate.animatorForPresented", .question)
    (self.source, presenter) = (source, presenting)
    return self.presenting
  }

  package func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("delegate.animatorForDismissed", .question)
    return dismissing
  }

  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("delegate.interactor", .question)
    return interactor
  }

  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("delegate.interactor", .question)
    return interactor
  }

  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    journal.note("delegate.presentationController", .question)
    return makePresentation?(presented, presenting)
  }
}

/// An animator that writes down what it hears and does what a test tells it to.
@MainActor
package final class RecordingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What an animator does with its transition.
  package typealias Behaviour = (any UIViewControllerContextTransitioning) -> Void

  private let journal: Journal
  private let duration: TimeInterval
  private let behaviour: Behaviour
  /// The context it got last.
  package private(set) var context: (any UIViewControllerContextTransitioning)?

  package init(in journal: Journal, duration: TimeInterval = 0.4, _ behaviour: @escaping Behaviour) {
    self.journal = journal
    self.duration = duration
    self.behaviour = behaviour
    super.init()
  }

  package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  {
    journal.note("animator.duration", .animator)
    return duration
  }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("animator.animate", .animator)
    context = transitionContext
    behaviour(transitionContext)
  }

  package func animationEnded(_ transitionCompleted: Bool) {
    journal.note("animator.ended(\(transitionCompleted))", .animator)
  }

  // MARK: - What animators do

  /// Puts the arriving view where it belongs, as every animator must.
  package static func place(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
  }

  /// A right transition: a fade of 0.4 s, then `completeTransition` with a flag.
  package static func fade(_ didComplete: Bool = true) -> Behaviour {
    { context in
      place(context)
      let moving = context.view(forKey: .from) ?? context.view(forKey: .to)
      let alpha = moving?.alpha ?? 1
      UIView.animate(withDuration: 0.4) {
        moving?.alpha = 0.5
      } completion: { _ in
        moving?.alpha = alpha
        context.completeTransition(didComplete)
      }
    }
  }

  /// A right dismissal that can be given up: a fade of 0.4 s that ends as the context says.
  package static let fadeBack: Behaviour = { context in
    let view = context.view(forKey: .from)
    UIView.animate(withDuration: 0.4) {
      view?.alpha = 0
    } completion: { _ in
      view?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A right transition without animation.
  package static let immediate: Behaviour = { context in
    place(context)
    context.completeTransition(true)
  }

  /// A transition that never ends.
  package static let endless: Behaviour = { place($0) }
}

/// A presentation controller that writes down what it hears.
@MainActor
package final class RecordingPresentation: UIPresentationController {
  private let journal: Journal
  private let removes: Bool
  private var reactions: [String: (RecordingPresentation) -> Void] = [:]

  package init(
    _ presented: UIViewController, _ presenter: UIViewController?, in journal: Journal, removesPresenter: Bool = false
  ) {
    self.journal = journal
    removes = removesPresenter
    super.init(presentedViewController: presented, presenting: presenter)
  }

  /// Does something when a line is written down.
  package func on(_ line: String, _ body: @escaping (RecordingPresentation) -> Void) { reactions[line] = body }

  private func heard(_ line: String, _ kind: Journal.Kind = .hook) {
    journal.note("pc.\(line)", kind)
    reactions[line]?(self)
  }

  override package var shouldRemovePresentersView: Bool {
    heard("shouldRemove", .question)
    return removes
  }
  override package var presentedView: UIView? {
    heard("presentedView", .question)
    return super.presentedView
  }
  override package func presentationTransitionWillBegin() { heard("willBegin") }
  override package func presentationTransitionDidEnd(_ completed: Bool) { heard("didEnd(\(completed))") }
  override package func dismissalTransitionWillBegin() { heard("dismissalWillBegin") }
  override package func dismissalTransitionDidEnd(_ completed: Bool) { heard("dismissalDidEnd(\(completed))") }
  override package func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    heard("vWT", .environment)
    super.viewWillTransition(to: size, with: coordinator)
  }
  override package func containerViewWillLayoutSubviews() { heard("wLS", .layout) }
  override package func containerViewDidLayoutSubviews() { heard("dLS", .layout) }
}
