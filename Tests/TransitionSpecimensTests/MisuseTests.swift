import Foundation
import Testing
import TransitionDriver
import TransitionGenerators
import TransitionSpecimens

/// Stories that misuse UIKit as hard as they can: requests to anybody at any moment, in flight, from inside callbacks. What they
/// bring about themselves is never held against a transition.
@Suite(.serialized) @MainActor struct MisuseTests {
  @Test func noFindingIsTheStorysOwnFault() async throws {
    for right in Specimens.right {
      await letOthersIn()
      var subject = right
      subject.stories.disablesAnimations = false
      subject.stories.breaksSnapshots = false
      subject.stories.removesAnimations = false
      subject.stories.entersBackground = false
      subject.stories.resizes = false
      subject.stories.hitches = false
      subject.stories.warnsOfMemory = false
      var options = try CheckOptions().overridden(by: ProcessInfo.processInfo.environment)
      options.replay = nil
      if options.cases == CheckOptions().cases { options.cases = 150 }
      let failures = StoryCheck(subject, options).run().failures
      #expect(failures.map { "\($0.finding.invariant) \($0.replay)" } == [], "\(right.name)")
    }
  }
}
