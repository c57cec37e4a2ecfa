import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// Where touches go: in flight, on what is being animated, and where the app wants none (contract G21, H10).
@Suite(.serialized) @MainActor struct TouchTests {
  private let journal = Journal()

  /// A button in a controller's view.
  private func button(in controller: UIViewController) -> UIButton {
    let button = UIButton(
      frame: CGRect(x: 100, y: 400, width: 200, height: 100),
      primaryAction: UIAction { [journal] _ in journal.note("tapped") })
    controller.view.addSubview(button)
    return button
  }

  private let middle = CGPoint(x: 200, y: 450)

  @Test(
    "In flight nobody who takes part gets touches; at rest the top does", .contract("G21"),
    arguments: Styles.removing + Styles.keeping)
  func inFlight(style: UIModalPresentationStyle) {
    let scene = ModalScene(style)
    let (simulation, window) = (scene.stage.simulation, scene.stage.window)
    let (below, above) = (button(in: scene.a), button(in: scene.b))
    scene.stage.settle()
    #expect(scene.stage.tap(below))
    #expect(simulation.controllerReached(at: middle, in: window) === scene.a)
    scene.a.present(scene.b, animated: true)
    for fraction in [0.0, 0.5, 0.9] {
      scene.stage.advance(toFractionOfTransition: fraction)
      #expect(!scene.stage.tap(below) && !scene.stage.tap(above))
      #expect(simulation.controllerReached(at: middle, in: window) == nil)
    }
    scene.stage.settle()
    #expect(scene.stage.tap(above))
    #expect(simulation.controllerReached(at: middle, in: window) === scene.b)
    scene.b.dismiss(animated: true)
    scene.stage.advance(toFractionOfTransition: 0.5)
    #expect(!scene.stage.tap(below) && !scene.stage.tap(above))
    scene.stage.settle()
    #expect(scene.stage.tap(below) && !scene.stage.tap(above))
    #expect(journal.take() == "tapped, tapped, tapped")
  }

  @Test("A transition that never completes keeps touches away for ever", .contract("G21", "B15"))
  func stuck() {
    let scene = ModalScene(.overFullScreen, presenting: RecordingAnimator.endless)
    let above = button(in: scene.b)
    _ = scene.present()
    let target = scene.stage.simulation.touchTarget(at: middle, in: scene.stage.window)
    #expect(target == nil && !scene.stage.tap(above))
  }

  @Test("What a presentation puts into the container belongs to no controller", .contract("G21"))
  func dimming() {
    let scene = ModalScene.custom()
    let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    _ = scene.present()
    scene.b.view.frame = CGRect(x: 0, y: 600, width: 390, height: 244)
    scene.presentation?.containerView?.insertSubview(dimming, at: 0)
    let (simulation, window) = (scene.stage.simulation, scene.stage.window)
    #expect(simulation.touchTarget(at: middle, in: window) === dimming)
    #expect(simulation.controllerReached(at: middle, in: window) == nil)
    #expect(simulation.controllerReached(at: CGPoint(x: 200, y: 700), in: window) === scene.b)
  }

  @Test("A view takes no touches while it is animated, unless its block lets them through", .contract("H10"))
  func animatedViews() {
    let scene = AnimatedScene()
    let button = button(in: scene.stage.root)
    for (options, gets) in [([], false), (UIView.AnimationOptions.allowUserInteraction, true)] {
      button.alpha = 1
      scene.stage.settle()
      UIView.animate(withDuration: 1, delay: 0.5, options: options) { button.alpha = 0.5 }
      scene.stage.advance(by: .milliseconds(100))
      #expect(scene.stage.tap(button) == gets)
      scene.stage.advance(by: .seconds(1))
      #expect(scene.stage.tap(button) == gets)
      scene.stage.settle()
      #expect(scene.stage.tap(button))
    }
  }

  @Test("Nor while a view around it is animated; layers' own animations keep nothing away", .contract("H10"))
  func animatedAncestors() {
    let scene = AnimatedScene()
    let button = button(in: scene.stage.root)
    UIView.animate(withDuration: 1) { scene.stage.root.view.alpha = 0.5 }
    #expect(!scene.stage.tap(button))
    scene.stage.settle()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 1
    button.layer.add(fade, forKey: nil)
    #expect(scene.stage.tap(button))
  }

  @Test("A nested block lets touches through where the outer one does", .contract("H10"), arguments: [false, true])
  func nestedBlocks(isOwn: Bool) {
    let scene = AnimatedScene()
    let button = button(in: scene.stage.root)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      UIView.animate(withDuration: 1, delay: 0, options: isOwn ? .overrideInheritedOptions : []) { button.alpha = 0.5 }
    }
    #expect(scene.stage.tap(button) == !isOwn)
  }

  @Test("Hit tests know where views will be, not where they are seen", .contract("H10"))
  func modelPositions() {
    let scene = AnimatedScene()
    let (simulation, window) = (scene.stage.simulation, scene.stage.window)
    scene.move(to: 250, 1, options: [.allowUserInteraction, .curveLinear])
    #expect(scene.shown == 50)
    #expect(simulation.touchTarget(at: CGPoint(x: 250, y: 50), in: window) === scene.view)
    #expect(simulation.touchTarget(at: CGPoint(x: 50, y: 50), in: window) === scene.stage.root.view)
  }

  @Test("No touches where the app wants none, or is not in front", .contract("G21"))
  func keptAway() {
    let scene = AnimatedScene()
    let button = button(in: scene.stage.root)
    let view: UIView = scene.stage.root.view
    func tapWhile(_ change: () -> Void, _ back: () -> Void) -> Bool {
      change()
      defer { back() }
      return scene.stage.tap(button)
    }
    let app = UIApplication.shared
    #expect(!tapWhile({ view.isUserInteractionEnabled = false }, { view.isUserInteractionEnabled = true }))
    #expect(!tapWhile({ view.isHidden = true }, { view.isHidden = false }))
    #expect(!tapWhile({ view.alpha = 0.005 }, { view.alpha = 1 }))
    #expect(!tapWhile({ button.removeFromSuperview() }, { view.addSubview(button) }))
    #expect(!tapWhile(scene.stage.simulation.enterBackground, scene.stage.simulation.enterForeground))
    app.beginIgnoringInteractionEvents()
    #expect(!tapWhile(app.beginIgnoringInteractionEvents, app.endIgnoringInteractionEvents))
    #expect(app.isIgnoringInteractionEvents && !scene.stage.tap(button))
    app.endIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    #expect(!app.isIgnoringInteractionEvents && scene.stage.tap(button))
    #expect(journal.take() == "tapped")
  }
}
