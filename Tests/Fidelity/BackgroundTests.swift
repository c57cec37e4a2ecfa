import Foundation
import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What the system does to the app: the background, animations taken off, memory warnings (contract H4, J4).
@Suite(.serialized) @MainActor struct BackgroundTests {
  @Test("In the background every animation is off its layer, and its block hears false", .contract("H4"))
  func entering() {
    let scene = AnimatedScene()
    scene.move(to: 250, 1)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      scene.view.alpha = 0.5
    } completion: { [journal = scene.journal] finished in
      journal.note("repeating \(finished)")
    }
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.simulation.enterBackground()
    #expect(scene.view.layer.animationKeys() == nil)
    #expect(scene.shown == 250)
    #expect(scene.journal.take() == "", "never inside the call")
    scene.stage.advance(by: .zero)
    #expect(scene.journal.take() == "250.0 false, repeating false")
  }

  @Test("What the app asked to stay on its layer stays there, and goes on", .contract("H4"), arguments: [false, true])
  func keptAnimations(beganThere: Bool) {
    let scene = AnimatedScene()
    let layer = scene.view.layer
    let beat = CABasicAnimation(keyPath: "opacity")
    (beat.fromValue, beat.duration, beat.repeatCount) = (0, 1, .infinity)
    beat.isRemovedOnCompletion = false
    if beganThere { scene.stage.simulation.enterBackground() }
    layer.add(beat, forKey: "beat")
    beat.isRemovedOnCompletion = true
    layer.add(beat, forKey: "passing")
    scene.stage.simulation.enterBackground()
    scene.stage.advance(by: .milliseconds(2250))
    scene.stage.simulation.enterForeground()
    scene.stage.simulation.removeAnimations()
    #expect(layer.animationKeys() == ["beat"])
    #expect(layer.presentation()?.opacity == 0.25)
    layer.removeAllAnimations()
  }

  @Test("What begins in the background ends at once, with false", .contract("H4"))
  func beginningThere() {
    let scene = AnimatedScene()
    scene.stage.simulation.enterBackground()
    scene.stage.settle()
    scene.move(to: 250, 1)
    scene.stage.advance(by: .zero)
    #expect(scene.view.center.x == 250)
    #expect(scene.journal.take() == "250.0 false")
    scene.stage.simulation.enterForeground()
    scene.move(to: 100, 1)
    scene.stage.settle()
    #expect(scene.journal.take() == "100.0 true")
  }

  @Test("Layers' own animations and transactions hear of it too", .contract("H4", "H13"))
  func explicitAnimations() {
    final class Delegate: NSObject, CAAnimationDelegate {
      var log: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag) }
    }
    for isThere in [false, true] {
      let scene = AnimatedScene()
      let delegate = Delegate()
      if isThere { scene.stage.simulation.enterBackground() }
      CATransaction.begin()
      CATransaction.setCompletionBlock { [journal = scene.journal] in journal.note("transaction") }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 1
      fade.delegate = delegate
      scene.view.layer.add(fade, forKey: "fade")
      CATransaction.commit()
      if !isThere { scene.stage.simulation.enterBackground() }
      scene.stage.advance(by: .zero)
      #expect(delegate.log == [false])
      #expect(scene.journal.take() == "transaction")
    }
  }

  @Test("UIKit's own transitions complete on the way to the background", .contract("H4"), arguments: Styles.removing)
  func standardTransition(style: UIModalPresentationStyle) {
    let scene = ModalScene(style)
    scene.a.present(scene.b, animated: true)
    scene.stage.advance(toFractionOfTransition: 0.5)
    _ = scene.journal.take()
    scene.stage.simulation.enterBackground()
    #expect(scene.stage.settle().advanced == .zero)
    #expect(scene.journal.take() == "B.vDA, A.vDD")
    #expect(scene.stage.findings().isEmpty)
  }

  @Test("An animator that completes only where its block hears true hangs", .contract("H4", "B15"))
  func hangingTransition() {
    let scene = ModalScene(
      .fullScreen,
      presenting: { context in
        RecordingAnimator.place(context)
        context.view(forKey: .to)?.alpha = 0
        UIView.animate(withDuration: 0.4) {
          context.view(forKey: .to)?.alpha = 1
        } completion: { finished in
          if finished { context.completeTransition(true) }
        }
      })
    scene.a.present(scene.b, animated: true)
    scene.stage.advance(toFractionOfTransition: 0.5)
    scene.stage.simulation.enterBackground()
    scene.stage.simulation.enterForeground()
    #expect(!scene.stage.settle().isAtRest)
  }

  @Test("The app is told, in the state that it then is in", .contract("H4"))
  func notifications() {
    @MainActor final class Listener: NSObject {
      var log: [String] = []
      func listen() {
        for name in [
          UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
          UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ] {
          NotificationCenter.default.addObserver(
            self, selector: Selector("heard:", Self.heard(_:)), name: name, object: nil)
        }
      }
      func heard(_ notification: Notification) {
        log.append(
          "\(notification.name.rawValue.dropFirst(13).dropLast(12)) \(UIApplication.shared.applicationState.rawValue)")
      }
    }
    let scene = AnimatedScene()
    let listener = Listener()
    listener.listen()
    scene.stage.simulation.enterForeground()
    #expect(listener.log == [])
    scene.stage.simulation.enterBackground()
    scene.stage.simulation.enterBackground()
    #expect(listener.log == ["WillResignActive 0", "DidEnterBackground 2"])
    scene.stage.simulation.enterForeground()
    #expect(listener.log.suffix(2) == ["WillEnterForeground 2", "DidBecomeActive 0"])
    NotificationCenter.default.removeObserver(listener)
  }

  @Test("Animations can be taken off as if the system had; repeating ones stay", .contract("H4"))
  func removing() {
    let scene = AnimatedScene()
    scene.move(to: 250, 1)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { scene.view.alpha = 0.5 }
    scene.stage.simulation.removeAnimations()
    scene.stage.advance(by: .zero)
    #expect(scene.journal.take() == "250.0 false")
    #expect(scene.view.layer.animationKeys() == ["opacity"])
  }

  @Test("Every controller in the window hears that memory is short, and keeps its view", .contract("J4"))
  func memoryWarning() {
    let scene = ModalScene().presented()
    let child = scene.controller("C")
    scene.a.addChild(child)
    scene.a.view.addSubview(child.view)
    child.didMove(toParent: scene.a)
    scene.stage.settle()
    _ = scene.journal.take()
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
    ) { [journal = scene.journal] _ in MainActor.assumeIsolated { journal.note("notification") } }
    scene.stage.simulation.sendMemoryWarning()
    NotificationCenter.default.removeObserver(token as Any)
    #expect(scene.journal.take([.environment, .closure]) == "A.memory, C.memory, B.memory, notification")
    #expect(scene.a.isViewLoaded && scene.b.isViewLoaded && child.isViewLoaded)
    let heard = scene.stage.trace.events.filter {
      if case .lifecycle(.didReceiveMemoryWarning, _, _) = $0.kind { true } else { false }
    }
    #expect(heard.count == 3 && heard.allSatisfy { $0.origin == .uikit })
  }
}
