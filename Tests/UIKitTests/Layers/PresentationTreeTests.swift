import Testing
import TransitionTestSupport
import UIKit

/// What shows is a tree of its own.
@Suite @MainActor struct PresentationTreeTests {
  /// A view in the middle of its way from 50 to 250, and a view and a bare layer in it.
  @MainActor
  private final class Scene {
    let scene = AnimatedScene()
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let bare = CALayer()
    var outer: CALayer { scene.view.layer }

    init() {
      scene.view.addSubview(inner)
      scene.view.layer.addSublayer(bare)
      scene.stage.nextTurn()
      scene.move(to: 250, 1)
      scene.stage.advance(by: .milliseconds(500))
    }
  }

  @Test func upAndDown() throws {
    let scene = Scene()
    let shown = try #require(scene.inner.layer.presentation())
    let above = try #require(shown.superlayer)
    #expect(above !== scene.outer && above.position.x == 150 && scene.outer.position.x == 250)
    #expect(above.superlayer?.superlayer?.model() === scene.scene.stage.window.layer)
    #expect(above.superlayer?.superlayer?.superlayer == nil)
    let below = try #require(scene.outer.presentation()?.sublayers)
    #expect(below.map { $0.model() } == [scene.bare, scene.inner.layer])
    #expect(below.allSatisfy { $0.superlayer?.position.x == 150 })
    #expect(below[0].sublayers == nil)
  }

  @Test func models() throws {
    let scene = Scene()
    let shown = try #require(scene.outer.presentation())
    #expect(shown !== scene.outer && shown.model() === scene.outer && scene.outer.model() === scene.outer)
    #expect(shown.presentation() === shown)
    let lost = CAShapeLayer()
    scene.outer.addSublayer(lost)
    let copy: CAShapeLayer = try #require(lost.presentation())
    #expect(copy.model() === lost)
  }

  @Test func masks() throws {
    let scene = Scene()
    let mask = CALayer()
    scene.outer.mask = mask
    let shown = try #require(scene.outer.presentation()?.mask)
    #expect(shown !== mask && shown.model() === mask)
  }

  @Test func conversionsGoWhereThingsAreSeen() throws {
    let scene = Scene()
    let root = scene.scene.stage.root.view.layer
    let shown = try #require(scene.inner.layer.presentation())
    #expect(shown.convert(CGPoint.zero, to: root) == CGPoint(x: 110, y: 10))
    #expect(scene.inner.layer.convert(CGPoint.zero, to: root) == CGPoint(x: 210, y: 10))
    #expect(shown.convert(CGPoint(x: 110, y: 10), from: nil) == .zero)
    #expect(shown.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: nil).minX == 110)
    #expect(try #require(scene.outer.presentation()).convert(CGPoint.zero, from: shown) == CGPoint(x: 10, y: 10))
  }

  @Test func nothingIsDoneToTheCopies() throws {
    let scene = Scene()
    let shown = try #require(scene.outer.presentation())
    shown.opacity = 0
    shown.addSublayer(CALayer())
    shown.removeFromSuperlayer()
    UIView.animate(withDuration: 1) { shown.position.x = 5 }
    #expect(shown.animationKeys() == nil && scene.outer.sublayers?.count == 2)
    #expect(scene.outer.superlayer != nil && scene.outer.opacity == 1)
  }

  @Test func copiesKeepNothingAlive() throws {
    let scene = Scene()
    var layer: CALayer? = CALayer()
    scene.outer.addSublayer(try #require(layer))
    let shown = try #require(layer?.presentation())
    weak let weakly = layer
    layer?.removeFromSuperlayer()
    layer = nil
    #expect(weakly == nil && shown.superlayer == nil && shown.model() === shown)
  }
}
