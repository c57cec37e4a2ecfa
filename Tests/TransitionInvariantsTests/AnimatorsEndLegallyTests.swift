import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct AnimatorsEndLegallyTests {
  /// A world in which something became of animator 1, and then UIKit raised.
  private func world(
    _ changes: [(AnimatorChange, Int32)], _ exception: UIKitException, origin: Origin = .user
  ) -> World {
    let world = World()
    world.recorder.origin = origin
    for (change, perMille) in changes {
      world.wait(100)
      world.recorder.record(.propertyAnimator(change, animator: 1, perMille: perMille))
    }
    world.recorder.record(.propertyAnimator(.misused, animator: 1, perMille: changes.last?.1 ?? 0))
    world.recorder.raise(exception, .none, .none)
    return world
  }

  @Test(arguments: [
    (UIKitException.animatorReleased, AnimatorChange.paused, "was let go while it was paused or stopped"),
    (.animatorStopped, .stopped, "a stopped property animator was called"),
    (.animatorNotStopped, .started, "finishAnimation(at:) was called"),
    (.animatorNotPaused, .resumed, "continueAnimation was called"),
    (.animatorNotInactive, .started, "was configured"),
  ])
  func eachMisuseIsFoundWithWhatWentBefore(exception: UIKitException, change: AnimatorChange, words: String) throws {
    let world = world([(.started, 0), (change, 375)], exception)
    let finding = try #require(findings(AnimatorsEndLegally(), world).first)
    #expect(finding.statement.contains(words))
    #expect(finding.because.hasPrefix("animator 1 ") && finding.because.hasSuffix(" at 200 ms"))
    #expect(finding.because.contains("37.5 %") == (change != .started))
    #expect(tag(finding, world) == .raised)
    #expect(judged(world) == ["property animators end legally"])
  }

  @Test func anAnimatorThatWasNeverStartedSaysSo() {
    let world = world([], .animatorNotStopped)
    #expect(findings(AnimatorsEndLegally(), world).map(\.because) == ["animator 1 had not been started"])
  }

  @Test func theStorysOwnMisuseIsNot() {
    #expect(judged(world([(.started, 0)], .animatorNotStopped, origin: .story)).isEmpty)
  }

  @Test func otherExceptionsAreAnotherRules() {
    let world = World()
    world.user { world.recorder.raise(.viewHierarchy, world.story, .none) }
    #expect(judged(world) == ["UIKit raises no exception"])
  }

  @Test func aLifeByTheRulesIsNothingToSpeakOf() {
    let world = World.right(removes: true)
    for change in [AnimatorChange.started, .paused, .reversed, .resumed, .stopped, .ended] {
      world.recorder.record(.propertyAnimator(change, animator: 1, perMille: 500))
    }
    #expect(judged(world).isEmpty)
  }
}
