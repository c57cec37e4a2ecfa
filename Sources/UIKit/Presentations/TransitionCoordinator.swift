#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// The coordinator of one transition: what runs alongside it, and after it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: TransitionContext
  let transitionDuration: TimeInterval
  private var animations: [(body: Block, closure: Int32)] = []
  private var completions: [(body: Block, closure: Int32)] = []
  /// Requests that wait for the transition's end (contract G3).
  private var requests: [@MainActor () -> Void] = []
  private var handlers: [Block] = []
  private var endHandlers: [Block] = []
  /// The views that are to move along under a finger although they lie outside the container (contract H14).
  private(set) var viewsAlongside: [UIView] = []
  private(set) var hasRunAlongside = false

  init(context: TransitionContext, duration: TimeInterval) {
    self.context = context
    transitionDuration = duration
  }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool { context.initiallyInteractive }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { context.transition?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context.transition?.interactor?.completionCurve ?? .easeInOut }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    let recorder = Simulation.current.recorder
    if let completion {
      completions.append((completion, recorder.takeClosure(.coordinatorCompletion, transition: context.ordinal)))
    }
    if hasRunAlongside { return false }
    if let view {
      viewsAlongside.append(view)
      context.transition?.drive?.take(view.layer)
    }
    if let animation {
      animations.append((animation, recorder.takeClosure(.coordinatorAnimation, transition: context.ordinal)))
    }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { handlers.append(handler) }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }

  /// Runs the blocks alongside, in the animation that is open now, or without one (contract H14′).
  func runAlongside() {
    if hasRunAlongside { return }
    hasRunAlongside = true
    for animation in animations { run(animation, .coordinatorAnimation) }
    animations = []
  }

  func interactionChanged() {
    let simulation = Simulation.current
    for handler in handlers { simulation.callApp { handler(self) } }
    guard !isInteractive else { return }
    let ended = endHandlers
    endHandlers = []
    for handler in ended { simulation.callApp { handler(self) } }
  }

  func wait(_ request: @escaping @MainActor () -> Void) { requests.append(request) }

  /// Runs the completions in the order in which they came, then the requests that waited (contract A18′).
  func runCompletions() {
    while !completions.isEmpty {
      let next = completions.removeFirst()
      run(next, .coordinatorCompletion)
    }
    let waiting = requests
    abandon()
    for request in waiting { request() }
  }

  func abandon() {
    animations = []
    completions = []
    requests = []
    handlers = []
    endHandlers = []
    viewsAlongside = []
  }

  private func run(_ block: (body: Block, closure: Int32), _ kind: ClosureKind) {
    let simulation = Simulation.current
    simulation.recorder.record(
      .closureRun(kind, closure: block.closure, flag: isCancelled), transition: context.ordinal)
    simulation.callApp { block.body(self) }
  }
}
