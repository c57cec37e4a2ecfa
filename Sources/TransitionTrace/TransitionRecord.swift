/// The facts of one transition, fixed when it began.
public struct TransitionRecord: Hashable, Sendable, Codable {
  /// The transition's ordinal in its story, from 1.
  public var ordinal: Int32
  /// Which way it goes.
  public var direction: TransitionDirection
  /// The style in force.
  public var style: PresentationStyle
  /// Whether it was asked for with animation (`isAnimated`, contract B12).
  public var isAnimated: Bool
  /// Whether the presenter's view leaves the window with this presentation (contract A9, A12).
  public var removesPresenter: Bool
  /// Whether the app supplied the animator; otherwise UIKit's own runs (contract A24).
  public var hasCustomAnimator: Bool
  /// Whether it began under a finger (`initiallyInteractive`, contract B12).
  public var isInteractive: Bool
  /// Whether the story put the finger there although the app answered no interaction controller.
  public var isWhatIf: Bool
  /// Whether the app supplied the presentation controller.
  public var hasCustomPresentationController: Bool
  /// Whether the presented view took touches when the transition began.
  public var presentedTakesTouches: Bool
  /// The controller that presents.
  public var presenter: ObjectName
  /// The controller that is presented.
  public var presented: ObjectName
  /// The controller that leaves (contract B1).
  public var from: ObjectName
  /// The controller that arrives.
  public var to: ObjectName
  /// The view all of it happens in.
  public var container: ObjectName
  /// The view of `from`, whether or not the animator may touch it.
  public var fromView: ObjectName
  /// The view of `to`, whether or not the animator may touch it.
  public var toView: ObjectName
  /// Whether `view(forKey: .from)` is nil (contract B2).
  public var fromViewIsNil: Bool
  /// Whether `view(forKey: .to)` is nil (contract B2).
  public var toViewIsNil: Bool
  /// `finalFrame(for:)` of `from`, in the container (contract B4).
  public var finalFrameOfFrom: TraceRect
  /// `finalFrame(for:)` of `to`, in the container (contract B4).
  public var finalFrameOfTo: TraceRect
  /// What the animator answers to `transitionDuration`.
  public var duration: TraceTime
  /// The sequence number of the request that led to it, -1 when unknown.
  public var request: Int32
  /// The number of the completion block that came with the request, 0 for none.
  public var closure: Int32

  /// Makes a record.
  public init(
    ordinal: Int32, direction: TransitionDirection, style: PresentationStyle, isAnimated: Bool = true,
    removesPresenter: Bool, hasCustomAnimator: Bool = true, isInteractive: Bool = false, isWhatIf: Bool = false,
    hasCustomPresentationController: Bool = false, presentedTakesTouches: Bool = true, presenter: ObjectName,
    presented: ObjectName, from: ObjectName, to: ObjectName, container: ObjectName, fromView: ObjectName,
    toView: ObjectName, fromViewIsNil: Bool, toViewIsNil: Bool, finalFrameOfFrom: TraceRect = .zero,
    finalFrameOfTo: TraceRect = .zero, duration: TraceTime = .zero, request: Int32 = -1, closure: Int32 = 0
  ) {
    self.ordinal = ordinal
    self.direction = direction
    self.style = style
    self.isAnimated = isAnimated
    self.removesPresenter = removesPresenter
    self.hasCustomAnimator = hasCustomAnimator
    self.isInteractive = isInteractive
    self.isWhatIf = isWhatIf
    self.hasCustomPresentationController = hasCustomPresentationController
    self.presentedTakesTouches = presentedTakesTouches
    self.presenter = presenter
    self.presented = presented
    self.from = from
    self.to = to
    self.container = container
    self.fromView = fromView
    self.toView = toView
    self.fromViewIsNil = fromViewIsNil
    self.toViewIsNil = toViewIsNil
    self.finalFrameOfFrom = finalFrameOfFrom
    self.finalFrameOfTo = finalFrameOfTo
    self.duration = duration
    self.request = request
    self.closure = closure
  }
}
