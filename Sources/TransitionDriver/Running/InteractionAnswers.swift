import TransitionGenerators
import TransitionTrace

extension Subject {
  /// The same subject, with a finger in its stories if its delegate answers an interaction controller.
  ///
  /// Found out by a story of its own, told before all others: it presents and dismisses, and depends on the subject
  /// alone.
  func findingOutWhoDrives() -> Subject {
    if dismissingFinger != nil || presentingFinger != nil || asksWhatIfInteractive { return self }
    let story = Scenario(variant: stories.variant, steps: [.init(.present(.subject)), .init(.dismiss())])
    let trace = StoryRun.tell(story, of: self, rules: []).trace
    var driven = self
    for event in trace.events {
      guard case .asked(.interactionController, _, answered: true) = event.kind,
        let transition = trace.transition(event.transition)
      else { continue }
      switch transition.direction {
      case .present: driven.stories.presentsInteractively = true
      case .dismiss: driven.stories.dismissesInteractively = true
      }
    }
    return driven
  }
}
