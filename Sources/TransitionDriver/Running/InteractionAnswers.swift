import TransitionGenerators
import TransitionTrace

extension Subject {
  /// The same subject, with a finger in its stories if its delegate answers a driver that begins under one, and with one
  /// that takes up what runs by itself if there is a driver and an interruptible animator.
  ///
  /// Found out by stories of its own, told before all others: they present and dismiss, and depend on the subject alone.
  func findingOutWhoDrives() -> Subject {
    // The app's own handlers say themselves what they can do.
    if dismissingFinger != nil || presentingFinger != nil || interruptingFinger != nil { return self }
    var driven = self
    var answers = Answers()
    driven.ask([.init(.present(.subject)), .init(.dismiss())], &answers)
    if driven.stories.presentsInteractively, !asksWhatIfInteractive {
      // What waits for a finger never comes to its dismissal without one.
      driven.ask([.init(.presentInteractively), .init(.finish()), .init(.dismiss())], &answers)
    }
    driven.stories.interruptsTransitions = answers.isInterruptible && (answers.hasDriver || asksWhatIfInteractive)
    return driven
  }

  private struct Answers {
    var hasDriver = false
    var isInterruptible = false
  }

  /// Tells a story, and takes down what the app answers in it.
  private mutating func ask(_ steps: [ScenarioStep], _ answers: inout Answers) {
    let trace = StoryRun.tell(Scenario(variant: stories.variant, steps: steps), of: self, rules: []).trace
    for event in trace.events {
      guard case .asked(let question, _, answered: true) = event.kind,
        let transition = trace.transition(event.transition)
      else { continue }
      switch question {
      case .interruptibleAnimator: answers.isInterruptible = true
      case .interactionController:
        answers.hasDriver = true
        if !transition.isInteractive { continue }
        switch transition.direction {
        case .present: stories.presentsInteractively = true
        case .dismiss: stories.dismissesInteractively = true
        }
      default: continue
      }
    }
  }
}
