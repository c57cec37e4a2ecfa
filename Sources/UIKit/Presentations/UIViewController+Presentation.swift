#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

extension UIViewController {
  /// The controller that this one, or one it lies in, presents.
  public var presentedViewController: UIViewController? { ownPresented ?? _parent?.presentedViewController }

  /// The controller that presents this one, or one it lies in.
  public var presentingViewController: UIViewController? { ownPresenting ?? _parent?.presentingViewController }

  /// Whether the controller is being presented (contract A21).
  public var isBeingPresented: Bool { beingPresented }

  /// Whether the controller is being dismissed (contract A21).
  public var isBeingDismissed: Bool { beingDismissed }

  /// What manages the controller's presentation; made on first reading, from the style then in force (contract C6b′).
  public var presentationController: UIPresentationController? {
    if let made = ownPresentationController ?? _parent?.ownPresentationController { return made }
    if ownPresenting == nil { ownPresentationController = makePresentationController(presenter: nil, source: self) }
    return ownPresentationController
  }

  /// The coordinator of the transition this controller takes part in (contract A8), or else of the change of size it has
  /// been told of (contract J1).
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let simulation = Simulation.current
    guard let transition = simulation.openTransition(of: self) else {
      return simulation.sizeChange(of: self) ?? _parent?.transitionCoordinator
    }
    if !transition.isAnimated, simulation.variant.unanimatedCoordinator == .absent { return nil }
    return transition.coordinator
  }

  /// The controller at the bottom of everything this one is presented from or lies in.
  var chainRoot: UIViewController {
    var root = self
    while let below = root._parent ?? root.ownPresenting { root = below }
    return root
  }

  /// The outermost parent, which is what presents for it (contract A1).
  private var outermost: UIViewController {
    var top = self
    while let parent = top._parent { top = parent }
    return top
  }

  /// Who presents for this controller (contract A1).
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.definesPresentationContext { return controller }
      candidate = controller._parent
    }
    return outermost
  }

  /// Whether this controller's presentation took its presenter's view away.
  var removesItsPresenter: Bool { ownPresentationController?.removedPresenter == true }

  /// Where its presenter's view was before this controller's presentation took it away.
  var placeOfPresenter: ViewPlace? { ownPresentationController?.presenterPlace }

  // MARK: - Present

  func requestPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let simulation = Simulation.current
    let closure = completion == nil ? 0 : simulation.recorder.takeClosure(.presentCompletion)
    carryOutPresentation(of: presented, animated: animated, closure: closure, completion: completion)
  }

  private func carryOutPresentation(
    of presented: UIViewController, animated: Bool, closure: Int32, completion: (() -> Void)?
  ) {
    let simulation = Simulation.current
    let presenter = presenter(for: presented.modalPresentationStyle)
    var facts = RequestGate.Present()
    facts.transitionInFlight = chainRoot.transitionInFlight != nil
    facts.isActive = presented._parent != nil || presented.windowOfRoot != nil || presented === presenter
    facts.isPresentedAlready = presented.ownPresenting != nil
    facts.presenterInWindow = presenter.viewIfLoaded?.window != nil
    facts.presenterPresents = presenter.ownPresented != nil
    func note(_ outcome: RequestOutcome) -> Int32 {
      simulation.recorder.record(
        .presentRequested(
          outcome, presenter: presenter.traceName, presented: presented.traceName, animated: animated,
          closure: closure))
    }
    switch facts.answer {
    case .accept:
      let request = note(.accepted)
      simulation.asUIKit {
        startPresentation(
          of: presented, by: presenter, animated: animated, request: request, closure: closure,
          completion: completion)
      }
    case .queue:
      _ = note(.queued)
      chainRoot.transitionInFlight?.wait { [self] in
        carryOutPresentation(of: presented, animated: animated, closure: closure, completion: completion)
      }
    case .ignore(let warning):
      _ = note(.ignored)
      if let warning { simulation.recorder.record(.warned(warning, presenter.traceName, presented.traceName)) }
    case .raise(let exception):
      _ = note(.raised)
      simulation.recorder.raise(exception, presented.traceName, presenter.traceName)
    }
  }

  /// Accepted: the style is decided, the view loaded and the links set before the call returns; the rest follows after
  /// the commit (contract Z1, A2, A3, G20, A25′).
  private func startPresentation(
    of presented: UIViewController, by presenter: UIViewController, animated: Bool, request: Int32, closure: Int32,
    completion: (() -> Void)?
  ) {
    let simulation = Simulation.current
    if simulation.variant.styleDecision == .afterViewLoads { presented.loadViewIfNeeded() }
    let controller =
      presented.ownPresentationController ?? presented.makePresentationController(presenter: presenter, source: self)
    controller.setPresenter(presenter)
    presented.ownPresentationController = controller
    presented.loadViewIfNeeded()
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presented.beingPresented = true
    start(
      ModalTransition(
        .present, presentationController: controller, style: controller.presentationStyle, presenter: presenter,
        animated: presented, chain: [presented], source: self, isAnimated: animated, request: request,
        closure: closure, completion: completion))
  }

  /// The presentation controller for the style in force now (contract A4, C6b, C7).
  func makePresentationController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let simulation = Simulation.current
    let style = UIModalPresentationStyle(inForce: modalPresentationStyle, simulation.variant)
    guard style == .custom else { return StandardPresentationController(style, presented: self, presenting: presenter) }
    let made = simulation.callApp {
      transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
    }
    simulation.recorder.record(.asked(.presentationController, object: traceName, answered: made != nil))
    // Without one of the app's, a plain one that keeps the presenter (contract C7).
    return made ?? UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  private func start(_ transition: ModalTransition) {
    let simulation = Simulation.current
    let root = transition.presenter.chainRoot
    transition.root = root
    root.transitionInFlight = transition
    simulation.deferredTransitions += 1
    if !transition.isAnimated, simulation.variant.unanimatedTiming == .insideCall {
      transition.begin()
    } else {
      simulation.loop.afterCommit { transition.begin() }
    }
  }

  // MARK: - Dismiss

  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    let simulation = Simulation.current
    let closure = completion == nil ? 0 : simulation.recorder.takeClosure(.dismissCompletion)
    carryOutDismissal(animated: animated, closure: closure, completion: completion)
  }

  /// What a dismissal asked of this controller takes away: what it presents, or else itself (contract G7).
  private var firstToDismiss: UIViewController? {
    if let presented = presentedViewController { return presented }
    var candidate: UIViewController? = self
    while let controller = candidate, controller.ownPresenting == nil { candidate = controller._parent }
    return candidate
  }

  private func carryOutDismissal(animated: Bool, closure: Int32, completion: (() -> Void)?) {
    let simulation = Simulation.current
    let first = firstToDismiss
    var facts = RequestGate.Dismiss()
    facts.transitionInFlight = chainRoot.transitionInFlight != nil
    facts.hasSomethingToDismiss = first != nil
    func note(_ outcome: RequestOutcome) -> Int32 {
      simulation.recorder.record(
        .dismissRequested(
          outcome, receiver: traceName, dismissed: first.map { $0.traceName } ?? .none, animated: animated,
          closure: closure))
    }
    switch facts.answer(simulation.variant) {
    case .accept:
      let request = note(.accepted)
      guard let first, let presenter = first.ownPresenting else { return }
      simulation.asUIKit {
        startDismissal(
          of: first, from: presenter, animated: animated, request: request, closure: closure, completion: completion)
      }
    case .queue:
      _ = note(.queued)
      chainRoot.transitionInFlight?.wait { [self] in
        carryOutDismissal(animated: animated, closure: closure, completion: completion)
      }
    case .ignore(let warning):
      _ = note(.ignored)
      if let warning { simulation.recorder.record(.warned(warning, traceName, .none)) }
    case .raise(let exception): simulation.recorder.raise(exception, traceName, .none)
    }
  }

  func startDismissal(
    of first: UIViewController, from presenter: UIViewController, animated: Bool, request: Int32, closure: Int32 = 0,
    swipe: SheetSwipe? = nil, completion: (() -> Void)? = nil
  ) {
    var chain = [first]
    while let next = chain[chain.count - 1].ownPresented { chain.append(next) }
    // Which of several shows its animation differs between the documentation and the versions (contract G8′).
    let top = Simulation.current.variant.chainDismissal == .child ? chain[0] : chain[chain.count - 1]
    guard let controller = top.ownPresentationController else { return }
    for controller in chain { controller.beingDismissed = true }
    let transition = ModalTransition(
      .dismiss, presentationController: controller, style: controller.presentationStyle, presenter: presenter,
      animated: top, chain: chain, source: self, isAnimated: animated, request: request, closure: closure,
      completion: completion)
    transition.swipe = swipe
    start(transition)
  }

  /// Cuts every link upwards, so that nothing outlives its story.
  func tearDown() {
    transitionInFlight?.abandon()
    transitionInFlight = nil
    ownPresented?.tearDown()
    ownPresented = nil
    ownPresenting = nil
    ownPresentationController?.containerView = nil
    ownPresentationController?.presenterPlace = nil
    ownPresentationController = nil
    for child in _children { child.tearDown() }
  }
}
