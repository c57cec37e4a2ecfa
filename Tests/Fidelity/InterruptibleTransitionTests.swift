import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Transitions with an interruptible animator (contract D11, D12, D12b, D14, D15).
@Suite(.serialized) @MainActor struct InterruptibleTransitionTests {
  private let driver = UIPercentDrivenInteractiveTransition()

  /// B, at rest over A unless it is to be presented, with a delegate whose animator can be interrupted.
  private func scene(
    presented: Bool = true, _ variant: UIKitVariant = .standard
  ) -> (scene: ModalScene, delegate: SlideDelegate) {
    let scene = ModalScene(.custom, variant: variant)
    let delegate = SlideDelegate(in: scene.journal)
    scene.b.transitioningDelegate = delegate
    if presented { _ = scene.presented() }
    _ = scene.journal.take()
    return (scene, delegate)
  }

  /// B's dismissal, begun under the driver.
  private func dismissing(
    _ variant: UIKitVariant = .standard
  ) -> (scene: ModalScene, delegate: SlideDelegate) {
    let (scene, delegate) = scene(variant)
    delegate.interactor = driver
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    return (scene, delegate)
  }

  private func asked(_ scene: ModalScene) -> Int {
    scene.stage.trace.events.count { event in
      if case .asked(.interruptibleAnimator, _, true) = event.kind { true } else { false }
    }
  }

  private func shown(_ scene: ModalScene) -> Double {
    (Double(scene.b.view.layer.presentation()?.position.y ?? -1) * 100).rounded() / 100
  }

  @Test("By itself the animator animates, and is asked for afterwards", .contract("D14"))
  func byItself() {
    let (scene, delegate) = scene(presented: false)
    scene.a.present(scene.b, animated: true)
    #expect(asked(scene) == 0)
    scene.stage.nextTurn()
    #expect(scene.journal.take([.animator, .appearance]) == "B.vWA, animate")
    #expect(asked(scene) == 1 && delegate.slide.current?.isRunning == true)
    #expect(scene.b.transitionCoordinator?.isInterruptible == true)
    let order = scene.stage.trace.events.compactMap { event -> String? in
      switch event.kind {
      case .animateTransitionCalled: "called"
      case .animationBegan: "began"
      case .asked(.interruptibleAnimator, _, _): "asked"
      default: nil
      }
    }
    #expect(order == ["called", "began", "asked"])
    #expect(abs(scene.stage.settle().advanced / .milliseconds(1) - 400) < 0.01)
    #expect(scene.journal.take([.animator, .appearance]) == "slide ends at end, B.vDA, ended(true)")
    #expect(scene.stage.findings().isEmpty)
  }

  @Test("What has none is asked for nothing", .contract("D14"))
  func without() {
    let scene = ModalScene.custom()
    _ = scene.present()
    #expect(asked(scene) == 0 && scene.b.transitionCoordinator == nil)
  }

  @Test("Under a finger the animator itself is driven, and animateTransition is not called", .contract("D15"))
  func driving() {
    let (scene, delegate) = dismissing()
    // Once for the presentation before, once now.
    #expect(scene.journal.take([.animator, .appearance]) == "B.vWD" && asked(scene) == 2)
    #expect(delegate.slide.current?.state == .active && delegate.slide.current?.isRunning == false)
    scene.stage.advance(by: .seconds(5))
    #expect(shown(scene) == 422)
    driver.update(0.25)
    #expect(shown(scene) == 622 && delegate.slide.current?.fractionComplete == 0.25)
    driver.finish()
    #expect(abs(scene.stage.settle().advanced / .milliseconds(1) - 300) < 0.01)
    #expect(scene.journal.take([.animator, .appearance]) == "slide ends at end, B.vDD, ended(true)")
    #expect(scene.a.presentedViewController == nil && scene.stage.findings().isEmpty)
  }

