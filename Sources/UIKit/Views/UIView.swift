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
    set { _tintColor = newValue }
  }
  private var _tintColor: UIColor?
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
  /// The margins for content.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether margins add up along the tree.
  open var preservesSuperviewLayoutMargins = false
  /// The parts of the edges that bars cover. The simulated screen has none.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  var needsLayout = true
  var subtreeNeedsLayout = true

  /// Lays out the subviews.
  open func layoutSubviews() {}
  /// Finds the size that fits the content.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The size the content wants.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// No wish for a size.
  public class var noIntrinsicMetric: CGFloat { -1 }

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
