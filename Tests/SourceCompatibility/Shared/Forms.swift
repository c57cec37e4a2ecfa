// swift-format-ignore-file
// As people write it: four spaces, long lines, `return` and all.

import UIKit

// The forms of calls that transition code is made of. One file for the three language modes: each links to it.

class FormsController: UIViewController {
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let button = UIButton(type: .custom)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        view.addSubview(button)
        button.setTitle("Close", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.addTarget(self, action: Selector("tapped:", Self.tapped(_:)), for: .touchUpInside)
        button.addTarget(self, action: Selector("touched", Self.touched), for: .touchDown)
    }

    private func tapped(_ sender: UIButton) { log.append("tapped \(sender.currentTitle ?? "")") }
    private func touched() { log.append("touched") }
    private func entered(_ notification: Notification) { log.append("entered \(notification.name == UIApplication.willEnterForegroundNotification)") }

    func observe() {
        NotificationCenter.default.addObserver(self, selector: Selector("entered:", Self.entered(_:)), name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    private var link: CADisplayLink?

    func keyframesAndFrames() {
        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [.calculationModeCubic, .allowUserInteraction], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.alpha = 0.5 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: { self.box.transform = .identity })
        }, completion: { finished in
            self.log.append("keyframes \(finished)")
        })
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.timingFunction = CAMediaTimingFunction(name: .linear)
        shake.values = [-20.0, 20.0, 0.0]
        shake.keyTimes = [0, 0.5, 1]
        shake.isAdditive = true
        let spring = CASpringAnimation(keyPath: "transform.scale")
        spring.damping = 12
        spring.fromValue = 0.9
        spring.toValue = 1
        spring.duration = spring.settlingDuration
        let group = CAAnimationGroup()
        group.animations = [shake, spring]
        group.duration = 0.3
        box.layer.add(group, forKey: "shake")
        link = CADisplayLink(target: self, selector: Selector("tick:", Self.tick(_:)))
        link?.add(to: .main, forMode: .common)
        perform(Selector("touched", Self.touched), with: nil, afterDelay: 0.1)
    }

    private func tick(_ link: CADisplayLink) {
        log.append("tick")
        link.invalidate()
    }

    func animateEveryWay() {
        UIView.animate(withDuration: 0.1) { self.box.alpha = 0.9 }
        UIView.animate(withDuration: 0.1) {
            self.box.alpha = 0.8
        } completion: { _ in
            self.log.append("labelled")
        }
        UIView.animate(withDuration: 0.1, animations: { self.box.alpha = 0.7 }) { finished in
            self.log.append("trailing \(finished)")
        }
        UIView.animate(withDuration: 0.1, animations: { [weak self] in
            self?.box.alpha = 0.6
        }, completion: { [weak self] (finished: Bool) in
            self?.log.append("both \(finished)")
        })
        UIView.animate(withDuration: 0.1, animations: { self.box.alpha = 0.5 }, completion: nil)
        UIView.animate(withDuration: 0.1, delay: 0.0, options: .curveEaseInOut, animations: { self.box.center.x += 5 }, completion: nil)
        UIView.animate(withDuration: 0.1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) { self.box.frame.origin.y = 20 }
        UIView.animate(withDuration: 0.2, delay: 0.05, options: UIView.AnimationOptions(rawValue: 7 << 16), animations: {
            self.box.transform = CGAffineTransform(rotationAngle: .pi / 4)
        })
        UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: []) {
            self.box.bounds.size.width = 50
        }
        UIView.transition(with: box, duration: 0.2, options: .transitionCrossDissolve, animations: { self.box.backgroundColor = .red }, completion: nil)
        UIView.performWithoutAnimation { self.view.layoutIfNeeded() }
    }

    func animateLayers() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.25)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        CATransaction.setCompletionBlock { [weak self] in self?.log.append("transaction") }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = NSNumber(value: 1.0)
        fade.duration = 0.25
        fade.isRemovedOnCompletion = true
        fade.fillMode = .forwards
        fade.setValue("fade", forKey: "name")
        box.layer.add(fade, forKey: "fade")
        let turn = CABasicAnimation(keyPath: "transform")
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500.0
        turn.fromValue = NSValue(caTransform3D: CATransform3DRotate(perspective, .pi / 2, 0, 1, 0))
        turn.toValue = NSValue(caTransform3D: CATransform3DIdentity)
        turn.duration = 0.25
        box.layer.add(turn, forKey: nil)
        CATransaction.commit()
        view.layer.sublayerTransform = perspective
    }

    func later() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.log.append("later") }
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(600), execute: { [weak self] in
            self?.log.append("much later")
        })
        DispatchQueue.main.async { self.log.append("async") }
        Task { @MainActor in self.log.append("task") }
        Task { [weak self] in
            await MainActor.run { self?.log.append("hop") }
        }
    }

    func chain() -> CGFloat {
        view.window?.layer.cornerRadius = 3
        view.superview?.bringSubviewToFront(view)
        let radius = view.window?.layer.cornerRadius ?? 0
        if let window = view.window, let root = window.rootViewController, root.isViewLoaded { return radius + root.view.alpha }
        return radius
    }
}

// A property wrapper on a view's property.
@propertyWrapper struct Clamped {
    private var value: CGFloat
    init(wrappedValue: CGFloat) { value = min(max(wrappedValue, 0), 1) }
    var wrappedValue: CGFloat { get { value } set { value = min(max(newValue, 0), 1) } }
}

class ProgressView: UIView {
    @Clamped var progress: CGFloat = 0 { didSet { setNeedsLayout() } }
    private let line = CAShapeLayer()
    private let shade = CAGradientLayer()

    convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        line.strokeColor = UIColor.white.cgColor
        line.fillColor = nil
        line.lineWidth = 2
        line.lineCap = .round
        line.strokeEnd = 0
        shade.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
        shade.locations = [0, 1]
        layer.addSublayer(shade)
        layer.insertSublayer(line, above: shade)
        layer.mask = CAShapeLayer()
        isAccessibilityElement = true
        accessibilityTraits = [.button, .selected]
        accessibilityLabel = "Progress"
        accessibilityHint = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.minX, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
        line.path = path.cgPath
        line.strokeEnd = progress
        shade.frame = bounds
    }
}

extension UIView {
    var snapshot: UIView? { return snapshotView(afterScreenUpdates: true) }
    static func makeDimming(alpha: CGFloat = 0.4, color: UIColor = .black) -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = color.withAlphaComponent(alpha)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }
}

extension UIViewController {
    var topMost: UIViewController {
        var top = self
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}

@MainActor func appearanceOfTheApp() -> (window: UIWindow?, isActive: Bool, isPortrait: Bool, scale: CGFloat) {
    let app = UIApplication.shared
    return (app.keyWindow, app.applicationState == .active, app.statusBarOrientation.isPortrait, UIScreen.main.scale)
}
