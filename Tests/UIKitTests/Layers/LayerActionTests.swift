import Testing
import TransitionTestSupport
import UIKit

/// What happens when a property changes, and who has a say.
@Suite(.serialized) @MainActor struct LayerActionTests {
  private final class Delegate: NSObject, CALayerDelegate {
    var answers: [String: any CAAction] = [:]
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answers[event] }
  }

  @Test func usuallyAnAnimation() {
    let layer = CALayer()
    #expect((layer.action(forKey: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
    #expect(layer.action(forKey: "unheardOf") == nil)
  }

  @Test func aNullObjectForbidsIt() {
    let scene = AnimatedScene()
    let layer = CALayer()
    scene.view.layer.addSublayer(layer)
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    layer.position.x = 5
    #expect(layer.animationKeys() == ["position"])
  }

  @Test func theDelegateGoesFirst() throws {
    let scene = AnimatedScene()
    let layer = CALayer()
    scene.view.layer.addSublayer(layer)
    let delegate = Delegate()
    let slow = CABasicAnimation(keyPath: "opacity")
    slow.duration = 2
    delegate.answers["opacity"] = slow
    layer.delegate = delegate
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0
    scene.stage.advance(by: .seconds(1))
    #expect(try #require(layer.presentation()).opacity == 0.5)
    #expect(scene.stage.settle().advanced == .seconds(1))
  }

  @Test func aViewAnimatesItsLayerInBlocksAlone() {
    let scene = AnimatedScene()
    let layer = scene.view.layer
    #expect(layer.action(forKey: "opacity") == nil)
    UIView.animate(withDuration: 3) {
      #expect(layer.action(forKey: "opacity")?.isAnimation(of: 3) == true)
    }
    UIView.performWithoutAnimation { #expect(layer.action(forKey: "opacity") == nil) }
  }
}

extension CAAction {
  fileprivate func isAnimation(of duration: Double) -> Bool { (self as? CABasicAnimation)?.duration == duration }
}
