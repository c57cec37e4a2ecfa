import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Transitions driven by a finger: `UIPercentDrivenInteractiveTransition` and the context behind it (contract B12, B13, D1–D10).
@Suite(.serialized) @MainActor struct InteractionTests {
  private let driver = UIPercentDrivenInteractiveTransition()

  /// An animator as people write it: it moves the view and completes with what the context says.
  private static let slide: RecordingAnimator.Behaviour = { context in
    let isPresentation = context.view(forKey: .from) == nil
    let view = context.view(forKey: isPresentation ? .to : .from)!
    context.containerView.addSubview(view)
    if isPresentation { view.center.y += 800 }
    UIView.animate(withDuration: 0.4) {
      view.center.y += isPresentation ? -800 : 800
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A kept-presenter scene whose dismissal, or presentation, the driver drives.
  private func scene(_ variant: UIKitVariant = .standard) -> ModalScene {
    ModalScene.custom(variant: variant, presenting: Self.slide, dismissing: Self.slide)
  }

  private func dismissing(_ variant: UIKitVariant = .standard) -> ModalScene {
    let scene = scene(variant).presented()
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    _ = scene.journal.take()
    return scene
  }

  @Test("The animator's animations are held still and moved by hand", .contract("D1", "D2"))
  func scrubbing() throws {
    let scene = dismissing()
    #expect(driver.duration == 0.4)
    scene.stage.advance(by: .seconds(5))
    let layer = scene.b.view.layer
    #expect(try #require(layer.presentation()).position.y == 422)
    driver.update(0.25)
    #expect(driver.percentComplete == 0.25)
    #expect(abs(try #require(layer.presentation()).position.y - 622) < 0.001)
    #expect(scene.a.presentedViewController === scene.b)
  }

  @Test("Finishing runs the rest at the completion speed", .contract("D3", "D5"), arguments: [1.0, 2.0])
  func finishing(speed: Double) {
    let scene = dismissing()
    driver.update(0.4)
    driver.completionSpeed = speed
    driver.finish()
    let rest = scene.stage.settle()
    #expect(rest.isAtRest)
    #expect(abs(rest.advanced / .milliseconds(1) - 240 / speed) < 0.01)
    #expect(scene.journal.take([.appearance, .hook]) == "pc.dismissalDidEnd(true), B.vDD")
    #expect(scene.a.presentedViewController == nil)
  }

  @Test(
    "A speed that is not greater than zero is slow, and the end comes all the same", .contract("D5"),
    arguments: [0.0, -1])
  func nonsensicalSpeed(speed: Double) {
    let scene = dismissing()
    driver.update(0.4)
    driver.completionSpeed = speed
    driver.finish()
    scene.stage.advance(by: .seconds(1))
    #expect(scene.journal.take([.appearance, .hook]) == "")
    scene.stage.advance(by: .seconds(240))
    #expect(scene.journal.take([.appearance, .hook]) == "pc.dismissalDidEnd(true), B.vDD")
  }

  @Test(
    "Let go at the very end nothing is left to run; the completions come, or are lost", .contract("D6"),
    arguments: Variants.of(\.driverAtTheEnd))
  func lettingGoAtTheEnd(variant: UIKitVariant) {
    for finishes in [true, false] {
      let scene = dismissing(variant)
      driver.update(finishes ? 1 : 0)
      if finishes { driver.finish() } else { driver.cancel() }
      let rest = scene.stage.settle()
      #expect(rest.isAtRest == (variant.driverAtTheEnd == .completes))
      if rest.isAtRest { #expect(rest.advanced == .zero) }
    }
  }

  @Test("Cancelling runs back and changes nothing", .contract("A28", "A31", "A35", "D4"))
  func cancelling() {
    let scene = dismissing()
    driver.update(0.4)
    driver.cancel()
    let rest = scene.stage.settle()
    #expect(abs(rest.advanced / .milliseconds(1) - 160) < 0.01)
    #expect(scene.journal.take([.appearance, .isAppearing]) == "B.vWA, B.vIA, B.vDA")
    #expect(scene.b.view.center.y == 422)
    #expect(scene.a.presentedViewController === scene.b && !scene.b.isBeingDismissed)
    scene.delegate.interactor = nil
    #expect(scene.dismiss([.appearance]) == "B.vWD, B.vDD")
  }

  @Test("A cancelled presentation leaves nothing", .contract("A33", "C4"))
  func cancelledPresentation() {
    let scene = scene()
    scene.delegate.interactor = driver
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    driver.update(0.7)
    driver.cancel()
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.journal.take([.appearance, .hook]) == "pc.willBegin, B.vWA, B.vWD, pc.didEnd(false), B.vDD")
    #expect(scene.a.presentedViewController == nil && scene.b.view.superview == nil)
  }

  @Test(
    "What the model is, and what the block hears, after running back is open", .contract("D4"),
    arguments: [UIKitVariant.ReversedModel.restored, .kept], [UIKitVariant.ReversedAnimation.finished, .unfinished])
  func afterRunningBack(model: UIKitVariant.ReversedModel, flag: UIKitVariant.ReversedAnimation) {
    var variant = UIKitVariant()
    variant.reversedModel = model
    variant.reversedAnimation = flag
    let scene = dismissing(variant)
    driver.update(0.5)
    driver.cancel()
    scene.stage.settle()
    #expect(scene.b.view.center.y == (model == .restored ? 422 : 1222))
    let flags = scene.stage.trace.events.compactMap { event -> Bool? in
      if case .animationEnded(_, .reversed, let finished) = event.kind { finished } else { nil }
    }
    #expect(flags == [flag == .finished])
  }

  /// Apple's own sample (contract A36) resets no frames after a cancel, so nobody's code is run without being asked for it.
  @Test("A model that is kept is a quirk, not an order", .contract("D4"))
  func keptModelIsAQuirk() {
    #expect(Unspecified.named("reversedModel")?.kind == .quirk)
    #expect(!Unspecified.orders.contains { $0.name == "reversedModel" })
  }

  @Test("Handlers first, then the compensating calls, now or at the end", .contract("A29", "A30", "D16"))
  func handlersComeFirst() {
    for order in [UIKitVariant.CompensatingWills.atCompletion, .atCancel] {
      var variant = UIKitVariant()
      variant.compensatingWills = order
      let scene = dismissing(variant)
      scene.b.transitionCoordinator?.notifyWhenInteractionChanges { context in
        scene.journal.note("handler \(context.isCancelled) \(context.isInteractive)")
      }
      driver.update(0.3)
      driver.cancel()
      let atCancel = scene.journal.take()
      scene.stage.settle()
      let atEnd = scene.journal.take([.appearance])
      switch order {
      case .atCompletion:
        #expect(atCancel == "handler true false")
        #expect(atEnd == "B.vWA, B.vDA")
      case .atCancel:
        #expect(atCancel == "handler true false, B.vWA")
        #expect(atEnd == "B.vDA")
      }
    }
  }

  @Test(
    "A verdict before the start is lost, and nothing ends the transition", .contract("D7"), arguments: [true, false])
  func lostFlick(finishes: Bool) {
    let scene = scene().presented()
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    driver.update(0.2)
    if finishes { driver.finish() } else { driver.cancel() }
    let rest = scene.stage.settle()
    #expect(!rest.isAtRest)
    #expect(driver.percentComplete == 0.2)
    driver.finish()
    #expect(scene.stage.settle().isAtRest)
  }

  @Test("A driver without a finger leaves the transition at nothing", .contract("D9"))
  func noFinger() {
    let scene = dismissing()
    #expect(!scene.stage.settle().isAtRest)
  }

  @Test("A driver that does not want to start under the finger lets the animator run", .contract("D10", "B12"))
  func startsByItself() {
    driver.wantsInteractiveStart = false
    let scene = dismissing()
    #expect(scene.b.transitionCoordinator?.initiallyInteractive == false)
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.a.presentedViewController == nil)
  }

  @Test("Updating, finishing and cancelling outside a transition do nothing", .contract("D8", "B13"))
  func outsideATransition() {
    driver.update(0.5)
    driver.finish()
    driver.cancel()
    let scene = scene()
    #expect(scene.present([.appearance]) == "B.vWA, B.vDA")
  }

  @Test("The context's flags follow the interaction and complete nothing", .contract("B12", "B13"))
  func contextFlags() {
    final class Own: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
      }
    }
    let scene = scene().presented()
    let own = Own()
    scene.delegate.interactor = own
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    let context = own.context
    #expect(context?.isInteractive == true && context?.transitionWasCancelled == false)
    context?.updateInteractiveTransition(0.4)
    #expect(scene.b.transitionCoordinator?.percentComplete == 0.4)
    context?.cancelInteractiveTransition()
    #expect(context?.isInteractive == false && context?.transitionWasCancelled == true)
    #expect(!scene.stage.settle().isAtRest)
    context?.completeTransition(false)
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.a.presentedViewController === scene.b)
  }

  @Test("True after a cancel is believed", .contract("B19"))
  func trueAfterCancel() {
    let scene = ModalScene.custom(
      dismissing: { context in
        let view = context.view(forKey: .from)!
        UIView.animate(withDuration: 0.5) {
          view.alpha = 0
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    ).presented()
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    driver.update(0.3)
    driver.cancel()
    scene.stage.settle()
    #expect(scene.a.presentedViewController == nil)
  }

  @Test("The block after a transition that was given up: not called, or called", .contract("A34"))
  func completionAfterCancel() {
    for choice in [UIKitVariant.CancelledCompletion.notCalled, .called] {
      var variant = UIKitVariant()
      variant.cancelledCompletion = choice
      let scene = scene(variant).presented()
      scene.delegate.interactor = driver
      scene.b.dismiss(animated: true) { scene.journal.note("completion") }
      scene.stage.nextTurn()
      driver.cancel()
      scene.stage.settle()
      #expect(scene.journal.take().contains("completion") == (choice == .called))
    }
  }

  @Test("What the app adds to a layer by hand is not driven", .contract("D1"))
  func explicitAnimations() {
    let scene = ModalScene.custom(
      dismissing: { context in
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 0.5
        CATransaction.begin()
        CATransaction.setCompletionBlock { context.completeTransition(!context.transitionWasCancelled) }
        context.view(forKey: .from)!.layer.add(fade, forKey: "fade")
        CATransaction.commit()
      }
    ).presented()
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    driver.update(0.1)
    scene.stage.advance(by: .milliseconds(600))
    #expect(scene.a.presentedViewController == nil, "it completed while the finger was down")
  }

  @Test("Finishing the context's interaction where there is none is harmless", .contract("B13b"))
  func finishingNothing() {
    let scene = ModalScene.custom(
      dismissing: { context in
        context.finishInteractiveTransition()
        context.completeTransition(true)
      }
    ).presented()
    #expect(scene.dismiss([.appearance]) == "B.vWD, B.vDD")
  }
}
