public import TransitionDriver

/// Transitions to try the harness on: wrong ones, each labelled with the rules it must break, and right ones.
@MainActor
public enum Specimens {
  /// All of them, in the order in which the command line lists them.
  public static let all: [Subject] = [questionsWay, answersWay, storysWay, storyMadeRight]

  /// A `CATransition` on the window's layer, then a segue without animation.
  public static let questionsWay = Subject(
    "questions-way", root: { SlideByLayerController.make() }, start: { $0.goOn() }
  ).breaking("viewDidAppear follows the end of the animation")

  /// A custom presentation with a presentation controller that takes the presenter's view away, and one animator.
  public static let answersWay = Subject("answers-way") { SlidingController() }.among(.fullScreen)

  /// A picture growing out of a button, with the mistakes of the story.
  public static let storysWay = Subject(
    "storys-way", root: { GrowingHostController() }, start: { $0.show(CarelesslyGrownController()) }
  ).breaking("completes exactly once", "presenter's view leaves and comes back")

  /// The same growth made right.
  public static let storyMadeRight = Subject(
    "story-made-right", root: { GrowingHostController() }, start: { $0.show(CarefullyGrownController()) })
}
