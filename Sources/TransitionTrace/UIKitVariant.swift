/// One way in which UIKit may behave where its behaviour is not specified, or differs between versions.
///
/// Every property is one dimension of ``Unspecified``. The default of each is what the contract grades best.
public struct UIKitVariant: Hashable, Sendable {
  /// At the start: is `presentationTransitionWillBegin` called before or after the will-callbacks (contract L1)?
  public var willBeginHook = WillBeginHook.beforeAppearance
  /// At the end: where `presentationTransitionDidEnd` stands among the did-callbacks (contract A18′, N1).
  public var didEndHook = DidEndHook.beforeAppearance
  /// Whether `animationEnded` comes before or after the coordinator's completions (contract A18′, N1).
  public var animationEnded = AnimationEndedSlot.beforeCoordinator
  /// When `present` decides on style and presentation controller: before or after loading the view (contract G20, N3).
  public var styleDecision = StyleDecision.beforeViewLoads
  /// Whether a transition without animation has a coordinator (contract A8).
  public var unanimatedCoordinator = UnanimatedCoordinator.present
  /// When the completion of a block that animates nothing runs (contract H5).
  public var emptyAnimation = EmptyAnimation.insideCall
  /// When the completion of a block that runs with animations disabled runs (contract H6).
  public var disabledAnimation = DisabledAnimation.nextTurn
  /// What a second request to dismiss does while a transition is in flight (contract G6).
  public var dismissInFlight = DismissInFlight.queued
  /// When a transition that is given up sends its compensating will-callbacks (contract A30′, N5).
  public var compensatingWills = CompensatingWills.atCompletion
  /// What the completion of an animation hears that ran back because its transition was given up (contract D4).
  public var reversedAnimation = ReversedAnimation.finished
  /// What such an animation leaves in the model (contract D4, N11).
  public var reversedModel = ReversedModel.restored
  /// Whether the completion of `present` or `dismiss` runs after a transition that was given up (contract A34′, N2).
  public var cancelledCompletion = CancelledCompletion.notCalled
  /// What `automatic` means: a sheet since iOS 13, full screen before (contract C11).
  public var automaticStyle = AutomaticStyle.pageSheet
  /// Which animation a dismissal of several controllers shows (contract G8′).
  public var chainDismissal = ChainDismissal.topMost
  /// When a transition without animation happens: in a later turn, or inside the call up to iOS 7 (contract A25′).
  public var unanimatedTiming = UnanimatedTiming.laterTurn
  /// What becomes of the completions of a driven transition that is let go at its very end, or given up at its very
  /// beginning, where nothing is left to animate (contract D6, N10).
  public var driverAtTheEnd = DriverAtTheEnd.completes
  /// What a second `completeTransition` does (contract B17).
  public var secondCompletion = SecondCompletion.ignored

  /// The default of every dimension.
  public static let standard = UIKitVariant()

  /// Makes the default of every dimension.
  public init() {}

  public enum WillBeginHook: UInt8, UnspecifiedChoice { case beforeAppearance, afterAppearance }
  public enum DidEndHook: UInt8, UnspecifiedChoice { case beforeAppearance, afterAppearance }
  public enum AnimationEndedSlot: UInt8, UnspecifiedChoice { case beforeCoordinator, afterCoordinator }
  public enum StyleDecision: UInt8, UnspecifiedChoice { case beforeViewLoads, afterViewLoads }
  public enum UnanimatedCoordinator: UInt8, UnspecifiedChoice { case present, absent }
  public enum EmptyAnimation: UInt8, UnspecifiedChoice { case insideCall, nextTurn }
  public enum DisabledAnimation: UInt8, UnspecifiedChoice { case nextTurn, insideCall }
  public enum DismissInFlight: UInt8, UnspecifiedChoice { case queued, ignored }
  public enum CompensatingWills: UInt8, UnspecifiedChoice { case atCompletion, atCancel }
  public enum ReversedAnimation: UInt8, UnspecifiedChoice { case finished, unfinished }
  public enum ReversedModel: UInt8, UnspecifiedChoice { case restored, kept }
  public enum CancelledCompletion: UInt8, UnspecifiedChoice { case notCalled, called }
  public enum AutomaticStyle: UInt8, UnspecifiedChoice { case pageSheet, fullScreen }
  public enum ChainDismissal: UInt8, UnspecifiedChoice { case topMost, child, topMostFromChild }
  public enum UnanimatedTiming: UInt8, UnspecifiedChoice { case laterTurn, insideCall }
  public enum DriverAtTheEnd: UInt8, UnspecifiedChoice { case completes, losesCompletion }
  public enum SecondCompletion: UInt8, UnspecifiedChoice { case ignored, repeatsCallbacks }
}

/// The choices of one dimension; the first case is the default.
public protocol UnspecifiedChoice: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == UInt8 {}
