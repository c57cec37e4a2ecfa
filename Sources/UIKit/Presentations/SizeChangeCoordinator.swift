#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// The coordinator of a window's change of size, which is no transition between controllers (contract J1).
@MainActor
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let window: UIWindow
  /// The window's size to come.
  let size: CGSize
  let transitionDuration: TimeInterval
  private let blocks = AlongsideBlocks(ordinal: 0)
  private var told: [(controller: UIViewController, size: CGSize)] = []

  init(of window: UIWindow, to size: CGSize, duration: TimeInterval) {
    self.window = window
    self.size = size
    transitionDuration = duration
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: AlongsideBlocks.Block?, completion: AlongsideBlocks.Block?) -> Bool {
    blocks.add(animation, completion)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: AlongsideBlocks.Block?, completion: AlongsideBlocks.Block?
  ) -> Bool { blocks.add(animation, completion) }

  /// No finger drives it, so nothing changes hands.
  func notifyWhenInteractionChanges(_ handler: @escaping AlongsideBlocks.Block) {}

  func notifyWhenInteractionEnds(_ handler: @escaping AlongsideBlocks.Block) {}

  /// Notes that a controller has been told.
  func tell(_ controller: UIViewController, _ size: CGSize) { told.append((controller, size)) }

  /// The size a controller was told it would have, if it was told.
  func size(toldTo controller: UIViewController) -> CGSize? { told.last { $0.controller === controller }?.size }

  func runAlongside() { blocks.run(for: self) }

  func runCompletions() { blocks.complete(for: self) }

  func abandon() { blocks.abandon() }
}
