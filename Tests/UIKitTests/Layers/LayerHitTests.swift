import Testing
import TransitionDriver
import TransitionTestSupport
import UIKit

/// Which layer lies at a point.
@Suite(.serialized) @MainActor struct LayerHitTests {
  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  @Test func theFarthestDescendantInFrontIsHit() {
    let outer = layer(CGRect(x: 100, y: 100, width: 100, height: 100))
    let back = layer(CGRect(x: 10, y: 10, width: 50, height: 50), in: outer)
    let front = layer(CGRect(x: 40, y: 40, width: 50, height: 50), in: outer)
    #expect(outer.hitTest(CGPoint(x: 120, y: 120)) === back)
    #expect(outer.hitTest(CGPoint(x: 155, y: 155)) === front)
    #expect(outer.hitTest(CGPoint(x: 101, y: 101)) === outer)
    #expect(outer.hitTest(CGPoint(x: 99, y: 101)) == nil)
    front.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 155, y: 155)) === back)
    back.transform = CATransform3DMakeTranslation(-30, 0, 0)
    #expect(outer.hitTest(CGPoint(x: 155, y: 155)) === outer)
  }

  /// What moves is touched where it is seen, by asking its presentation layer.
  @Test func presentationLayersAreHitWhereTheyAreSeen() {
    let stage = Stage(root: UIViewController())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.view.addSubview(view)
    stage.nextTurn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
    stage.advance(by: .milliseconds(500))
    let seen = CGPoint(x: 55, y: 5)
    #expect(view.layer.hitTest(seen) == nil && view.layer.hitTest(CGPoint(x: 105, y: 5)) === view.layer)
    #expect(view.layer.presentation()?.hitTest(seen)?.model() === view.layer)
    #expect(view.layer.presentation()?.hitTest(CGPoint(x: 105, y: 5)) == nil)
    #expect(stage.root.view.layer.presentation()?.hitTest(seen)?.model() === view.layer)
  }
}
