import UIKit

/// A card whose tap finishes the animator without stopping it.
final class ImpatientSkipCardController: SkippableCardController {
  override func makeLift(isPresenting: Bool) -> SkippableLift { ImpatientLift(isPresenting: isPresenting) }
}

private final class ImpatientLift: SkippableLift {
  override func skip() { running?.finishAnimation(at: .end) }
}
