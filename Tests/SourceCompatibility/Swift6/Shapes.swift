// swift-format-ignore-file
// As people write it: four spaces, long lines, `return` and all.

import UIKit

// Shapes that public transition code has, in Swift 6: what touches views outside a view, a controller or a UIKit
// protocol says `@MainActor`. What differs from the Swift 5 shapes would not compile with Apple's UIKit either.

// A free function that touches views.
@MainActor func roundCorners(of view: UIView, radius: CGFloat) {
    view.layer.cornerRadius = radius
    view.layer.masksToBounds = true
    view.layer.shadowColor = UIColor.black.withAlphaComponent(0.4).cgColor
}

// Default arguments that make views.
@MainActor func embed(_ content: UIView = UIView(), in box: UIView = UIView(frame: .zero), insets: UIEdgeInsets = .zero) -> UIView {
    content.frame = box.bounds.inset(by: insets)
    box.addSubview(content)
    return box
}

// `deinit` that stops what runs.
class PulseController: UIViewController {
    nonisolated(unsafe) var timer: Timer?
    nonisolated(unsafe) var token: NSObjectProtocol?
    var beats = 0
    var notes = 0
    lazy var dot: UIView = {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dot.backgroundColor = Theme.accent
        return dot
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dot)
        // The blocks are `@Sendable`, as in Apple's SDK: touching `self` outside `assumeIsolated` or a task is an error.
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.beats += 1
                self.dot.alpha = CGFloat(self.beats % 2)
            }
        }
        token = NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main) { [weak self] _ in
            Task { @MainActor in self?.notes += 1 }
        }
    }

    // A deinitialiser belongs to no actor: views can't be touched, and what is used is marked `nonisolated(unsafe)`.
    deinit {
        timer?.invalidate()
        if let token = token { NotificationCenter.default.removeObserver(token) }
        NotificationCenter.default.removeObserver(self)
    }

    // `description` belongs to no actor, so it says that it is called on the main one.
    nonisolated override var description: String {
        return MainActor.assumeIsolated { "PulseController \(beats) \(view.frame) \(String(describing: title))" }
    }
}

@MainActor enum Theme {
    static let accent = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    static let dimming: UIColor = .black
    static let placeholder = UIView()
}

// A struct that holds views.
@MainActor struct SharedElements {
    let from: UIView
    let to: UIView
    var snapshot: UIView?
    var distance: CGFloat { return to.center.y - from.center.y }
    mutating func takeSnapshot() { snapshot = from.snapshotView(afterScreenUpdates: false) }
}

// A protocol that refines UIKit's, with defaults, and a generic animator.
protocol DirectionalAnimator: UIViewControllerAnimatedTransitioning {
    var isPresenting: Bool { get set }
    var duration: TimeInterval { get }
}

extension DirectionalAnimator {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return duration }
}

@MainActor protocol ZoomSource: AnyObject { var zoomView: UIView { get } }

class ZoomAnimator<From: UIViewController, To: UIViewController>: NSObject, DirectionalAnimator where From: ZoomSource {
    var isPresenting = true
    let duration: TimeInterval = 0.3
    weak var source: From?
    fileprivate var onEnd: ((Bool) -> Void)?

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to) as? To, isPresenting else {
            let from = transitionContext.view(forKey: .from)!
            UIView.animate(withDuration: duration, animations: { from.alpha = 0 }) { _ in
                from.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
            return
        }
        let toView = transitionContext.view(forKey: .to)!
        toView.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(toView)
        toView.transform = CGAffineTransform(scaleX: 0.1, y: 0.1).translatedBy(x: 0, y: source?.zoomView.frame.midY ?? 0)
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.2, options: [.curveEaseOut, .allowUserInteraction], animations: { () -> Void in
            toView.transform = .identity
        }, completion: { (finished: Bool) -> Void in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    func animationEnded(_ transitionCompleted: Bool) { onEnd?(transitionCompleted) }
}

// A controller whose conformance is in an extension, with stored animators, as NSObject's heirs do it.
class GalleryController: UIViewController, ZoomSource {
    let animator = ZoomAnimator<GalleryController, UIViewController>()
    let interaction = PassiveInteraction()
    var zoomView: UIView { return view }
    @IBInspectable dynamic var dimming: CGFloat = 0.5
    var ended = 0

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        modalPresentationStyle = .custom
        transitioningDelegate = self
        animator.source = self
        animator.onEnd = { [weak self] _ in self?.ended += 1 }
    }

    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
    // An action without a parameter is for the compiler an error on every system but Apple's devices.
    @IBAction private func closeQuietly(_ sender: Any?) { dismiss(animated: false, completion: nil) }
    override var prefersStatusBarHidden: Bool { return true }
    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
    override var shouldAutorotate: Bool { return false }
    override var prefersHomeIndicatorAutoHidden: Bool { return true }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: nil)
    }
}

extension GalleryController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        animator.isPresenting = true
        return animator
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        animator.isPresenting = false
        return animator
    }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interaction.isInProgress ? interaction : nil
    }
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return DimmingPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

class PassiveInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    var isInProgress = false
    private weak var context: UIViewControllerContextTransitioning?
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) { context = transitionContext }
    var completionSpeed: CGFloat { return 0.5 }
    var wantsInteractiveStart: Bool { return isInProgress }
}

class DimmingPresentationController: UIPresentationController {
    fileprivate lazy var dimmingView: UIView = UIView()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimmingView.backgroundColor = UIColor(white: 0.0, alpha: 0.5)
        dimmingView.alpha = 0.0
    }

    override func presentationTransitionWillBegin() {
        dimmingView.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(dimmingView, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1.0
            return
        }
        coordinator.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1.0
        })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] (context) -> Void in
            self?.dimmingView.alpha = 0
        }, completion: { context in
            if !context.isCancelled { self.dimmingView.removeFromSuperview() }
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        var frame: CGRect = .zero
        frame.size = size(forChildContentContainer: presentedViewController, withParentContainerSize: containerView!.bounds.size)
        frame.origin.y = containerView!.frame.height * (1.0 / 3.0)
        return frame
    }

    override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        return CGSize(width: parentSize.width, height: parentSize.height * (2.0 / 3.0))
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        presentedView?.layer.cornerRadius = 12
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
}

// A view with the two initialisers, and a layer class of its own.
class BadgeView: UIView {
    override class var layerClass: AnyClass { return CAShapeLayer.self }
    private let label = UILabel()
    @IBInspectable var radius: CGFloat = 4 { didSet { layer.cornerRadius = radius } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        label.text = "1"
        label.textColor = .white
        label.textAlignment = .center
        label.font = UIFont.systemFont(ofSize: 12, weight: .bold)
        addSubview(label)
        (layer as? CAShapeLayer)?.path = UIBezierPath(roundedRect: bounds, cornerRadius: 4).cgPath
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

func name(of style: UIModalPresentationStyle) -> String {
    switch style {
    case .fullScreen, .overFullScreen: return "full"
    case .custom: return "custom"
    case .none: return "none"
    case .automatic, .pageSheet, .formSheet: return "sheet"
    case .currentContext, .overCurrentContext, .popover: return "context"
    @unknown default: return "unknown"
    }
}
