import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// The pace of what is left once the finger is off (contract D3).
@Suite(.serialized) @MainActor struct CompletionCurveTests {
  private let driver = UIPercentDrivenInteractiveTransition()

  /// B's dismissal under the driver: its view sinks by 800 points in 0.4 seconds, and something in it fades in 0.3.
  private func dismissing(_ fade: UIView = UIView()) -> ModalScene {
    let scene = ModalScene.custom(dismissing: { context in
      let view = context.view(forKey: .from)!
      view.addSubview(fade)
      UIView.animate(withDuration: 0.4) {
        view.center.y += 800
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      UIView.animate(withDuration: 0.3) { fade.alpha = 0 }
    }).presented()
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    return scene
  }

  /// How far B's view has sunk, as a fraction of its way.
  private func fraction(_ scene: ModalScene) -> Double {
    (Double(scene.b.view.layer.presentation()?.position.y ?? -1) - 422) / 800
  }

  @Test(
    "The rest of the way has the completion curve, and takes as long with any", .contract("D3"),
    arguments: [
      (UIView.AnimationCurve.linear, 0.25), (.easeInOut, 0.129_162), (.easeIn, 0.093_465), (.easeOut, 0.378_138),
    ])
  func theWayOn(curve: UIView.AnimationCurve, quarter: Double) {
    let scene = dismissing()
    driver.completionCurve = curve
    driver.update(0.5)
    driver.finish()
    #expect(abs(fraction(scene) - 0.5) < 0.0001)
    scene.stage.advance(by: .milliseconds(50))
    #expect(abs(fraction(scene) - (0.5 + 0.5 * quarter)) < 0.0001)
    #expect(abs(scene.stage.settle().advanced / .milliseconds(1) - 150) < 0.001)
    #expect(scene.a.presentedViewController == nil)
  }

  @Test("So has the way back, at the completion speed", .contract("D3", "D4", "D5"))
  func theWayBack() {
    let scene = dismissing()
    driver.completionCurve = .easeIn
    driver.completionSpeed = 2
    driver.update(0.5)
    driver.cancel()
    scene.stage.advance(by: .milliseconds(25))
    #expect(abs(fraction(scene) - 0.5 * (1 - 0.093_465)) < 0.0001)
    #expect(abs(scene.stage.settle().advanced / .milliseconds(1) - 75) < 0.001)
    #expect(scene.a.presentedViewController === scene.b && scene.b.view.center.y == 422)
  }

  @Test("What ends before the transition ends when the pace brings it there", .contract("D3"))
  func whatEndsEarlier() {
    let fade = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let scene = dismissing(fade)
    driver.completionCurve = .easeIn
    driver.update(0.5)
    driver.finish()
    // Half of what is left; the curve comes there at 65.75 % of the time.
    scene.stage.advance(by: .milliseconds(131))
    #expect(fade.layer.animationKeys() == ["opacity"])
    scene.stage.advance(by: .milliseconds(1))
    #expect(fade.layer.animationKeys() == nil && fraction(scene) > 0.75 && fraction(scene) < 0.76)
  }

  @Test("A clock that the app sets itself is even", .contract("D3"))
  func setByHand() {
    let scene = dismissing()
    driver.completionCurve = .easeIn
    driver.finish()
    let container = scene.b.view.superview!.layer
    let now = container.convertTime(CACurrentMediaTime(), from: nil)
    container.beginTime = CACurrentMediaTime()
    container.timeOffset = now
    scene.stage.advance(by: .milliseconds(100))
    #expect(abs(fraction(scene) - 0.25) < 0.0001)
  }
}
