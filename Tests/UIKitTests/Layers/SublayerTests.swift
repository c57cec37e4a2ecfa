import Testing
import UIKit

/// The tree of layers.
@Suite @MainActor struct SublayerTests {
  private let parent = CALayer()
  private let layers = (0..<4).map { _ in CALayer() }

  init() { for layer in layers.dropLast() { parent.addSublayer(layer) } }

  /// The places of the parent's sublayers among all.
  private var order: [Int?] { parent.sublayers?.map { layer in layers.firstIndex { $0 === layer } } ?? [] }

  @Test func inserting() {
    #expect(order == [0, 1, 2])
    parent.insertSublayer(layers[3], at: 1)
    #expect(order == [0, 3, 1, 2])
  }

  @Test func besideASibling() {
    parent.insertSublayer(layers[3], above: layers[0])
    #expect(order == [0, 3, 1, 2])
    parent.insertSublayer(layers[3], below: layers[0])
    #expect(order == [3, 0, 1, 2])
  }

  @Test func movingAmongSiblings() {
    parent.insertSublayer(layers[0], below: layers[2])
    #expect(order == [1, 0, 2])
    parent.insertSublayer(layers[1], above: layers[2])
    #expect(order == [0, 2, 1])
  }

  @Test func leaving() {
    layers[1].removeFromSuperlayer()
    #expect(order == [0, 2])
    #expect(layers[1].superlayer == nil)
    let other = CALayer()
    other.addSublayer(layers[0])
    #expect(order == [2])
    #expect(layers[0].superlayer === other)
  }

  @Test func layersOfViewsMoveWithTheirViews() {
    let (view, subview) = (UIView(), UIView())
    view.layer.addSublayer(subview.layer)
    #expect(subview.superview === view)
    #expect(view.layer.sublayers?.first === subview.layer)
    subview.layer.removeFromSuperlayer()
    #expect(subview.superview == nil)
  }

  @Test func aViewSaysWhichLayerItHas() {
    final class Special: CALayer {}
    final class Wrapped: UIView { override class var layerClass: AnyClass { Special.self } }
    #expect(Wrapped(frame: .zero).layer is Special)
  }
}