  @Test("Given up, it runs back and ends at its start", .contract("D15", "D28"), arguments: [1.0, 2.0])
  func cancelling(speed: Double) {
    let (scene, _) = dismissing()
    driver.update(0.25)
    driver.completionSpeed = speed
    driver.cancel()
    #expect(abs(scene.stage.settle().advanced / .milliseconds(1) - 100 / speed) < 0.01)
    #expect(
      scene.journal.take([.animator, .appearance]) == "B.vWD, slide ends at start, B.vWA, B.vDA, ended(false)")
    #expect(scene.b.view.center.y == 422 && scene.a.presentedViewController === scene.b)
    #expect(scene.stage.findings().isEmpty)
  }

  @Test("Its timing curve is the pace of the rest", .contract("D11"))
  func timingCurve() {
    let (scene, _) = dismissing()
    driver.update(0.5)
    driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    driver.finish()
    scene.stage.advance(by: .milliseconds(100))
    // Half of the time for the rest of the way: 31.5 % of it, not half.
    #expect(abs(shown(scene) - 948) < 2)
    #expect(abs(scene.stage.settle().advanced / .milliseconds(1) - 100) < 0.01)
  }

  @Test("Without an interruptible animator the timing curve means nothing", .contract("D11"))
  func unusedTimingCurve() {
    let scene = ModalScene.custom(dismissing: RecordingAnimator.fadeBack).presented()
    scene.delegate.interactor = driver
    driver.timingCurve = UISpringTimingParameters()
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    driver.update(0.5)
    driver.finish()
    #expect(abs(scene.stage.settle().advanced / .milliseconds(1) - 200) < 0.01)
    driver.pause()
  }

  @Test("Pausing takes it up again, and the handlers hear of every change", .contract("D12", "D16"))
  func pausing() {
    let (scene, delegate) = dismissing()
    scene.b.transitionCoordinator?.notifyWhenInteractionChanges { context in
      scene.journal.note("handler \(context.isInteractive) \(context.isCancelled)")
    }
    driver.update(0.25)
    driver.finish()
    scene.stage.advance(by: .milliseconds(100))
    driver.pause()
    #expect(scene.b.transitionCoordinator?.isInteractive == true)
    #expect(abs(Double(driver.percentComplete) - 0.5) < 0.00001 && shown(scene) == 822)
    #expect(delegate.slide.current?.isRunning == false)
    scene.stage.advance(by: .seconds(3))
    driver.update(0.75)
    #expect(shown(scene) == 1022)
    driver.cancel()
    scene.stage.settle()
    #expect(scene.journal.take([.closure]) == "handler false false, handler true false, handler false true")
    #expect(scene.a.presentedViewController === scene.b && scene.b.view.center.y == 422)
    #expect(scene.stage.findings().isEmpty)
  }

  @Test("Given up, taken up again and finished, it completes", .contract("D12"))
  func changeOfMind() {
    for order in [UIKitVariant.CompensatingWills.atCompletion, .atCancel] {
      var variant = UIKitVariant()
      variant.compensatingWills = order
      let (scene, _) = dismissing(variant)
      driver.update(0.5)
      driver.cancel()
      scene.stage.advance(by: .milliseconds(100))
      driver.pause()
      #expect(abs(Double(driver.percentComplete) - 0.25) < 0.00001 && shown(scene) == 622)
      #expect(scene.b.transitionCoordinator?.isCancelled == false)
      driver.finish()
      scene.stage.settle()
      let turns = order == .atCancel ? "B.vWA, B.vWD, " : ""
      #expect(scene.journal.take([.appearance]) == "B.vWD, \(turns)B.vDD")
      #expect(scene.a.presentedViewController == nil)
      #expect(scene.stage.findings().isEmpty)
    }
  }

  @Test("Whatever is open elsewhere, nothing is held against it", .contract("D12"), arguments: Variants.each)
  func everyVariant(variant: UIKitVariant) {
    for finishes in [true, false] {
      let (scene, delegate) = dismissing(variant)
      driver.update(0.5)
      driver.finish()
      scene.stage.advance(by: .milliseconds(50))
      driver.pause()
      if finishes { driver.finish() } else { driver.cancel() }
      #expect(scene.stage.settle().isAtRest)
      #expect(scene.stage.findings().isEmpty)
      #expect((scene.a.presentedViewController == nil) == finishes)
      delegate.interactor = nil
    }
  }

  @Test("A controller of the app's own pauses by the context", .contract("D12"))
  func pausedByContext() {
    final class Own: NSObject, UIViewControllerInteractiveTransitioning {
      var wantsInteractiveStart: Bool { false }
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    }
    let (scene, delegate) = scene()
    delegate.interactor = Own()
    scene.b.dismiss(animated: true)
    scene.stage.advance(by: .milliseconds(100))
    let context = delegate.slide.context
    delegate.slide.current?.pauseAnimation()
    context?.pauseInteractiveTransition()
    #expect(context?.isInteractive == true && scene.b.transitionCoordinator?.percentComplete == 0.25)
    context?.cancelInteractiveTransition()
    delegate.slide.current?.isReversed = true
    delegate.slide.current?.startAnimation()
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.a.presentedViewController === scene.b && scene.stage.findings().isEmpty)
  }

  @Test("What began without a finger can be taken up later", .contract("D10", "D12b"))
  func startsByItself() {
    driver.wantsInteractiveStart = false
    let (scene, delegate) = scene(presented: false)
    delegate.interactor = driver
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    #expect(scene.journal.take([.animator]) == "animate")
    #expect(scene.b.transitionCoordinator?.initiallyInteractive == false)
    scene.stage.advance(by: .milliseconds(100))
    driver.pause()
    #expect(scene.b.transitionCoordinator?.isInteractive == true)
    driver.update(0.5)
    #expect(shown(scene) == 822)
    driver.cancel()
    scene.stage.settle()
    #expect(scene.journal.take([.animator]) == "slide ends at start, ended(false)")
    #expect(scene.a.presentedViewController == nil && scene.b.view.superview == nil)
    #expect(scene.stage.findings().isEmpty)
  }

  @Test("Turning the animator by hand tells the context nothing", .contract("D12b"))
  func turnedByHand() {
    let (scene, delegate) = scene(presented: false)
    scene.a.present(scene.b, animated: true)
    scene.stage.advance(by: .milliseconds(100))
    delegate.slide.current?.isReversed = true
    scene.stage.settle()
    #expect(scene.journal.take([.animator]) == "animate, slide ends at start, ended(true)")
    #expect(scene.a.presentedViewController === scene.b)
  }

  @Test("Without a finger and without a driver nothing is paused", .contract("D12"))
  func nothingToPause() {
    driver.pause()
    let (scene, _) = scene(presented: false)
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    driver.pause()
    #expect(scene.b.transitionCoordinator?.isInteractive == false)
    #expect(scene.stage.settle().isAtRest)
  }

  @Test("What runs alongside goes the animator's way", .contract("H14", "D15"))
  func alongside() {
    let (scene, delegate) = scene()
    delegate.interactor = driver
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.a.view.addSubview(view)
    scene.stage.nextTurn()
    scene.b.on(.vWD) { [unowned b = scene.b] in
      b.transitionCoordinator?.animate { _ in view.alpha = 0 }
    }
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    driver.update(0.25)
    #expect(view.layer.presentation()?.opacity == 0.75)
    driver.cancel()
    scene.stage.settle()
    #expect(view.alpha == 1)
  }

  @Test("A property animator that is not given as interruptible is driven with the container", .contract("D1"))
  func notGiven() {
    let scene = ModalScene.custom(
      dismissing: { context in
        let view = context.view(forKey: .from)!
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { view.center.y += 800 }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator.startAnimation()
      }
    ).presented()
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    driver.update(0.25)
    #expect(shown(scene) == 622)
    driver.cancel()
    #expect(abs(scene.stage.settle().advanced / .milliseconds(1) - 100) < 0.01)
    #expect(scene.a.presentedViewController === scene.b && scene.b.view.center.y == 422)
  }

  private func offered(_ scene: ModalScene) -> [String] {
    scene.stage.trace.events.compactMap { event in
      switch event.kind {
      case .propertyAnimator(.offered, let animator, _): "\(animator)"
      case .propertyAnimator(.offeredInactive, let animator, _): "\(animator) inactive"
      default: nil
      }
    }
  }

  @Test("It is asked for again whenever a finger takes the transition up or lets it go", .contract("D14"))
  func askedAgain() {
    let (scene, _) = dismissing()
    #expect(offered(scene) == ["1", "2"])
    driver.update(0.5)
    driver.cancel()
    scene.stage.advance(by: .milliseconds(100))
    driver.pause()
    driver.finish()
    #expect(offered(scene) == ["1", "2", "2", "2", "2"])
    scene.stage.settle()
    #expect(scene.stage.findings().isEmpty)
  }

  @Test("It is not asked for once it has come to its end", .contract("D14", "B13"))
  func notAskedAtTheEnd() {
    final class Late: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
      }
    }
    let (scene, delegate) = scene()
    let late = Late()
    delegate.interactor = late
    delegate.slide.beforeCompleting = { late.context?.finishInteractiveTransition() }
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    delegate.slide.current?.startAnimation()
    scene.stage.advance(by: .seconds(1))
    #expect(offered(scene) == ["1", "2"])
    #expect(scene.a.presentedViewController == nil && scene.stage.findings().isEmpty)
  }

  @Test("UIKit goes on with the first answer; another one is the app's mistake", .contract("D14"))
  func anotherAnswer() throws {
    let (scene, delegate) = dismissing()
    let first = delegate.slide.current
    delegate.slide.forgets = true
    driver.update(0.5)
    driver.finish()
    #expect(offered(scene) == ["1", "2", "3"] && first?.isRunning == true)
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.stage.findings().map(\.invariant) == ["one interruptible animator per transition"])
  }

  @Test("What becomes of a property animator is in the trace", .contract("D17", "D28"))
  func told() {
    let (scene, _) = dismissing()
    driver.update(0.5)
    driver.cancel()
    scene.stage.settle()
    let changes = scene.stage.trace.events.compactMap { event -> String? in
      guard case .propertyAnimator(let change, 2, let perMille) = event.kind else { return nil }
      return "\(change.name) \(perMille)"
    }
    #expect(changes == ["offered 0", "paused 0", "offered 0", "reversed 500", "resumed 500", "ended 0"])
  }
}
