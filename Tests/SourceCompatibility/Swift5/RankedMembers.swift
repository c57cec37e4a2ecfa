// swift-format-ignore-file
// As people write it: four spaces, long lines, `return` and all.

import UIKit

// What public transition files use most and the other files here do not: members of views, layers, contexts,
// controllers, colours, geometry and screens that five files or more have.

class MembersAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    static let duration: TimeInterval = 0.4
    var edge: UIRectEdge = .bottom
    var blur: UIVisualEffectView? = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    private var isPresenting: Bool { return edge != .top }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        guard let context = transitionContext, context.isAnimated, !context.isInteractive else { return 0 }
        return MembersAnimator.duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from), let to = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to), let toView = transitionContext.view(forKey: UITransitionContextViewKey.to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let initial = transitionContext.initialFrame(for: from)
        let final = transitionContext.finalFrame(for: to)
        container.backgroundColor = .clear
        container.insertSubview(toView, belowSubview: container.subviews.first ?? toView)
        container.insertSubview(toView, aboveSubview: toView)
        if toView.superview == nil { container.addSubview(toView) }
        container.sendSubviewToBack(toView)
        container.bringSubviewToFront(toView)
        container.layoutIfNeeded()
        let vector = CGVector(dx: edge == .left ? -1 : (edge == .right ? 1 : 0), dy: edge == .bottom ? 1 : 0)
        toView.frame = final.offsetBy(dx: final.width * vector.dx, dy: final.height * vector.dy)
        let middle = container.convert(CGPoint(x: initial.midX, y: initial.midY), to: toView)
        let box = toView.convert(toView.bounds, from: container)
        blur?.frame = box.insetBy(dx: min(middle.x, 0), dy: 0).union(.zero)
        blur?.isUserInteractionEnabled = false
        toView.clipsToBounds = true
        toView.layer.shadowColor = UIColor.black.cgColor
        toView.layer.shadowOffset = CGSize(width: 0, height: 2)
        toView.layer.shadowRadius = 4
        toView.layer.shadowOpacity = 0.3
        toView.layer.shadowPath = UIBezierPath(rect: toView.bounds).cgPath
        toView.layer.borderWidth = 1.0 / UIScreen.main.scale
        toView.layer.borderColor = UIColor.lightGray.cgColor
        toView.layer.zPosition = 10
        let picture = from.view.resizableSnapshotView(from: from.view.bounds, afterScreenUpdates: false, withCapInsets: .zero)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.beginFromCurrentState, .curveEaseIn], animations: {
            toView.frame = final
            toView.transform = toView.transform.scaledBy(x: 1, y: 1).concatenating(.identity)
            self.blur?.effect = nil
        }) { _ in
            picture?.removeFromSuperview()
            let cancelled = transitionContext.transitionWasCancelled
            if cancelled { toView.removeFromSuperview() }
            transitionContext.completeTransition(!cancelled)
        }
    }
}

class MembersController: UIViewController {
    @IBInspectable var isWide: Bool = false
    weak var delegate: AnyObject?
    private let imageView = UIImageView(image: UIImage(named: "photo"))
    private(set) var heard: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        modalPresentationCapturesStatusBarAppearance = true
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.contentMode = .scaleAspectFill
        imageView.translatesAutoresizingMaskIntoConstraints = false
        imageView.isOpaque = false
        imageView.tintColor = .systemBlue
        imageView.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        imageView.layer.position = CGPoint(x: view.bounds.minX, y: view.bounds.midY)
        imageView.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        imageView.layer.transform = CATransform3DScale(CATransform3DTranslate(imageView.layer.transform, 0, 0, -100), 0.9, 0.9, 1)
        imageView.layer.contents = nil
        imageView.isHidden = imageView.isDescendant(of: view)
        view.addSubview(imageView)
        preferredContentSize = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
        setNeedsStatusBarAppearanceUpdate()
    }

    func addChildController(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds.inset(by: view.safeAreaInsets)
        view.insertSubview(child.view, at: 0)
        child.didMove(toParent: self)
    }

    func swapChildren(_ old: UIViewController, _ new: UIViewController) {
        old.willMove(toParent: nil)
        addChild(new)
        transition(from: old, to: new, duration: 0.25, options: [.transitionCrossDissolve], animations: nil) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }

    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); heard.append("will \(isBeingPresented)") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); heard.append("did") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); heard.append("away \(isBeingDismissed)") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); heard.append("gone") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        isWide = traitCollection.horizontalSizeClass == .regular
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "show", let next = segue.destination as? MembersController { next.delegate = self }
    }
}

class FlyInSegue: UIStoryboardSegue {
    override func perform() {
        destination.modalPresentationStyle = .fullScreen
        source.present(destination, animated: true, completion: nil)
    }
}

class FadeDelegate: NSObject, CAAnimationDelegate {
    var stopped: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped.append(flag) }

    func fade(_ view: UIView) {
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.delegate = self
        animation.duration = 0.2
        animation.byValue = 1
        animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
        view.layer.add(animation, forKey: "scale")
        let bounds = CABasicAnimation(keyPath: "bounds")
        bounds.fromValue = NSValue(cgRect: .zero)
        bounds.toValue = NSValue(cgRect: view.bounds)
        bounds.duration = 0.2
        view.layer.add(bounds, forKey: "bounds")
        if view.layer.animationKeys()?.contains("gone") == true { view.layer.removeAllAnimations() }
    }
}

// Overrides of what most people only read.
class WatchedController: UIViewController {
    private(set) var loads = 0
    override func loadViewIfNeeded() { loads += 1; super.loadViewIfNeeded() }
    override var isViewLoaded: Bool { return super.isViewLoaded }
    override var viewIfLoaded: UIView? { return super.viewIfLoaded }
}

class WatchedPresentationController: UIPresentationController {
    override var containerView: UIView? { return super.containerView }
    override var presentingViewController: UIViewController { return super.presentingViewController }
}
