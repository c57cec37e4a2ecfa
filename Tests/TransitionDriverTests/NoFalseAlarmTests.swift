import Testing
import TransitionDriver
import UIKit

/// Right code that an earlier, narrower rule would have flagged.
@Suite(.serialized) @MainActor struct NoFalseAlarmTests {
  private func violations(_ presented: @escaping @MainActor () -> UIViewController) -> [String] {
    var options = CheckOptions()
    options.cases = 150
    return StoryCheck(Subject("right", presented: presented), options).run().failures.map { failure in
      "\(failure.finding.invariant): \(failure.finding.statement)"
    }
  }

  /// A controller may begin a long fade of its own in `viewWillAppear`: it is no part of the transition's animation.
  @Test func aLongFadeOfTheControllersOwn() {
    class Fading: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.alpha = 0.2
        UIView.animate(withDuration: 3) { self.view.alpha = 1 }
      }
    }
    #expect(violations { Fading() } == [])
    #expect(
      violations {
        let controller = Fading()
        controller.modalPresentationStyle = .fullScreen
        return controller
      } == [])
  }

  @Test func aLongFadeBeforeAnAnimatorOfTheApps() {
    final class Both: UIViewController, UIViewControllerTransitioningDelegate {
      let animator = ScriptedController { context in
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        context.containerView.addSubview(view)
        let final = context.finalFrame(for: controller)
        view.frame = final.offsetBy(dx: 0, dy: final.height)
        UIView.animate(withDuration: 0.3) {
          view.frame = final
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      override func viewWillAppear(_ animated: Bool) {
        UIView.animate(withDuration: 3) { self.view.backgroundColor = .green }
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    #expect(
      violations {
        let controller = Both()
        controller.modalPresentationStyle = .fullScreen
        controller.transitioningDelegate = controller
        return controller
      } == [])
  }

  /// A dimming view that fades alongside and leaves with the container.
  @Test func aDimmedCard() {
    final class Dimmed: UIPresentationController {
      private let dimming = UIView()
      override func presentationTransitionWillBegin() {
        dimming.frame = containerView?.bounds ?? .zero
        dimming.backgroundColor = .black
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
          dimming.alpha = 0.5
          return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 0.5 })
      }
      override func dismissalTransitionWillBegin() {
        guard let coordinator = presentedViewController.transitionCoordinator else {
          dimming.alpha = 0
          return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
      }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
      }
      override var frameOfPresentedViewInContainerView: CGRect {
        let whole = containerView?.bounds ?? .zero
        return CGRect(x: 20, y: whole.height - 300, width: whole.width - 40, height: 280)
      }
      override func containerViewWillLayoutSubviews() {
        dimming.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
    final class Card: UIViewController, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        Dimmed(presentedViewController: presented, presenting: presenting)
      }
    }
    #expect(
      violations {
        let card = Card()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = card
        return card
      } == [])
  }

  /// Every style of UIKit's own, in every story.
  @Test(arguments: ScenarioOptions.allPlainStyles) func theStandardStyles(style: PresentationStyle) {
    #expect(violations { PlainController(style: style) } == [])
  }
}
