public import TransitionDriver
import UIKit

extension Specimens {
  /// A `CATransition` on the window's layer, then a segue without animation (R93).
  public static let questionsWay = Subject(
    "questions-way", root: { SlideByLayerController.make() }, start: { $0.goOn() }
  ).breaking("viewDidAppear follows the end of the animation")

  /// A picture growing out of a button, with the mistakes of the story (R1).
  public static let storysWay = Subject(
    "storys-way", root: { GrowingHostController() }, start: { $0.show(CarelesslyGrownController()) }
  ).inOneOrientation().breaking(
    "completes exactly once", "presenter's view leaves and comes back", "completion tells the truth")

  /// The same under a finger: its literal `true` comes to light as well (R1, R15).
  public static let storysWayIfInteractive = Subject(
    "storys-way-if-interactive", root: { GrowingHostController() }, start: { $0.show(CarelesslyGrownController()) }
  ).inOneOrientation().whatIfInteractive().breaking(
    "completes exactly once", "presenter's view leaves and comes back",
    "completion tells the truth")

  /// The answer's slide under a finger: a cancelled dismissal leaves the presenter's view in the container (R13).
  public static let answersWayIfInteractive = Subject("answers-way-if-interactive") { SlidingController() }
    .among(.fullScreen).inOneOrientation().whatIfInteractive().breaking("a cancelled transition restores the world")

  // MARK: - Completion (A)

  /// Completes only where the animation ran to its end (R127, B15).
  public static let finishesIfFinished = Subject("finishes-if-finished") { HastyNoteController() }
    .breaking("completes exactly once")

  /// Completes with the animation's `finished` (R17).
  public static let passesFinished = Subject("passes-finished") { BannerController() }
    .breaking("completion does not depend on finished")

  /// Completes before its animation ends, from a completion block that was set too late (R12).
  public static let completesTooSoon = Subject("completes-too-soon") { ImpatientController() }
    .breaking("viewDidAppear follows the end of the animation")

  /// Completes with a literal `true` under a percent driver (R13, R15).
  public static let alwaysSaysTrue = Subject("always-says-true") { OptimisticCardController() }
    .dragged(OptimisticCardController.self)
    .breaking("completion tells the truth", "presentation hooks are balanced and truthful")

  /// Does nothing where a view is `nil` because the presenter is kept (R17).
  public static let givesUpWithoutView = Subject("gives-up-without-view") { CrossFadingController() }
    .breaking("completes exactly once")

  // MARK: - Cancelling (B)

  /// Takes the dismissed view away for a picture of it, and does not bring it back (R27).
  public static let takesViewAway = Subject("takes-view-away") { PicturedCardController() }
    .dragged(PicturedCardController.self).breaking("a cancelled transition restores the world")

  /// Switches touches off for the dismissal, and on again only where it succeeded (R28).
  public static let leavesTouchesOff = Subject("leaves-touches-off") { NumbCardController() }
    .dragged(NumbCardController.self).breaking("touches reach the top")

  /// Hides a thumbnail of the presenter's, and shows it again only where the dismissal succeeded (R109).
  public static let staysHidden = Subject(
    "stays-hidden", root: { PhotoWallController() }, start: { $0.show(ForgetfulPhotoController()) }
  ).dragged(ForgetfulPhotoController.self).breaking("a cancelled transition restores the world")

  // MARK: - Drivers and fingers (C)

  /// Loses the verdict of a flick that ends before the transition has begun (R44).
  public static let losesQuickFlick = Subject("loses-quick-flick") { SlowCardController() }
    .dragged(SlowCardController.self).breaking("completes exactly once")

  /// Does not know that the system can take a gesture away (R48).
  public static let ignoresAbort = Subject("ignores-abort") { DeafCardController() }
    .dragged(DeafCardController.self).breaking("completes exactly once")

  /// Keeps its driver after a cancelled drag, for a dismissal that no finger drives (R50, R63).
  public static let driverStaysArmed = Subject("driver-stays-armed") { ArmedCardController() }
    .dragged(ArmedCardController.self).breaking("completes exactly once")

  /// Always answers a driver, and has no gesture (contract D9).
  public static let alwaysInteractive = Subject("always-interactive") { DrivenCardController() }
    .breaking("completes exactly once")

  // MARK: - The presenter's view (D)

  /// Puts the presenter's view into the container although it never left (R65, R66).
  public static let movesPresenter = Subject("moves-presenter") { DiggingCardController() }
    .breaking("presenter's view leaves and comes back")

  /// Takes the presenter's view into the container to scale it, and leaves it there (R71).
  public static let borrowsPresenter = Subject("borrows-presenter") { BorrowingSheetController() }
    .breaking("presenter's view leaves and comes back")

  // MARK: - Left behind (G)

