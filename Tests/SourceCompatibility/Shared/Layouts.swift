// swift-format-ignore-file
// As people write it: four spaces, long lines, `return` and all.

import UIKit

// Layout without constraints. One file for the three language modes: each links to it.

class CardView: UIView {
    let title = UILabel()
    private let picture = UIImageView(image: nil)
    private(set) var log: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        autoresizesSubviews = true
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
        picture.frame = bounds
        addSubview(picture)
        addSubview(title)
        insetsLayoutMarginsFromSafeArea = true
        preservesSuperviewLayoutMargins = false
        layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 24, bottom: 12, trailing: 12)
    }

    override class var requiresConstraintBasedLayout: Bool { return true }
    override var intrinsicContentSize: CGSize { return CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { return CGSize(width: min(size.width, 200), height: 44) }

    override var frame: CGRect {
        didSet { if frame.size != oldValue.size { log.append("frame") } }
    }

    override func updateConstraints() {
        log.append("updateConstraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layoutSubviews")
        title.sizeToFit()
        title.frame = bounds.inset(by: layoutMargins)
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        log.append("safeAreaInsetsDidChange")
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
}

class CardHostController: UIViewController {
    let card = CardView(frame: .zero)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
        viewRespectsSystemMinimumLayoutMargins = false
        card.sizeToFit()
        view.addSubview(card)
        let spacer = UILayoutGuide()
        spacer.identifier = "spacer"
        view.addLayoutGuide(spacer)
        if let guide = view.layoutGuides.first, guide.owningView == view { view.removeLayoutGuide(guide) }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        log.append("safe area")
    }

    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        log.append("margins")
    }

    override func updateViewConstraints() {
        log.append("constraints")
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        card.frame = view.safeAreaLayoutGuide.layoutFrame
    }

    func grow() {
        view.layoutIfNeeded()
        card.setNeedsUpdateConstraints()
        UIView.animate(withDuration: 0.3) {
            self.additionalSafeAreaInsets.bottom = 100
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
    }

    var room: CGFloat { return min(view.layoutMarginsGuide.layoutFrame.width, view.readableContentGuide.layoutFrame.width) - systemMinimumLayoutMargins.leading }
}
