import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// What people logged on devices when a swipe was begun and given up, in the normal form of the journal.
@Suite(.serialized) @MainActor struct SwipeGoldens {
  /// T04: velog.io/@rudin_/iOS-LifeCycle-in-Modal (February 2024, iOS 17). A card swiped down and let go again.
  @Test(arguments: UIKitVariant.CompensatingWills.allCases)
  func abandonedCard(order: UIKitVariant.CompensatingWills) throws {
    var variant = UIKitVariant.standard
    variant.compensatingWills = order
    let scene = ModalScene(.automatic, variant: variant).presented()
    let swipe = try #require(SheetSwipe.begin(on: scene.b))
    scene.stage.nextTurn()
    swipe.update(0.3)
    scene.stage.advance(by: .milliseconds(200))
    swipe.cancel()
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.journal.take([.appearance, .isAppearing]) == "B.vWD, B.vWA, B.vIA, B.vDA")
  }

  /// T04: the same card swiped away. Only B hears of it, and nothing keeps it alive.
  @Test func closedCard() throws {
    let scene = ModalScene(.automatic)
    weak var gone: UIViewController?
    do {
      let card = scene.controller("C", .automatic)
      gone = card
      scene.a.present(card, animated: true)
      scene.stage.settle()
      _ = scene.journal.take()
      let swipe = try #require(SheetSwipe.begin(on: card))
      scene.stage.nextTurn()
      swipe.finish()
      scene.stage.settle()
    }
    #expect(scene.journal.take([.appearance, .isAppearing]) == "C.vWD, C.vDD")
    #expect(gone == nil)
  }

  /// T37: xmartlabs/Eureka#1037 (2017). The controller on top, swiped at and kept; here with an animator of the app's and
  /// UIKit's percent-driven controller.
  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen])
  func abandonedDismissal(style: UIModalPresentationStyle) {
    let scene = ModalScene(
      style,
      dismissing: { context in
        let view = context.view(forKey: .from)!
        UIView.animate(withDuration: 0.4) {
          view.center.y += 800
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    ).presented()
    let driver = UIPercentDrivenInteractiveTransition()
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    driver.update(0.4)
    driver.cancel()
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.journal.take([.appearance]) == "B.vWD, B.vWA, B.vDA")
  }
}
