#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// Who supplies what a custom presentation needs (contract A4, A24).
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator for a presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator for a dismissal.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives a presentation by finger.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives a dismissal by finger.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller, asked for where the style is `.custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// What animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Runs the animation; must lead to `completeTransition` exactly once (contract B14).
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The transition is over (contract A19).
  func animationEnded(_ transitionCompleted: Bool)
  /// What can be paused, turned and driven in this transition; the same object each time (contract D14).
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Objective-C lets it be left out; here it then answers an object that stands for none.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.shared }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What drives a transition by finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Takes the transition over in place of `animateTransition`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast it goes on when the finger is lifted.
  var completionSpeed: CGFloat { get }
  /// At which pace it goes on.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it begins under the finger (contract D10).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// What an animator knows of its transition, and tells it (contract B1–B20).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which all of it happens (contract B7).
  var containerView: UIView { get }
  /// Whether the transition is to be animated (contract A26, B12).
  var isAnimated: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var transitionWasCancelled: Bool { get }
  /// The style being customised.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How far a finger has driven it, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger lets it go on.
  func finishInteractiveTransition()
  /// The finger gives it up.
  func cancelInteractiveTransition()
  /// A finger takes it over midway.
  func pauseInteractiveTransition()
  /// The transition is over; the argument is what counts (contract B14, B19, B20).
  func completeTransition(_ didComplete: Bool)
  /// The controller that leaves or arrives (contract B1).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or arrives; `nil` if the animator must not touch it (contract B2).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The turn the container is drawn with.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the start (contract B4).
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is to be at the end (contract B4, B5).
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// Which of UIKit's own animations shows a controller.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal, crossDissolve, partialCurl
}
