#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// The coordinator of one transition: what runs alongside it, and after it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = AlongsideBlocks.Block

  private let context: TransitionContext
  let transitionDuration: TimeInterval
  private let blocks: AlongsideBlocks
  /// Requests that wait for the transition's end (contract G3).
  private var requests: [@MainActor () -> Void] = []
  private var handlers: [Block] = []
  private var endHandlers: [Block] = []
  /// The views that are to move along under a finger although they lie outside the container (contract H14).
  private(set) var viewsAlongside: [UIView] = []

  init(context: TransitionContext, duration: TimeInterval) {
    self.context = context
    transitionDuration = duration
    blocks = AlongsideBlocks(ordinal: context.ordinal)
  }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool { context.initiallyInteractive }
  /// Known once the animator has been asked, which is after it began to animate (contract D14).
  var isInterruptible: Bool { context.transition?.interruptible != nil }
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
    blocks.add(animation, completion)
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    let isInTime = blocks.add(animation, completion)
    if isInTime, let view {
      viewsAlongside.append(view)
      context.transition?.drive?.take(view.layer)
    }
    return isInTime
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { handlers.append(handler) }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }

  /// Runs the blocks alongside, in the animation that is open now, or without one (contract H14′).
  func runAlongside() { blocks.run(for: self) }

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
    blocks.complete(for: self)
    let waiting = requests
    abandon()
    for request in waiting { request() }
  }

  func abandon() {
    blocks.abandon()
    requests = []
    handlers = []
    endHandlers = []
    viewsAlongside = []
  }
}
