// swift-format-ignore-file
// As people write it: four spaces, long lines, `return` and all.

import UIKit

// The way of the story: a storyboard controller that grows out of a button by way of a snapshot, under `.custom`
// with no presentation controller of its own.

class HomeViewController: UIViewController {
    let button = UIButton(type: .system)

    @IBAction func onShowTapped(_ sender: Any) {
        let card = self.storyboard!.instantiateViewController(withIdentifier: "Card") as! CardViewController
        card.startFrame = button.frame
        self.present(card, animated: true, completion: nil)
    }
}

class CardViewController: UIViewController {
    var startFrame = CGRect.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        self.modalPresentationStyle = .custom
        self.transitioningDelegate = self
    }

    @IBAction func onCloseTapped(_ sender: Any) {
        self.dismiss(animated: true, completion: nil)
    }
}

extension CardViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return GrowAnimator(startFrame: self.startFrame)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return ShrinkAnimator(endFrame: self.startFrame)
    }
}

class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let startFrame: CGRect

    init(startFrame: CGRect) {
        self.startFrame = startFrame
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toController = transitionContext.viewController(forKey: .to),
            let picture = toController.view.snapshotView(afterScreenUpdates: true) else {
                return
        }
        let container = transitionContext.containerView
        toController.view.isHidden = true
        container.addSubview(toController.view)
        picture.frame = self.startFrame
        container.addSubview(picture)
        UIView.animate(withDuration: 0.3, animations: {
            picture.frame = (transitionContext.finalFrame(for: toController))
        }, completion: { success in
            toController.view.isHidden = false
            picture.removeFromSuperview()
            transitionContext.completeTransition(true)
        })
    }
}

class ShrinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let endFrame: CGRect

    init(endFrame: CGRect) {
        self.endFrame = endFrame
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toController = transitionContext.viewController(forKey: .to),
            let fromController = transitionContext.viewController(forKey: .from),
            let picture = fromController.view.snapshotView(afterScreenUpdates: true) else {
                return
        }
        let container = transitionContext.containerView
        container.addSubview(toController.view)
        container.addSubview(picture)
        fromController.view.isHidden = true
        UIView.animate(withDuration: 0.3, animations: {
            picture.frame = self.endFrame
        }, completion: { success in
            transitionContext.completeTransition(true)
        })
    }
}
