import Foundation
import Testing
import TransitionDriver
import TransitionTrace
import UIKit

/// A slide that a finger may drive, with one mistake of choice.
private final class FingerController: UIViewController, UIViewControllerTransitioningDelegate {
  enum Mistake { case none, constant, leavesView, keepsPresenter, dimsAlongside, dimsRightly, undriven }

  let mistake: Mistake
  let removes: Bool
  var finger: UIPercentDrivenInteractiveTransition?

  init(_ mistake: Mistake, removes: Bool) {
    self.mistake = mistake
    self.removes = removes
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    FingerPresentationController(self, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FingerAnimator(self, isArriving: true) }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    FingerAnimator(self, isArriving: false)
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard mistake == .dimsAlongside || mistake == .dimsRightly,
      let bar = presentingViewController?.view.subviews.first, isBeingPresented
    else { return }
    transitionCoordinator?.animate(
      alongsideTransition: { _ in bar.alpha = 0.25 },
      completion: { [mistake] in if $0.isCancelled && mistake == .dimsRightly { bar.alpha = 1 } })
  }
}

private final class FingerPresentationController: UIPresentationController {
  let removes: Bool
  init(_ presented: FingerController, presenting: UIViewController?) {
    removes = presented.removes
    super.init(presentedViewController: presented, presenting: presenting)
  }
  override var shouldRemovePresentersView: Bool { removes }
}

private final class FingerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let mistake: FingerController.Mistake
  let isArriving: Bool
  init(_ controller: FingerController, isArriving: Bool) {
    mistake = controller.mistake
    self.isArriving = isArriving
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let key: UITransitionContextViewKey = isArriving ? .to : .from
    guard let moving = context.view(forKey: key) else { return context.completeTransition(false) }
    let host = isArriving ? nil : context.view(forKey: .to)
    if let host { container.insertSubview(host, at: 0) }
    if isArriving { container.addSubview(moving) }
    let home = container.bounds
    let away = home.offsetBy(dx: 0, dy: home.height)
    moving.frame = isArriving ? away : home
    if mistake == .leavesView { container.window?.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) }
    if mistake == .undriven {
      let slide = CABasicAnimation(keyPath: "position.y")
      slide.fromValue = away.midY
      slide.duration = 0.2
      CATransaction.begin()
      CATransaction.setCompletionBlock { context.completeTransition(!context.transitionWasCancelled) }
      moving.frame = home
      moving.layer.add(slide, forKey: "slide")
      CATransaction.commit()
      return
    }
    UIView.animate(withDuration: 0.5) { [isArriving] in
      moving.frame = isArriving ? home : away
    } completion: { [mistake, isArriving] _ in
      let isCancelled = context.transitionWasCancelled
      if isCancelled && !isArriving { moving.frame = home }
      if isCancelled && mistake != .keepsPresenter { host?.removeFromSuperview() }
      context.completeTransition(mistake == .constant || !isCancelled)
    }
  }
}

/// The rules about cancelled transitions, on traces of the simulation itself.
@Suite(.serialized) @MainActor struct CancelledByFingerTests {
  /// What is found when a finger gives up a presentation, or the dismissal of one that was completed.
  private func found(
    _ mistake: FingerController.Mistake, removes: Bool = true, presenting: Bool, variant: UIKitVariant = .standard
  ) -> [String] {
    let root = UIViewController()
    let stage = Stage(root: root, variant: variant)
    root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44)))
    let controller = FingerController(mistake, removes: removes)
    let finger = UIPercentDrivenInteractiveTransition()
    if !presenting {
      stage.root.present(controller, animated: true)
      stage.settle()
    }
    controller.finger = finger
    if presenting { stage.root.present(controller, animated: true) } else { controller.dismiss(animated: true) }
    stage.advance(by: .milliseconds(100))
    finger.update(0.4)
    stage.advance(by: .milliseconds(300))
    finger.cancel()
    stage.settle()
    controller.finger = nil
    // And again, without the finger.
    if presenting {
      stage.root.present(controller, animated: true)
      stage.settle()
    }
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.trace.transitions.contains { $0.isInteractive })
    return stage.findings().map(\.invariant)
  }

  @Test(arguments: [true, false]) func theRightOneHoldsUnderEveryOrder(removes: Bool) {
    var variants = [UIKitVariant.standard]
    for end in UIKitVariant.ReversedAnimation.allCases {
      for wills in UIKitVariant.CompensatingWills.allCases {
        var variant = UIKitVariant()
        variant.reversedAnimation = end
        variant.compensatingWills = wills
        variant.reversedModel = .kept
        variant.didEndHook = .afterAppearance
        variants.append(variant)
      }
    }
    for variant in variants {
      #expect(found(.none, removes: removes, presenting: true, variant: variant) == [])
      #expect(found(.none, removes: removes, presenting: false, variant: variant) == [])
      #expect(found(.dimsRightly, removes: removes, presenting: true, variant: variant) == [])
    }
  }

  @Test func eachMistakeIsFound() {
    let truth = "completion tells the truth"
    let world = "a cancelled transition restores the world"
    #expect(found(.constant, presenting: true).contains(truth))
    #expect(found(.constant, presenting: false).contains(truth))
    #expect(found(.undriven, presenting: true).contains(truth), "it completes under the finger")
    #expect(found(.keepsPresenter, presenting: false) == [world])
    #expect(found(.leavesView, removes: false, presenting: true).first == world)
    #expect(found(.dimsAlongside, removes: false, presenting: true) == ["blocks alongside follow the transition"])
  }
}
