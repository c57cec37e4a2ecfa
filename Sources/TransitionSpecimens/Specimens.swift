public import TransitionDriver

/// Transitions to try the harness on: wrong ones, each labelled with the rules it must break, and right ones.
///
/// Each wrong one has one mistake and is right in every other respect. They stand for classes of reported bugs.
@MainActor
public enum Specimens {
  /// All of them, in the order in which the command line lists them: the wrong ones, then the right ones.
  public static let all: [Subject] = wrong + right

  /// Those that break a rule.
  public static let wrong: [Subject] = [
    questionsWay, storysWay, finishesIfFinished, passesFinished, completesTooSoon, alwaysSaysTrue,
    givesUpWithoutView, takesViewAway, leavesTouchesOff, staysHidden, losesQuickFlick, ignoresAbort,
    driverStaysArmed, alwaysInteractive, movesPresenter, borrowsPresenter, leavesAlpha, leavesShade,
    deafWithoutAnimation, undrivenAnimation, presentsTwice, safetyTimer, forwardsOneWay, measuresByWindow,
    forgottenDelegate, keepsContext, fadesPresenterAlongside, growsSlower, presentsTooEarly,
    finishesRunningAnimator, leavesAnimatorStopped, finishesInCompletion, newAnimatorEachTime, keepsAnimator,
    cancelsOnlyContext, turnsAnimatorBehindBack, answersWayIfInteractive, storysWayIfInteractive,
  ]

  /// Those that break none.
  public static let right: [Subject] = [
    answersWay, storyMadeRight, slide, zoom, card, popup, fade, drawer, nested, turningSheet, answersWayMadeRight,
    storyMadeRightIfInteractive, catchableCard, springCard, keyframedCard, scrubbedCard,
    skippableCard,
  ]
}

extension Subject {
  /// The same subject with the pan gesture of its controller.
  func dragged<Controller: DraggableController>(_: Controller.Type) -> Subject {
    dismissedByFinger(
      Controller.self, began: { $0.panBegan() }, moved: { $0.panMoved(to: $1) },
      ended: { controller, end in
        switch end {
        case .finished: controller.panEnded(finishing: true)
        case .cancelled: controller.panEnded(finishing: false)
        case .aborted: controller.panCancelled()
        }
      })
  }

  /// The same subject with what the pan gesture of its card does midway.
  func caught() -> Subject {
    dragged(DraggableController.self).interruptedByFinger(
      DraggableController.self, began: { $0.panBeganMidway() }, moved: { $0.panMoved(to: $1) },
      ended: { $0.panEnded(finishing: $1 == .finished) })
  }
}
