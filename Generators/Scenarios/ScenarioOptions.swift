public import TransitionTrace

/// What may occur in generated scenarios.
public struct ScenarioOptions: Hashable, Sendable {
  /// Whether plain controllers are presented beside the subject.
  public var presentsPlainControllers = true
  /// Whether requests without animation occur.
  public var asksWithoutAnimation = true
  /// Whether animations are switched off and on.
  public var disablesAnimations = true
  /// Whether snapshots come out blank or nil.
  public var breaksSnapshots = true
  /// Whether a finger dismisses the subject.
  public var dismissesInteractively = false
  /// Whether a finger presents the subject.
  public var presentsInteractively = false
  /// Whether a finger takes up the subject's transitions while they run by themselves, or turns them round.
  public var interruptsTransitions = false
  /// Whether a finger swipes sheets of the system's look away.
  public var swipesSheets = true
  /// Whether animations are taken off their layers.
  public var removesAnimations = true
  /// Whether the app goes to the background and comes back.
  public var entersBackground = true
  /// Whether the window changes its size.
  public var resizes = true
  /// Whether the main thread is kept busy for a while.
  public var hitches = true
  /// Whether the system warns of low memory.
  public var warnsOfMemory = true
  /// Whether requests are made from inside callbacks and completions.
  public var requestsInsideCallbacks = true
  /// Whether open orders of UIKit's callbacks are varied (``Unspecified/orders``).
  public var variesOrders = true
  /// Whether the window has other sizes than a phone's.
  public var variesWindow = true
  /// The styles of the plain controllers that stories put under, over and beside the subject.
  public var plainStyles = Self.allPlainStyles
  /// UIKit's behaviour in every other respect.
  public var variant: UIKitVariant
  /// The largest number of controllers on the stage at the beginning, from 1 to 5.
  public var maximumStack = 5
  /// The largest number of steps, at least 1.
  public var maximumSteps = 8

  /// The styles that need nothing from the app.
  public static let allPlainStyles: [PresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .automatic,
  ]

  /// Makes options under which everything occurs.
  public init(variant: UIKitVariant = .standard) { self.variant = variant }
}
