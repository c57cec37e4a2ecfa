#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

// swift-format-ignore: OrderedImports
import TransitionTrace

/// How a transition begins (contract A4–A8, L1–L3).
extension ModalTransition {
  func askWhetherPresenterLeaves() -> Bool {
    let simulation = Simulation.current
    let answer = simulation.callApp { presentationController.shouldRemovePresentersView }
    simulation.recorder.record(
      .asked(.shouldRemovePresentersView, object: presentationController.traceName, answered: answer))
    presentationController.removedPresenter = answer
    return answer
  }

  /// The container goes over the presenter's view; if that is to leave, it moves into the container (contract A23, B8).
  func makeContainer() -> UIView {
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
  func queryAnimators() {
    let simulation = Simulation.current
    interactor = swipe?.driver
    guard isAnimated || style == .custom, let delegate = animated.transitioningDelegate else { return }
    animator = simulation.callApp {
      isPresentation
        ? delegate.animationController(forPresented: presented, presenting: presenter, source: source)
        : delegate.animationController(forDismissed: animated)
    }
    simulation.recorder.record(
      .asked(.animationController, object: animated.traceName, answered: animator != nil), transition: ordinal)
    // A swipe of UIKit's own is driven by UIKit.
    guard let animator, isAnimated, swipe == nil else { return }
    interactor = simulation.callApp {
      isPresentation
        ? delegate.interactionControllerForPresentation(using: animator)
        : delegate.interactionControllerForDismissal(using: animator)
    }
    simulation.recorder.record(
      .asked(.interactionController, object: animated.traceName, answered: interactor != nil), transition: ordinal)
    guard interactor == nil, let driver = simulation.whatIfDriver else { return }
    interactor = driver
    simulation.recorder.amend(ordinal) { $0.isWhatIf = true }
  }

  /// What belongs to this transition should not outlive it for ever.
  func noteObjects() {
    let simulation = Simulation.current
    simulation.whatIfDriver = nil
    if simulation.recorder.isFrozen { return }
    if isPresentation {
      simulation.transitionObjects.add(presented, .controller, name: presented.traceName)
      if presentationController.isOfTheApps {
        simulation.transitionObjects.add(
          presentationController, .presentationController, name: presentationController.traceName)
      }
    }
    if let context { simulation.transitionObjects.add(context, .context, name: .none) }
    if let animator, !(animator is BuiltinAnimator) { simulation.transitionObjects.add(animator, .animator) }
    if let interactor { simulation.transitionObjects.add(interactor, .interactionController) }
  }

  func makeContext(_ container: UIView) {
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
      $0.isInteractive = interactive
      $0.duration = TraceTime(nanoseconds: nanoseconds(duration))
    }
    // Whether there is a coordinator without animation is open (contract A8).
    let coordinator = TransitionCoordinator(context: context, duration: duration)
    self.coordinator = coordinator
    for request in earlyRequests { coordinator.wait(request) }
    earlyRequests = []
  }

  /// What the presentation controller's delegate hears before anything moves; the coordinator is there (contract C9c).
  /// Nothing adapts here, and then the style told is none.
  func tellDelegate() {
    if isPresentation {
      presentationController.run(.willPresentWithAdaptiveStyle, transition: ordinal, coordinator: coordinator)
    } else if swipe != nil {
      presentationController.run(.presentationControllerWillDismiss, transition: ordinal)
    }
  }

  func askDuration(_ context: TransitionContext) -> TimeInterval {
    let simulation = Simulation.current
    guard let animator else { return 0 }
    let answer = simulation.callApp { animator.transitionDuration(using: context) }
    simulation.recorder.record(
      .asked(.transitionDuration, object: animated.traceName, answered: true), transition: ordinal)
    return answer.isFinite ? max(0, answer) : 0
  }

  /// The views and frames the animator gets (contract B2–B4), read once the hooks have had their say (contract A6).
  func refreshFrames() {
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
  func presenterFrameInContainer(_ view: UIView) -> CGRect {
    guard let container = context?.containerView else { return view.frame }
    if let superview = view.superview { return container.convert(view.frame, from: superview) }
    guard let home = presentationController.presenterPlace?.superview ?? presented.placeOfPresenter?.superview,
      home.window != nil
    else { return container.bounds }
    return container.convert(home.bounds, from: home)
  }

  func record(_ container: UIView) -> TransitionRecord {
    TransitionRecord(
      ordinal: 0, direction: direction, style: PresentationStyle(style), isAnimated: isAnimated,
      removesPresenter: removesPresenter, hasCustomAnimator: false,
      hasCustomPresentationController: presentationController.isOfTheApps,
      presentedTakesTouches: presented.viewIfLoaded?.isUserInteractionEnabled ?? true, presenter: presenter.traceName,
      presented: presented.traceName, from: from.traceName, to: to.traceName, container: container.traceName,
      fromView: .none, toView: .none, fromViewIsNil: false, toViewIsNil: false, request: request, closure: closure)
  }
}
