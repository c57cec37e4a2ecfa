import Foundation
import UIKit

/// A note that pops up; its animator ends the transition only if the animation ran to its end.
final class HastyNoteController: SelfAnimatedController {
  init() { super.init(.overFullScreen) }

  required init?(coder: NSCoder) { nil }

  override func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    HastyFade(isPresenting: isPresenting)
  }
}

private final class HastyFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let note = context.view(forKey: isPresenting ? .to : .from)
    context.bringInArrivingView(isPresenting: isPresenting)
    if isPresenting { note?.alpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      note?.alpha = isPresenting ? 1 : 0
    } completion: { finished in
      note?.alpha = 1
      if finished {
        context.completeTransition(true)
      }
    }
  }
}
