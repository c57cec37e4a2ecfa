#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

// swift-format-ignore: OrderedImports
import TransitionTrace

/// One presentation or dismissal, from the request until UIKit has finished it.
@MainActor
final class ModalTransition {
  let direction: TransitionDirection
  let presentationController: UIPresentationController
  let style: UIModalPresentationStyle
  let presenter: UIViewController
  /// The controller whose animation shows; for a dismissal of several, not always the one next to the presenter.
  let animated: UIViewController
  /// All that goes or comes, from the presenter upwards: one controller, unless several are dismissed (contract G8′).
  let chain: [UIViewController]
  let isAnimated: Bool
  let source: UIViewController
  let closure: Int32
  let request: Int32
  var completion: (() -> Void)?
  private(set) var ordinal: Int32 = 0
  /// When it began, in nanoseconds.
  private(set) var beganAt: Int64 = 0
  var context: TransitionContext?
  var coordinator: TransitionCoordinator?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// What can be paused and turned midway, once the animator has said so (contract D14).
  var interruptible: (any UIViewImplicitlyAnimating)?
  /// What the app offered as interruptible that is no property animator of UIKit's, with its number in the trace.
  var otherAnimators: [(animator: any UIViewImplicitlyAnimating, number: Int32)] = []
  private(set) var removesPresenter = false
  private var isAnimating = false
  /// The time a percent-driven interaction drives (contract D1).
  var drive: TransitionDrive?
  /// When the finger let it go, and when it is planned to have ended since then, in nanoseconds.
  var letGo: (begin: Int64, end: Int64)?
  /// The swipe that asked for it, if it is one of UIKit's own (contract C9).
  var swipe: SheetSwipe?
  /// Whether the compensating will-callbacks were sent when it was given up.
  var hasTurnedBack = false
  /// What the interaction does when the transition is over.
  var onceOver: (() -> Void)?
  /// The controller at the bottom of the chain, which keeps the transition in flight.
  var root: UIViewController?
  /// Requests that came before there was a coordinator.
  var earlyRequests: [@MainActor () -> Void] = []

  init(
    _ direction: TransitionDirection, presentationController: UIPresentationController,
    style: UIModalPresentationStyle, presenter: UIViewController, animated: UIViewController,
    chain: [UIViewController], source: UIViewController, isAnimated: Bool, request: Int32, closure: Int32,
    completion: (() -> Void)?
  ) {
    self.direction = direction
    self.presentationController = presentationController
    self.style = style
    self.presenter = presenter
    self.animated = animated
    self.chain = chain
    self.source = source
    self.isAnimated = isAnimated
    self.request = request
    self.closure = closure
    self.completion = completion
  }

  /// The controller next to the presenter.
  var presented: UIViewController { chain[0] }
  var isPresentation: Bool { direction == .present }
  var from: UIViewController { isPresentation ? presenter : leaving }
  var to: UIViewController { isPresentation ? presented : presenter }

  /// What `viewController(forKey: .from)` says in a dismissal: since iOS 18 it may be the one next to the presenter
  /// although the top one's animator runs (contract G8′, trace T40).
  var leaving: UIViewController {
    Simulation.current.variant.chainDismissal == .topMostFromChild ? presented : animated
  }

  /// The view of the controller that is dismissed or presented, as the animator may see it.
  var movingView: UIView? {
    leaving === animated || isPresentation ? presentationController.presentedView : leaving.viewIfLoaded
  }

  /// The steps of its beginning and its end, once it is known whether the presenter leaves.
  var plan: TransitionPlan {
    TransitionPlan(
      direction: direction, removesPresenter: removesPresenter, isSwipe: swipe != nil,
      variant: Simulation.current.variant)
  }

  // MARK: - The start (contract A4–A8, L1–L3)

  func begin() {
    let simulation = Simulation.current
    simulation.deferredTransitions -= 1
    simulation.openTransitions.append(self)
    beganAt = simulation.loop.now
    // Asked before there is a container (contract A7).
    removesPresenter = isPresentation ? askWhetherPresenterLeaves() : chain[0].removesItsPresenter
    let container = isPresentation ? makeContainer() : presentationController.containerView ?? makeContainer()
    ordinal = simulation.recorder.begin(record(container))
    simulation.keepSnapshot(.transitionBegan, transition: ordinal)
    queryAnimators()
    makeContext(container)
    noteObjects()
    tellDelegate()
    for step in plan.start() { carryOut(step, didComplete: true) }
    refreshFrames()
    animate()
  }

  private func animate() {
    guard let context, let animator else { return }
    let simulation = Simulation.current
    simulation.recorder.record(.animateTransitionCalled, transition: ordinal)
    isAnimating = true
    let origin = simulation.recorder.origin
    simulation.recorder.origin = animator is BuiltinAnimator ? .uikit : .user
    if let interactor, context.isInteractive {
      context.note(.began)
      interactor.startInteractiveTransition(context)
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: context)
      animator.animateTransition(using: context)
    }
    if !isOver, interruptible == nil { askForInterruptible() }
    simulation.recorder.origin = origin
    isAnimating = false
    // Without an animation block of the animator's the blocks alongside run now (contract H14′).
    coordinator?.runAlongside()
    simulation.recorder.record(.animateTransitionReturned, transition: ordinal)
    animatorHasReturned = true
    releaseIfOver()
  }

  /// Runs what waits to run alongside, at the end of the first block opened by the animator (contract H14′).
  func runAlongside() {
    if isAnimating { coordinator?.runAlongside() }
  }

  // MARK: - The end (contract A17, A18′)

  private var animatorHasReturned = false
  private var isOver = false

  func complete(_ didComplete: Bool) {
    let simulation = Simulation.current
    simulation.asUIKit {
      simulation.keepSnapshot(.beforeCompletion, transition: ordinal)
      if !removesPresenter { simulation.recordTouchBehind(self) }
      if isAnimating { coordinator?.runAlongside() }
      for step in plan.finish(didComplete: didComplete, hasTurnedBack: hasTurnedBack) {
        carryOut(step, didComplete: didComplete)
      }
      isOver = true
      drive?.release()
      drive = nil
      onceOver?()
      onceOver = nil
      releaseIfOver()
    }
  }

  /// Lets go of everything once UIKit is through and the animator has returned.
  private func releaseIfOver() {
    if isOver, animatorHasReturned { letGoOfAll() }
  }

  private func letGoOfAll() {
    animator = nil
    interactor = nil
    interruptible = nil
    otherAnimators = []
    swipe = nil
    context?.transition = nil
    root = nil
  }

  // MARK: - Waiting

  /// A request that waits for the end (contract G3).
  func wait(_ request: @escaping @MainActor () -> Void) {
    if let coordinator { coordinator.wait(request) } else { earlyRequests.append(request) }
  }

  /// Forgets the app's blocks: the story is over.
  func abandon() {
    completion = nil
    earlyRequests = []
    coordinator?.abandon()
    drive = nil
    onceOver?()
    onceOver = nil
    letGoOfAll()
    context = nil
  }
}
