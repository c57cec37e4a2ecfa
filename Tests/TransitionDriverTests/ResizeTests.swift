import Testing
import TransitionDriver
import TransitionTrace
import UIKit

/// Right code through changes of size, in flight and at rest: the rules have nothing to say.
@Suite(.serialized) @MainActor struct ResizeTests {
  /// A presentation controller that does as it should: it puts its views into place whenever the container lays out.
  private final class Card: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      let whole = containerView?.bounds ?? .zero
      return CGRect(x: 20, y: whole.height - 300, width: whole.width - 40, height: 280)
    }
    override func presentationTransitionWillBegin() {
      dimming.backgroundColor = .black
      dimming.alpha = 0.5
      dimming.frame = containerView?.bounds ?? .zero
      containerView?.insertSubview(dimming, at: 0)
    }
    override func containerViewWillLayoutSubviews() {
      dimming.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      Card(presentedViewController: presented, presenting: presenting)
    }
  }

  /// How far a transition is when the size changes; beyond 1 it is over.
  nonisolated private static let fractions = [-1.0, 0.0, 0.3, 0.9, 1.0, 2.0]
  nonisolated private static let styles: [PresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .popover,
    .custom,
  ]

  private func advance(_ stage: Stage, to fraction: Double) {
    if fraction < 0 { return }
    if fraction > 1 {
      stage.settle()
    } else {
      stage.advance(toFractionOfTransition: fraction)
    }
  }

  @Test(arguments: styles, fractions) func noFinding(style: PresentationStyle, fraction: Double) {
    let stage = Stage(root: UIViewController())
    let delegate = CardDelegate()
    let wide = CGSize(width: 844, height: 390)
    let next = PlainController(style: style)
    if style == .custom { next.transitioningDelegate = delegate }
    stage.root.present(next, animated: true)
    advance(stage, to: fraction)
    stage.simulation.resize(to: wide)
    #expect(stage.settle().isAtRest)
    let container = next.presentationController?.containerView
    #expect(container?.frame.size == wide)
    #expect(next.view.frame == next.presentationController?.frameOfPresentedViewInContainerView)
    stage.simulation.resize(to: CGSize(width: 390, height: 844))
    stage.settle()
    next.dismiss(animated: true)
    advance(stage, to: fraction)
    stage.simulation.resize(to: wide)
    #expect(stage.settle().isAtRest)
    #expect(stage.root.view.frame.size == wide && stage.root.view.window != nil)
    #expect(stage.findings().map(\.statement) == [])
  }

  /// What is animated alongside a change of size that outlasts a transition is none of the transition's own.
  @Test func theChangeIsNotTheTransitions() {
    final class Turning: UIViewController {
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.view.backgroundColor = .green })
      }
    }
    final class Fixed: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 20, width: 200, height: 200) }
    }
    final class Fading: NSObject, UIViewControllerTransitioningDelegate {
      let animator = ScriptedController { context in
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        view.frame = context.finalFrame(for: controller)
        view.alpha = 0
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.3) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        Fixed(presentedViewController: presented, presenting: presenting)
      }
    }
    let stage = Stage(root: UIViewController())
    let delegate = Fading()
    let next = Turning()
    next.modalPresentationStyle = .custom
    next.view.backgroundColor = .white
    next.view.autoresizingMask = []
    next.transitioningDelegate = delegate
    stage.root.present(next, animated: true)
    stage.advance(toFractionOfTransition: 0.5)
    stage.simulation.resize(to: CGSize(width: 844, height: 390))
    #expect(stage.settle().isAtRest)
    #expect(next.view.backgroundColor == .green)
    #expect(stage.findings().map(\.statement) == [])
  }
}
