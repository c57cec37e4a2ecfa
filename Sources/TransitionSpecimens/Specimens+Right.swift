public import TransitionDriver

extension Specimens {
  /// A custom presentation with a presentation controller that takes the presenter's view away, and one animator.
  public static let answersWay = Subject("answers-way") { SlidingController() }.among(.fullScreen).inOneOrientation()

  /// The same slide for a finger: it also tidies up after a cancelled dismissal.
  public static let answersWayMadeRight = Subject("answers-way-made-right") { TidySlidingController() }
    .whatIfInteractive()

  /// A picture growing out of a button, made right.
  public static let storyMadeRight = Subject(
    "story-made-right", root: { GrowingHostController() }, start: { $0.show(CarefullyGrownController()) })

  /// The same growth under a finger it was not written for.
  public static let storyMadeRightIfInteractive = Subject(
    "story-made-right-if-interactive", root: { GrowingHostController() }, start: { $0.show(CarefullyGrownController()) }
  ).whatIfInteractive()

  /// A full-screen page that comes in from the side; a finger pushes it out again with a percent driver.
  public static let slide = Subject("slide") { PageController() }.dragged(PageController.self)

  /// A photo that zooms out of its thumbnail as a picture; a finger can pull it back.
  public static let zoom = Subject(
    "zoom", root: { PhotoWallController() }, start: { $0.show(PhotoController()) }
  ).dragged(PhotoController.self)

  /// A card over a dimmed presenter, under a driver that replays a verdict which came too early.
  public static let card = Subject("card") { CardController() }.dragged(CardController.self)

  /// A small box over a dimmed presenter; a tap outside of it dismisses it.
  public static let popup = Subject("popup") { PopupController() }

  /// A full-screen cross fade, and the same reversed.
  public static let fade = Subject("fade") { FadingController() }

  /// A drawer that a finger pulls out and pushes in, without a percent driver.
  public static let drawer = Subject("drawer") { DrawerController() }
    .presentedByFinger(
      DrawerController.self, began: { $0.edgePanBegan(over: $1) }, moved: { $0.panMoved(to: $1) },
      ended: { $0.panEnded(finishing: $1 == .finished) }
    )
    .dismissedByFinger(
      DrawerController.self, began: { $0.panBegan() }, moved: { $0.panMoved(to: $1) },
      ended: { $0.panEnded(finishing: $1 == .finished) })

  /// A card that presents a popup on itself.
  public static let nested = Subject("nested") { HelpfulCardController() }.dragged(HelpfulCardController.self)

  /// A card that a finger can catch while it comes or goes.
  public static let catchableCard = Subject("catchable-card") { CatchableCardController() }.caught()

  /// The same on a spring with a mass.
  public static let springCard = Subject("spring-card") { SpringCardController() }.caught()

  /// The same with keyframes inside its property animator.
  public static let keyframedCard = Subject("keyframed-card") { KeyframedCardController() }.caught()

  /// A card that a finger can catch, without a percent driver.
  public static let scrubbedCard = Subject("scrubbed-card") { ScrubbedCardController() }.caught()

  /// A card whose animation a tap cuts short.
  public static let skippableCard = Subject("skippable-card") { SkippableCardController() }
    .dragged(SkippableCardController.self)
    .interruptedByFinger(SkippableCardController.self, began: { $0.tappedMidway() })

  /// A sheet whose place depends on which way up the screen is.
  public static let turningSheet = Subject("turning-sheet") { TurningSheetController() }
}
