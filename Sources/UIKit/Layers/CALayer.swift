#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// A tree node with geometry, looks, a time of its own and animations.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The view this layer belongs to, which clears it when it dies: a weak reference would slow down every use of a view.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  var animations: [RunningAnimation] = []
  var time = LocalTime.identity
  private var rare: RareProperties?

  public required override init() { super.init() }

  /// Makes a copy for presentation.
  public required init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (_position, _bounds, _anchorPoint, _transform) =
      (other._position, other._bounds, other._anchorPoint, other._transform)
    (_opacity, _backgroundColor, isHidden) = (other._opacity, other._backgroundColor, other.isHidden)
    (time, rare, isTransformed) = (other.time, other.rare, other.isTransformed)
  }

  public required init?(coder: NSCoder) { super.init() }

  // Model values that animate. Each setter tells the animation engine what changed.

  var _position = CGPoint.zero
  var _bounds = CGRect.zero
  var _anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var _transform = CATransform3DIdentity
  /// Whether the transform differs from the identity, remembered because every frame asks.
  private(set) var isTransformed = false
  /// Whether this is a copy for presentation.
  private(set) var isPresentation = false
  var _opacity: Float = 1
  var _backgroundColor: CGColor?

  /// The place of the anchor point in the superlayer.
  open var position: CGPoint {
    get { _position }
    set {
      let old = _position
      _position = newValue
      if old != newValue { changed(.position, from: .point(old), to: .point(newValue)) }
    }
  }

  /// The rectangle of the layer in its own coordinates.
  open var bounds: CGRect {
    get { _bounds }
    set {
      let old = _bounds
      _bounds = newValue
      if old != newValue {
        changed(.bounds, from: .rect(old), to: .rect(newValue))
        view?.boundsChanged(from: old)
      }
    }
  }

  /// The point that `position` places, in fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { _anchorPoint }
    set {
      let old = _anchorPoint
      _anchorPoint = newValue
      if old != newValue { changed(.anchorPoint, from: .point(old), to: .point(newValue)) }
    }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { _transform }
    set {
      let old = _transform
      _transform = newValue
      if !CATransform3DEqualToTransform(old, newValue) {
        isTransformed = !CATransform3DIsIdentity(newValue)
        changed(.transform, from: .transform(old), to: .transform(newValue))
      }
    }
  }

  /// Sets the transform of a copy for presentation, which animates nothing.
  func showTransform(_ shown: CATransform3D) {
    _transform = shown
    isTransformed = !CATransform3DIsIdentity(shown)
  }

  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float {
    get { _opacity }
    set {
      let old = _opacity
      _opacity = newValue
      if old != newValue { changed(.opacity, from: .scalar(Double(old)), to: .scalar(Double(newValue))) }
    }
  }

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { _backgroundColor }
    set {
      let old = _backgroundColor
      _backgroundColor = newValue
      if old != newValue { changed(.backgroundColor, from: .color(old), to: .color(newValue)) }
    }
  }

  /// Whether the layer and what is in it is not drawn.
  open var isHidden = false
  /// Whether sublayers are cut off at the bounds.
  open var masksToBounds = false
  /// An object with the say over the layer's animations; a view for its own layer.
  open weak var delegate: (any CALayerDelegate)?
  /// The layer's name.
  open var name: String?

  /// Properties that few layers ever set, kept apart so that the many stay small.
  var extras: RareProperties {
    if let rare { return rare }
    let made = RareProperties()
    rare = made
    return made
  }

  /// The rare properties if any was ever set, so that reading defaults makes nothing.
  var extrasIfAny: RareProperties? { rare }

  /// Gives a copy for presentation rare properties of its own, to show values in that the model does not have.
  func separateExtras() { rare = rare?.copy() ?? RareProperties() }

  /// Tells the animation engine that a model value changed.
  func changed(_ property: AnimatedProperty, from old: AnimationValue, to new: AnimationValue) {
    let simulation = Simulation.current
    // Where actions are disabled nobody is asked what a change brings about, blocks of `UIView.animate` included.
    if simulation.transactions.last?.disablesActions == true { return }
    if view != nil {
      simulation.animationBlocks.last?.animate(self, property, from: old, to: new)
    } else {
      // A layer of no view's has Core Animation's own time and pace, whatever block is open (contract H1).
      animateImplicitly(property, from: old, to: new, in: simulation)
    }
  }

  /// What happens when a property changes: as the delegate says, or the table of actions, or the class. A null object is
  /// no action. Of the layer of a view the view is asked.
  open func action(forKey event: String) -> (any CAAction)? {
    let chosen = view.map { $0.action(for: self, forKey: event) } ?? chosenAction(forKey: event)
    let action = chosen ?? type(of: self).defaultAction(forKey: event)
    return action is NSNull ? nil : action
  }

  /// What happens when a property changes, unless somebody else says so.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    let property = AnimatedProperty(keyPath: event)
    return property == .other || event.contains(".") ? nil : CABasicAnimation(keyPath: event)
  }

  // MARK: - Tree

  /// The superlayer; of a copy for presentation the layer that it shows, which it does not keep alive.
  private weak var _superlayer: CALayer?
  /// Sublayers that belong to no view.
  var ownSublayers: [CALayer] = []

  /// The layer that this copy for presentation shows; `nil` if it is none, or that is gone.
  var shownLayer: CALayer? { isPresentation ? _superlayer : nil }

  /// Makes this the copy for presentation of a layer.
  func show(_ layer: CALayer) {
    isPresentation = true
    _superlayer = layer
  }

  /// The layer this one lies in; of a copy for presentation, that one's copy.
  open var superlayer: CALayer? {
    if isPresentation { return _superlayer?.superlayer?.copyForPresentation() }
    return view.map { $0.superview?.layer } ?? _superlayer
  }

  /// The layers in this one, back to front: those of subviews after those of no view. Of a copy for presentation, their
  /// copies.
  open var sublayers: [CALayer]? {
    get {
      if isPresentation { return _superlayer?.sublayers?.map { $0.copyForPresentation() } }
      let all = ownSublayers + (view?.subviews.map(\.layer) ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      if isPresentation { return }
      for layer in ownSublayers { layer._superlayer = nil }
      ownSublayers = (newValue ?? []).filter { $0.view == nil }
      Simulation.current.noteLeavingWindow()
      for layer in ownSublayers { layer._superlayer = self }
    }
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  /// Puts a layer at a place among the sublayers.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Puts a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1, otherwise: nil)
  }

  /// Puts a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0, otherwise: 0)
  }

  /// The sibling's place counts once the layer has left its own.
  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int, otherwise: Int?) {
    if layer === sibling { return }
    if layer.view == nil { layer.removeFromSuperlayer() }
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling }.map { $0 + offset } ?? otherwise)
  }

  private func insert(_ layer: CALayer, at index: Int?) {
    // What shows is not to be changed: it is made anew whenever it is asked for.
    if isPresentation || layer.isPresentation { return }
    // A view's layer moves with its view; UIKit warns people off moving it alone.
    if let moved = layer.view {
      view?.addSubview(moved)
      return
    }
    layer.removeFromSuperlayer()
    layer._superlayer = self
    ownSublayers.insert(layer, at: min(index ?? ownSublayers.count, ownSublayers.count))
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    if isPresentation { return }
    if let view {
      view.removeFromSuperview()
    } else if let parent = _superlayer {
      parent.ownSublayers.removeAll { $0 === self }
      _superlayer = nil
      Simulation.current.noteLeavingWindow()
    }
  }

  /// Whether the layer is part of a window's tree; a copy for presentation is not.
  var isInWindow: Bool {
    if isPresentation { return false }
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.view { return view.window != nil }
      layer = current._superlayer
    }
    return false
  }

  /// The nearest view around the layer.
  var nearestView: UIView? {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.view { return view }
      layer = current._superlayer
    }
    return nil
  }
}