  /// Leaves the presenter half transparent (R109).
  public static let leavesAlpha = Subject("leaves-alpha") { FadingCardController() }
    .breaking("nothing is left behind")

  /// Leaves a shade over the presenter where the dismissal is not animated (R113, R116).
  public static let leavesShade = Subject(
    "leaves-shade", root: { UIViewController() }, start: { $0.present(ShadingSheetController(), animated: true) }
  ).breaking("nothing is left behind")

  // MARK: - Property animators (H)

  /// Finishes an animator that was not stopped (R117).
  public static let finishesRunningAnimator = Subject("finishes-running-animator") { ImpatientSkipCardController() }
    .interruptedByFinger(ImpatientSkipCardController.self, began: { $0.tappedMidway() })
    .breaking("property animators end legally")

  /// Stops an animator, and lets it go without finishing it (contract D22).
  public static let leavesAnimatorStopped = Subject("leaves-animator-stopped") { StoppedCardController() }
    .interruptedByFinger(StoppedCardController.self, began: { $0.tappedMidway() })
    .breaking("property animators end legally")

  /// Finishes an animator from inside its completion (R119).
  public static let finishesInCompletion = Subject("finishes-in-completion") { TidyingCardController() }.caught()
    .breaking("property animators end legally")

  /// Makes a new animator whenever it is asked (contract D14).
  public static let newAnimatorEachTime = Subject("new-animator-each-time") { ForgetfulCardController() }.caught()
    .breaking("one interruptible animator per transition")

  /// Uses an animator again that has run already (R122).
  public static let keepsAnimator = Subject("keeps-animator") { ThriftyCardController() }.caught()
    .breaking("completes exactly once")

  /// Cancels the transition, and lets the animation run on (contract D12b).
  public static let cancelsOnlyContext = Subject("cancels-only-context") { StubbornCardController() }.caught()
    .breaking("the animation goes the way of the transition")

  /// Turns an animator by hand (contract D12b).
  public static let turnsAnimatorBehindBack = Subject("turns-animator-behind-back") { TurningCardController() }
    .dragged(TurningCardController.self)
    .interruptedByFinger(TurningCardController.self, began: { $0.panBeganMidway() })
    .breaking("the animation goes the way of the transition")

  // MARK: - Without animation, and with another one (I)

  /// Does not complete a transition that is not animated (R84).
  public static let deafWithoutAnimation = Subject("deaf-without-animation") { BusyCardController() }
    .breaking("completes exactly once")

  /// Animates a layer under a percent driver, which can't hold it (R132).
  public static let undrivenAnimation = Subject("undriven-animation") { LayerCardController() }
    .dragged(LayerCardController.self)
    .breaking("completion tells the truth", "the animation goes the way of the transition")

  // MARK: - Requests that overlap (J)

  /// Presents the same controller at each tap (R134).
  public static let presentsTwice = Subject(
    "presents-twice", root: { MenuController() }, start: { $0.showDetails() }
  ).breaking("UIKit raises no exception")

  /// Completes whatever is in flight half a second later (R19).
  public static let safetyTimer = Subject("safety-timer") { TimedSheetController() }
    .breaking("completes exactly once", "viewDidAppear follows the end of the animation")

  // MARK: - Callbacks and frames (E, F)

  /// Tells its presenter that it comes back, and not that it does not after all (R84, R86).
  public static let forwardsOneWay = Subject("forwards-one-way") { ForwardingCardController() }
    .dragged(ForwardingCardController.self).breaking("appearance callbacks are balanced and in order")

  /// Takes its frame from the window instead of asking for the final one (R101).
  public static let measuresByWindow = Subject("measures-by-window") { MeasuringCardController() }
    .inOneOrientation().breaking("the presented view arrives")

  // MARK: - Lifetime (K)

  /// Lets its transitioning delegate die once the presentation is over (R140).
  public static let forgottenDelegate = Subject(
    "forgotten-delegate", root: { ListController() }, start: { $0.showCard() }
  ).breaking("the transitioning delegate stays")

  /// Keeps its last context, and so itself (R141).
  public static let keepsContext = Subject("keeps-context") { ClingingCardController() }
    .breaking("nothing leaks")

  // MARK: - Others

  /// Fades something outside the container alongside, and never back after a cancel (contract H14).
  public static let fadesPresenterAlongside = Subject(
    "fades-presenter-alongside", root: { HintingController() }, start: { $0.show(HintedCardController()) }
  ).dragged(HintedCardController.self).breaking("blocks alongside follow the transition")

  /// Is slower and smaller each time (R63, R113).
  public static let growsSlower = Subject("grows-slower", root: { ShelfController() }, start: { $0.openBox() })
    .breaking("cycles repeat")

  /// Presents on itself before it is in a window (R89).
  public static let presentsTooEarly = Subject("presents-too-early") { EagerCardController() }
    .breaking("UIKit has nothing to warn of")
}
