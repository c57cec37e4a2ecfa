#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// A rectangle on screen, with its subviews.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, CALayerDelegate {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the view's geometry and looks.
  public let layer: CALayer
  /// The controller whose view this is; it clears this when it dies.
  nonisolated(unsafe) unowned(unsafe) var owningController: UIViewController?
  var identity: TraceIdentity

  /// Makes a view.
  public init(frame: CGRect) {
    let simulation = Simulation.current
    identity = TraceIdentity(simulation: simulation.serial, birth: simulation.nextViewBirth())
    layer = Self.makeLayer()
    super.init()
    layer.view = self
    layer._bounds = CGRect(origin: .zero, size: frame.size)
    layer._position = CGPoint(x: frame.midX, y: frame.midY)
    isUserInteractionEnabled = defaultsToInteraction
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view as a storyboard would.
  public required init?(coder: NSCoder) {
    let simulation = Simulation.current
    identity = TraceIdentity(simulation: simulation.serial, birth: simulation.nextViewBirth())
    layer = Self.makeLayer()
    super.init()
    layer.view = self
    isUserInteractionEnabled = defaultsToInteraction
  }

  private class func makeLayer() -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    return (layerClass as? CALayer.Type)?.init() ?? CALayer()
  }

  /// What the trace calls the view when it is no controller's.
  var traceLabel: String { typeName(self) }
  /// Labels and images let touches through unless told otherwise.
  var defaultsToInteraction: Bool { true }
  /// Whether the view would draw anything; only a blank snapshot would not (contract H11).
  var hasContent: Bool { true }

  // MARK: - Geometry

  /// The box around the view in its superview.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The middle of the view in its superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The transform about the middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The transform about the middle, in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: - Looks

  /// The colour behind the contents.
  open var backgroundColor: UIColor? { didSet { layer.backgroundColor = backgroundColor?.cgColor } }
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// Whether the view is not drawn and takes no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the view promises to fill its bounds.
  open var isOpaque = true
  /// Whether the bounds are cleared before drawing.
  open var clearsContextBeforeDrawing = true
  /// The colour of what can be tapped.
  open var tintColor: UIColor! {
    get { _tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      _tintColor = newValue
      tellOfTint()
    }
  }
  private var _tintColor: UIColor?
  /// Whether what can be tapped looks so; the superview's by default.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { ownTintAdjustment == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustment }
    set {
      ownTintAdjustment = newValue
      tellOfTint()
    }
  }
  /// The tint colour changed, or how it looks: this view's, or that of one it lies in.
  open func tintColorDidChange() {}
  private var ownTintAdjustment = TintAdjustmentMode.automatic
  /// How contents are fitted when the bounds change.
  open var contentMode = ContentMode.scaleToFill
  /// Pixels a point.
  open var contentScaleFactor: CGFloat = 1
  /// A number of the app's own.
  open var tag = 0
  /// The view whose alpha cuts this one out.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// Whether only one view at a time takes touches.
  open var isExclusiveTouch = false
  /// Whether more than one finger counts.
  open var isMultipleTouchEnabled = false
  /// Whether assistive software sees the view.
  open var isAccessibilityElement = false
  /// What assistive software calls the view.
  open var accessibilityLabel: String?
  /// What assistive software says the view does.
  open var accessibilityHint: String?
  /// What assistive software says the view shows.
  open var accessibilityValue: String?
  /// What assistive software says the view is.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// What tests call the view.
  open var accessibilityIdentifier: String?
  /// Whether assistive software sees only this view.
  open var accessibilityViewIsModal = false

  /// The traits; the simulated device's.
  open var traitCollection: UITraitCollection { .current }
  /// The traits changed. The simulated device's never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Layout

  /// Which edges and sizes follow the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow this view's size.
  open var autoresizesSubviews = true
  /// Whether the mask stands for constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Layout's properties that few views set.
  var rareLayout: RareLayout?
  var needsLayout = true
  var subtreeNeedsLayout = true
  var wantsConstraintUpdate = false
  var subtreeWantsConstraintUpdate = false

  /// Asks for a layout pass.
  open func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    markForLayout()
  }
  /// Lays out now whatever waits for it in this view, and in those around it that wait too.
  open func layoutIfNeeded() { layOutNow() }
  /// Lays out the subviews.
  open func layoutSubviews() {}
  /// Makes the view as large as its content; its top left corner stays where it is.
  open func sizeToFit() { takeFittingSize() }
  /// Finds the size that fits the content.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The size the content wants.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// No wish for a size.
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// The content wants another size. No constraint hears of it, so nothing follows.
  open func invalidateIntrinsicContentSize() {}

  /// The margins for content, the safe area's insets included.
  open var layoutMargins: UIEdgeInsets {
    get { marginsNow }
    set { setMargins(newValue) }
  }
  /// The margins for content by the direction of reading, which is from left to right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(marginsNow) }
    set { setMargins(UIEdgeInsets(newValue)) }
  }
  /// Whether content keeps clear of the superview's margins too.
  open var preservesSuperviewLayoutMargins: Bool {
    get { rareLayout?.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }
  /// Whether the margins begin at the safe area's edges.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { rareLayout?.insetsMarginsFromSafeArea ?? true }
    set { changeMargins { $0.insetsMarginsFromSafeArea = newValue } }
  }
  /// The margins changed.
  open func layoutMarginsDidChange() {}
  /// The parts of the edges that lie outside the safe area; nothing in no window.
  open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsNow }
  /// The safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// Whether the view is nothing without constraints; it is asked for them when it comes into a superview.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Asks for constraints to be brought up to date before the next layout pass.
  open func setNeedsUpdateConstraints() { markForConstraints() }
  /// Whether constraints are to be brought up to date.
  open func needsUpdateConstraints() -> Bool { wantsConstraintUpdate }
  /// Brings the constraints of this view and of those in it up to date, if that was asked for.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }
  /// Brings the view's constraints up to date.
  open func updateConstraints() {}

  // MARK: - Tree

  // Only the deinitialiser, which no actor owns, reads these outside the main actor; views die on it in practice.
  nonisolated(unsafe) var _subviews: [UIView] = []
  nonisolated(unsafe) unowned(unsafe) var _superview: UIView?
  /// The commit count when the view entered its window, 0 outside any (contract H11).
  var enteredWindowAt = 0

  /// The view around this one.
  public final var superview: UIView? { _superview }
  /// The views in this one, back to front.
  open var subviews: [UIView] { _subviews }
  /// The window around this view.
  open var window: UIWindow? { _superview?.window }

  /// What happens when a property of the view's layer changes: an animation inside an animation block, else nothing.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let block = Simulation.current.animationBlocks.last, !block.isUnanimated else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = Double(block.duration) / 1e9
    return animation
  }

  /// A subview came in.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to move.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view moved.
  open func didMoveToSuperview() {}
  /// The view is about to move to another window, or out of it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view moved to another window, or out of it.
  open func didMoveToWindow() {}

  open override var next: UIResponder? { owningController ?? superview }

  /// The view that a touch at a point reaches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in _subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point lies inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Draws the view. The simulation draws nothing; this exists to be overridden.
  open func draw(_ rect: CGRect) {}

  deinit {
    // What is kept alive by others must not point to freed memory.
    layer.view = nil
    for subview in _subviews { subview._superview = nil }
  }
}

/// A touch or another event.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public override init() { super.init() }
}
