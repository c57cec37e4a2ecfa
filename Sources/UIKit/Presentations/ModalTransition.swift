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
  private let closure: Int32
  private let request: Int32
  private var completion: (() -> Void)?
  private(set) var ordinal: Int32 = 0
  /// When it began, in nanoseconds.
  private(set) var beganAt: Int64 = 0
  private(set) var context: TransitionContext?
  private(set) var coordinator: TransitionCoordinator?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var removesPresenter = false
  private var isAnimating = false
  /// Requests that came before there was a coordinator.
  private var earlyRequests: [@MainActor () -> Void] = []

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
  private var leaving: UIViewController {
    Simulation.current.variant.chainDismissal == .topMostFromChild ? presented : animated
  }

  /// The view of the controller that is dismissed or presented, as the animator may see it.
  private var movingView: UIView? {
    leaving === animated || isPresentation ? presentationController.presentedView : leaving.viewIfLoaded
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
    queryAnimators()
    makeContext(container)
    for step in TransitionPlan(
      direction: direction, removesPresenter: removesPresenter, variant: simulation.variant
    ).start() { carryOut(step, didComplete: true) }
    refreshFrames()
    simulation.keepSnapshot(.transitionBegan, transition: ordinal)
    animate()
  }

  private func askWhetherPresenterLeaves() -> Bool {
    let simulation = Simulation.current
    let answer = simulation.callApp { presentationController.shouldRemovePresentersView }
    simulation.recorder.record(
      .asked(.shouldRemovePresentersView, object: presentationController.traceName, answered: answer))
    presentationController.removedPresenter = answer
    return answer
  }

  /// The container goes over the presenter's view; if that is to leave, it moves into the container (contract A23, B8).
  private func makeContainer() -> UIView {
    let presenterView: UIView = presenter.view
    let covers = presentationController.shouldPresentInFullscreen
    let home: UIView? = covers ? presenterView.window : presenterView.superview
    let frame = covers ? home?.bounds ?? presenterView.bounds : presenterView.frame
    let container = TransitionContainerView(frame: frame, presentationController: presentationController)
    home?.addSubview(container)
    if removesPresenter {
      presentationController.presenterPlace = ViewPlace(of: presenterView)
      let box = container.convert(presenterView.frame, from: presenterView.superview)
      container.addSubview(presenterView)
      if presenterView.frame != box { presenterView.frame = box }
    }
    presentationController.containerView = container
    return container
  }

  /// Asked for every style when animated; for `.custom` also when not, so that it can move the views (contract A24–A26).
  private func queryAnimators() {
    let simulation = Simulation.current
    guard isAnimated || style == .custom, let delegate = animated.transitioningDelegate else { return }
    animator = simulation.callApp {
      isPresentation
        ? delegate.animationController(forPresented: presented, presenting: presenter, source: source)
        : delegate.animationController(forDismissed: animated)
    }
    simulation.recorder.record(
      .asked(.animationController, object: animated.traceName, answered: animator != nil), transition: ordinal)
    guard let animator, isAnimated else { return }
    interactor = simulation.callApp {
      isPresentation
        ? delegate.interactionControllerForPresentation(using: animator)
        : delegate.interactionControllerForDismissal(using: animator)
    }
    simulation.recorder.record(
      .asked(.interactionController, object: animated.traceName, answered: interactor != nil), transition: ordinal)
  }

  private func makeContext(_ container: UIView) {
    let simulation = Simulation.current
    let hasCustomAnimator = animator != nil
    if animator == nil {
      animator = BuiltinAnimator(style: animated.modalTransitionStyle, isPresentation: isPresentation)
    }
    let interactive = interactor.map { value in simulation.callApp { value.wantsInteractiveStart } } ?? false
    let context = TransitionContext(
      transition: self, ordinal: ordinal, container: container, isAnimated: isAnimated, isInteractive: interactive,
      style: style, from: from, to: to)
    self.context = context
    let duration = askDuration(context)
    simulation.recorder.amend(ordinal) {
      $0.hasCustomAnimator = hasCustomAnimator
      $0.duration = TraceTime(nanoseconds: nanoseconds(duration))
    }
    // Whether there is a coordinator without animation is open (contract A8).
    let coordinator = TransitionCoordinator(context: context, duration: duration)
    self.coordinator = coordinator
    for request in earlyRequests { coordinator.wait(request) }
    earlyRequests = []
  }

  private func askDuration(_ context: TransitionContext) -> TimeInterval {
    let simulation = Simulation.current
    guard let animator else { return 0 }
    let answer = simulation.callApp { animator.transitionDuration(using: context) }
    simulation.recorder.record(
      .asked(.transitionDuration, object: animated.traceName, answered: true), transition: ordinal)
    return answer.isFinite ? max(0, answer) : 0
  }

  /// The views and frames the animator gets (contract B2–B4), read once the hooks have had their say.
  private func refreshFrames() {
    let presenterView: UIView = presenter.view
    let moving = movingView
    var frames = TransitionContext.Frames()
    if isPresentation {
      frames.initialFrom = presenterView.frame
      frames.finalFrom = removesPresenter ? .zero : presenterView.frame
      frames.finalTo = presentationController.frameOfPresentedViewInContainerView
    } else {
      frames.initialFrom = moving?.frame ?? .zero
      frames.finalTo = presenterFrameInContainer(presenterView)
    }
    let presenterSide = removesPresenter ? presenterView : nil
    context?.set(isPresentation ? (presenterSide, moving) : (moving, presenterSide), frames)
    let movingName: ObjectName = moving?.traceName ?? .none
    let presenterName = presenterView.traceName
    Simulation.current.recorder.amend(ordinal) {
      $0.fromView = isPresentation ? presenterName : movingName
      $0.toView = isPresentation ? movingName : presenterName
      $0.fromViewIsNil = (isPresentation ? presenterSide : moving) == nil
      $0.toViewIsNil = (isPresentation ? moving : presenterSide) == nil
      $0.finalFrameOfFrom = TraceRect(frames.finalFrom)
      $0.finalFrameOfTo = TraceRect(frames.finalTo)
    }
  }

  /// Where the presenter's view will be, seen from the container; out of the tree it has the container's bounds.
  private func presenterFrameInContainer(_ view: UIView) -> CGRect {
    guard let container = context?.containerView else { return view.frame }
    if let superview = view.superview { return container.convert(view.frame, from: superview) }
    guard let home = presentationController.presenterPlace?.superview ?? presented.placeOfPresenter?.superview,
      home.window != nil
    else { return container.bounds }
    return container.convert(home.bounds, from: home)
  }

  private func animate() {
    guard let context, let animator else { return }
    let simulation = Simulation.current
    isAnimating = true
    let origin = simulation.recorder.origin
    simulation.recorder.origin = animator is BuiltinAnimator ? .uikit : .user
    if let interactor, context.isInteractive {
      interactor.startInteractiveTransition(context)
    } else {
      animator.animateTransition(using: context)
    }
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
      if isAnimating { coordinator?.runAlongside() }
      let plan = TransitionPlan(
        direction: direction, removesPresenter: removesPresenter, variant: simulation.variant)
      for step in plan.finish(didComplete: didComplete) { carryOut(step, didComplete: didComplete) }
      isOver = true
      releaseIfOver()
    }
  }

  private func carryOut(_ step: TransitionPlan.Step, didComplete: Bool) {
    let simulation = Simulation.current
    switch step {
    case .begin(.presenter, let appearing): presenter.beginAppearance(appearing, animated: isAnimated)
    case .begin(.presented, let appearing):
      for controller in callbackOrder where appearing || controller.appearance.phase != .disappeared {
        controller.beginAppearance(appearing, animated: isAnimated)
      }
    case .end(.presenter): presenter.endAppearance()
    case .end(.presented):
      for controller in callbackOrder
      where controller.appearance.phase == .appearing
        || controller.appearance.phase == .disappearing
      { controller.endAppearance() }
    case .willBeginHook:
      presentationController.run(
        isPresentation ? .presentationTransitionWillBegin : .dismissalTransitionWillBegin, transition: ordinal)
    case .didEndHook:
      presentationController.run(
        isPresentation ? .presentationTransitionDidEnd : .dismissalTransitionDidEnd, completed: didComplete,
        transition: ordinal)
    case .commitHierarchy: commitHierarchy(didComplete: didComplete)
    case .cutLinks: cutLinks()
    case .clearFlags:
      for controller in chain {
        controller.beingPresented = false
        controller.beingDismissed = false
      }
    case .completion: runCompletion()
    case .animationEnded: tellAnimator(didComplete)
    case .coordinatorCompletions: finish(in: simulation, didComplete: didComplete)
    }
  }

  /// The animated one first, then those dropped along with it (contract C9b).
  private var callbackOrder: [UIViewController] { [animated] + chain.reversed().filter { $0 !== animated } }

  /// Puts the views where they belong now (contract A12, A33, A36, B7, B9, B10).
  private func commitHierarchy(didComplete: Bool) {
    switch (direction, didComplete) {
    case (.present, true):
      if removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
    case (.present, false): tearDownPresentation(of: [presented])
    case (.dismiss, true): tearDownPresentation(of: chain)
    case (.dismiss, false):
      // UIKit leaves the presenter's view in the container, below the one that stays (contract A36).
      break
    }
    Simulation.current.recorder.record(.transitionEnded(didComplete: didComplete), transition: ordinal)
  }

  /// Takes presented views and containers away. The presenter's view goes back only from inside the container: an
  /// animator that never put it there leaves it out of the window (contract B8), and one that put it there although it
  /// was never taken away loses it with the container (contract B10).
  private func tearDownPresentation(of controllers: [UIViewController]) {
    for controller in controllers.reversed() {
      guard let pc = controller.ownPresentationController else { continue }
      let presenterView = controller.ownPresenting?.viewIfLoaded
      if controller === presented, pc.removedPresenter, let presenterView, let place = pc.presenterPlace {
        let containers = controllers.compactMap { $0.ownPresentationController?.containerView }
        let isInside = containers.contains { presenterView.isDescendant(of: $0) }
        if isInside || (isPresentation && presenterView.superview == nil) { place.restore(presenterView) }
      }
    }
    for controller in controllers.reversed() {
      guard let pc = controller.ownPresentationController else { continue }
      pc.presentedView?.removeFromSuperview()
      controller.viewIfLoaded?.removeFromSuperview()
      pc.containerView?.removeFromSuperview()
    }
  }

  private func cutLinks() {
    presenter.ownPresented = nil
    for controller in chain {
      if controller !== chain.last { controller.ownPresented = nil }
      controller.ownPresenting = nil
    }
  }

  private func runCompletion() {
    guard let block = completion else { return }
    completion = nil
    let simulation = Simulation.current
    simulation.recorder.record(
      .closureRun(isPresentation ? .presentCompletion : .dismissCompletion, closure: closure, flag: false),
      transition: ordinal)
    simulation.callApp(block)
  }

  private func tellAnimator(_ didComplete: Bool) {
    guard let animator else { return }
    let simulation = Simulation.current
    simulation.recorder.record(.animatorEnded(completed: didComplete), transition: ordinal)
    simulation.callApp { animator.animationEnded(didComplete) }
  }

  /// The transition is no longer in flight; what waited for it goes on (contract A18′, G3).
  private func finish(in simulation: Simulation, didComplete: Bool) {
    for controller in chain where (direction == .dismiss) == didComplete {
      controller.ownPresentationController?.containerView = nil
      controller.ownPresentationController = nil
    }
    simulation.openTransitions.removeAll { $0 === self }
    presenter.chainRoot.transitionInFlight = nil
    simulation.keepSnapshot(.afterCompletion, transition: ordinal)
    coordinator?.runCompletions()
  }

  /// Lets go of everything once UIKit is through and the animator has returned.
  private func releaseIfOver() {
    guard isOver, animatorHasReturned else { return }
    animator = nil
    interactor = nil
    context?.transition = nil
  }

  // MARK: - Waiting

  /// A request that waits for the end (contract G3).
  func wait(_ request: @escaping @MainActor () -> Void) {
    if let coordinator { coordinator.wait(request) } else { earlyRequests.append(request) }
  }

  /// Whether requests wait for the end.
  var hasRequests: Bool { !earlyRequests.isEmpty || coordinator?.hasRequests == true }

  /// Forgets the app's blocks: the story is over.
  func abandon() {
    completion = nil
    earlyRequests = []
    coordinator?.abandon()
    animator = nil
    interactor = nil
    context?.transition = nil
    context = nil
  }

  private func record(_ container: UIView) -> TransitionRecord {
    TransitionRecord(
      ordinal: 0, direction: direction, style: PresentationStyle(style), isAnimated: isAnimated,
      removesPresenter: removesPresenter, hasCustomAnimator: false, presenter: presenter.traceName,
      presented: presented.traceName, from: from.traceName, to: to.traceName, container: container.traceName,
      fromView: .none, toView: .none, fromViewIsNil: false, toViewIsNil: false, request: request, closure: closure)
  }
}
