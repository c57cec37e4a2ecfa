// swift-format-ignore-file
// As people write it: four spaces, long lines, `return` and all.

import UIKit

// The way of the well-known answer to "run code after the segue's animation": a custom presentation whose
// controller takes the presenter's view away, and an animator that slides both views sideways.

class DetailViewController: UIViewController {
    private(set) var appearances = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        configure()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)

        transitioningDelegate = self
        modalPresentationStyle = .custom
    }

    private func configure() {
        transitioningDelegate = self
        modalPresentationStyle = .custom
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }
}

extension DetailViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SlideAnimator(operation: .present)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SlideAnimator(operation: .dismiss)
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return FullCoverPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

class FullCoverPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { return true }
}

class SlideAnimator: NSObject {

    enum Operation {
        case present
        case dismiss
    }

    private let operation: Operation

    init(operation: Operation) {
        self.operation = operation
        super.init()
    }
}

extension SlideAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 2.0
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let toVC = context.viewController(forKey: .to)!
        let fromVC = context.viewController(forKey: .from)!
        let container = context.containerView

        let home = fromVC.view.frame
        let right = CGRect(origin: CGPoint(x: home.origin.x + home.width, y: home.origin.y), size: home.size)
        let left = CGRect(origin: CGPoint(x: home.origin.x - home.width, y: home.origin.y), size: home.size)

        switch operation {
        case .present:
            toVC.view.frame = right
            container.addSubview(toVC.view)
            UIView.animate(withDuration: transitionDuration(using: context), animations: {
                toVC.view.frame = home
                fromVC.view.frame = left
            }, completion: { finished in
                fromVC.view.frame = home
                context.completeTransition(!context.transitionWasCancelled)
            })

        case .dismiss:
            toVC.view.frame = left
            container.addSubview(toVC.view)
            UIView.animate(withDuration: transitionDuration(using: context), animations: {
                toVC.view.frame = home
                fromVC.view.frame = right
            }, completion: { finished in
                fromVC.view.frame = home
                context.completeTransition(!context.transitionWasCancelled)
            })
        }
    }
}

// The way of the question: a Core Animation transition on the window, just before a segue.

class LauncherViewController: UIViewController {
    func pushLook() {
        let transition = CATransition()
        transition.duration = 0.5
        transition.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionDefault)
        transition.type = kCATransitionPush
        transition.subtype = kCATransitionFromRight
        self.view.window?.layer.add(transition, forKey: nil)
    }
}
