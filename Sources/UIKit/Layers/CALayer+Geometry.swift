#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

extension CALayer {
  /// The box around the layer in its superlayer, transform included.
  public var frame: CGRect {
    get {
      let size = _bounds.size
      if !isTransformed {
        return CGRect(
          x: _position.x - size.width * _anchorPoint.x, y: _position.y - size.height * _anchorPoint.y,
          width: size.width, height: size.height)
      }
      return CGRect(origin: .zero, size: size).applying(affineToSuperlayer(ofOrigin: .zero))
    }
    set {
      if !isTransformed {
        bounds = CGRect(origin: _bounds.origin, size: newValue.size)
        position = CGPoint(
          x: newValue.minX + newValue.width * _anchorPoint.x, y: newValue.minY + newValue.height * _anchorPoint.y)
        return
      }
      // As Core Animation does: the bounds are chosen so that the transformed box has the new size.
      let affine = CATransform3DGetAffineTransform(_transform)
      let size = CGRect(origin: .zero, size: newValue.size).applying(affine.inverted()).size
      bounds = CGRect(origin: _bounds.origin, size: size)
      let box = CGRect(origin: .zero, size: size).applying(affineToSuperlayer(ofOrigin: .zero))
      position = CGPoint(x: _position.x + newValue.minX - box.minX, y: _position.y + newValue.minY - box.minY)
    }
  }

  /// From the layer's coordinates to its superlayer's.
  var affineToSuperlayer: CGAffineTransform { affineToSuperlayer(ofOrigin: _bounds.origin) }

  /// As ``affineToSuperlayer``, as if the bounds began at `origin`.
  private func affineToSuperlayer(ofOrigin origin: CGPoint) -> CGAffineTransform {
    let anchor = CGPoint(
      x: origin.x + _bounds.width * _anchorPoint.x, y: origin.y + _bounds.height * _anchorPoint.y)
    if !isTransformed {
      return CGAffineTransform(translationX: _position.x - anchor.x, y: _position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(_transform))
      .concatenating(CGAffineTransform(translationX: _position.x, y: _position.y))
  }

  /// From the layer's coordinates to those of the top of its tree. The root's own coordinates are the common ground; its
  /// place in nothing plays no part.
  var affineToRoot: CGAffineTransform {
    var affine = CGAffineTransform.identity
    var layer: CALayer = self
    // A copy for presentation makes its superlayer's anew each time it is asked.
    while let above = layer.superlayer {
      affine = affine.concatenating(layer.affineToSuperlayer)
      layer = above
    }
    return affine
  }

  /// Converts a point from another layer's coordinates, or from those of the top of the tree.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying((layer?.affineToRoot ?? .identity).concatenating(affineToRoot.inverted()))
  }

  /// Converts a point to another layer's coordinates, or to those of the top of the tree.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(affineToRoot.concatenating((layer?.affineToRoot ?? .identity).inverted()))
  }

  /// Converts a rectangle from another layer's coordinates, or from those of the top of the tree.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying((layer?.affineToRoot ?? .identity).concatenating(affineToRoot.inverted()))
  }

  /// Converts a rectangle to another layer's coordinates, or to those of the top of the tree.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(affineToRoot.concatenating((layer?.affineToRoot ?? .identity).inverted()))
  }

  /// Whether a point lies inside the bounds.
  public func contains(_ point: CGPoint) -> Bool { _bounds.contains(point) }

  /// The transform as an affine one.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(_transform) }

  /// Sets the transform to an affine one.
  public func setAffineTransform(_ affine: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(affine) }
}
