public import TransitionDriver

/// Transitions to try the harness on: wrong ones, each labelled with the rules it must break, and right ones.
///
/// Each wrong one has one mistake and is right in every other respect. They stand for classes of reported bugs.
@MainActor
public enum Specimens {
  /// All of them, in the order in which the command line lists them.
  public static let all: [Subject] = [
    questionsWay, answersWay, storysWay, storyMadeRight,
    // Wrong.
    completesTooSoon, givesUpWithoutView, alwaysInteractive, movesPresenter, borrowsPresenter, leavesAlpha, leavesShade,
    deafWithoutAnimation, presentsTwice, safetyTimer,
    // Right.
    slide, zoom, card, popup, fade, drawer, nested, turningSheet, answersWayMadeRight, storyMadeRightIfInteractive,
  ]

  /// Those whose mistakes need steps or rules that there are not yet. They move to ``all`` when there are.
  public static let waiting: [Subject] = [
    finishesIfFinished, passesFinished, alwaysSaysTrue, takesViewAway, leavesTouchesOff, staysHidden, losesQuickFlick,
    ignoresAbort, driverStaysArmed, undrivenAnimation, forgottenDelegate, keepsContext, fadesPresenterAlongside,
    growsSlower, presentsTooEarly, answersWayIfInteractive, storysWayIfInteractive,
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
}
