package import Foundation
package import TransitionDriver
package import TransitionTrace
package import UIKit

/// A view on stage to be animated.
@MainActor
package final class AnimatedScene {
  package let journal = Journal()
  package let stage: Stage
  package let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  package init(_ variant: UIKitVariant = .standard) {
    stage = Stage(root: UIViewController(), variant: variant)
    stage.root.view.addSubview(view)
    stage.nextTurn()
  }

  /// Moves the view's middle to a place, evenly.
  package func move(
    to x: CGFloat, _ duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = .curveLinear
  ) {
    UIView.animate(withDuration: duration, delay: delay, options: options) {
      self.view.center.x = x
    } completion: { [journal] finished in
      journal.note("\(x) \(finished)")
    }
  }

  /// A property animator that takes the view's middle from 50 to 250 in a second, not yet started.
  package func animator(curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { self.view.center.x = 250 }
    animator.addCompletion { [journal] in journal.note("\($0)") }
    return animator
  }

  /// Where the view's middle shows on screen.
  package var shown: CGFloat? { view.layer.presentation()?.position.x }

  /// The same to a thousandth of a point, -1 where nothing shows.
  package var shownToTheThousandth: Double { (Double(shown ?? -1) * 1000).rounded() / 1000 }
}
