#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
package import TransitionTrace

/// What a modal transition does at its start and at its end, step by step: the contract's timelines L1–L4 as data.
///
/// Pure: it knows directions, styles and the open orders, and nothing of views. The transition carries the steps out.
package struct TransitionPlan: Equatable {
  /// Which way it goes.
  package var direction: TransitionDirection
  /// Whether the presenter's view goes away with this presentation (contract A9, A12), and so comes back.
  package var removesPresenter: Bool
  /// Whether a swipe of UIKit's own asked for it (contract C9).
  package var isSwipe: Bool
  /// The open orders in force.
  package var variant: UIKitVariant

  package init(
    direction: TransitionDirection, removesPresenter: Bool, isSwipe: Bool = false, variant: UIKitVariant
  ) {
    self.direction = direction
    self.removesPresenter = removesPresenter
    self.isSwipe = isSwipe
    self.variant = variant
  }

  /// A controller's part in the transition.
  package enum Party: Equatable { case presenter, presented }

  /// One step.
  package enum Step: Equatable {
    /// The will-callback: the party begins to appear, or to disappear.
    case begin(Party, appearing: Bool)
    /// The did-callback of the party.
    case end(Party)
    /// `…TransitionWillBegin` of the presentation controller.
    case willBeginHook
    /// `…TransitionDidEnd` of the presentation controller.
    case didEndHook
    /// The presented views and the container leave, the presenter's view goes where it belongs.
    case commitHierarchy
    /// `presentedViewController` and `presentingViewController` are cut (contract A22, A33).
    case cutLinks
    /// `isBeingPresented` and `isBeingDismissed` are false again (contract A22b, A35).
    case clearFlags
    /// The completion block of `present` or `dismiss`.
    case completion
    /// `presentationControllerDidDismiss` of the presentation controller's delegate (contract C10).
    case didDismiss
    /// The animator's `animationEnded`.
    case animationEnded
    /// The coordinator's completions, in the order in which they came, and requests that waited (contract A18′, G3).
    case coordinatorCompletions
  }

  /// From the queries to `animateTransition` (contract A5, A9–A12, L1–L3).
  package func start() -> [Step] {
    switch variant.willBeginHook {
    case .beforeAppearance: [.willBeginHook] + wills()
    case .afterAppearance: wills() + [.willBeginHook]
    }
  }

  /// Who begins to come and to go; again when a transition that had turned back is taken up (contract D12).
  package func wills() -> [Step] {
    switch direction {
    case .present:
      (removesPresenter ? [.begin(.presenter, appearing: false)] : []) + [.begin(.presented, appearing: true)]
    case .dismiss:
      [.begin(.presented, appearing: false)] + (removesPresenter ? [.begin(.presenter, appearing: true)] : [])
    }
  }

  /// When a finger gives the transition up, after the interaction handlers (contract A29, A30′).
  package func cancel() -> [Step] { variant.compensatingWills == .atCancel ? compensatingWills() : [] }

  /// Inside `completeTransition` (contract A17, A18′, A20, A22, A29–A36).
  ///
  /// `hasTurnedBack` tells whether the compensating will-callbacks were sent when it was given up.
  package func finish(didComplete: Bool, hasTurnedBack: Bool = false) -> [Step] {
    var steps: [Step] = didComplete || hasTurnedBack ? [] : compensatingWills()
    steps.append(.commitHierarchy)
    if (direction == .dismiss) == didComplete { steps.append(.cutLinks) }
    let dids = didCallbacks(didComplete: didComplete)
    switch variant.didEndHook {
    case .beforeAppearance: steps += [.didEndHook] + dids
    case .afterAppearance: steps += dids + [.didEndHook]
    }
    steps.append(.clearFlags)
    // No block after a transition that was not completed: what it waits for never came (contract A34′).
    if didComplete || variant.cancelledCompletion == .called { steps.append(.completion) }
    if isSwipe, didComplete { steps.append(.didDismiss) }
    switch variant.animationEnded {
    case .beforeCoordinator: steps += [.animationEnded, .coordinatorCompletions]
    case .afterCoordinator: steps += [.coordinatorCompletions, .animationEnded]
    }
    return steps
  }

  /// The one that was coming turns back first, then the one that was going (contract A29, A30′).
  private func compensatingWills() -> [Step] {
    switch direction {
    case .present:
      [.begin(.presented, appearing: false)] + (removesPresenter ? [.begin(.presenter, appearing: true)] : [])
    case .dismiss:
      (removesPresenter ? [.begin(.presenter, appearing: false)] : []) + [.begin(.presented, appearing: true)]
    }
  }

  /// The one that is there in the end hears of it first (contract A9, A10).
  private func didCallbacks(didComplete: Bool) -> [Step] {
    let presentedStays = (direction == .present) == didComplete
    if !removesPresenter { return [.end(.presented)] }
    return presentedStays ? [.end(.presented), .end(.presenter)] : [.end(.presenter), .end(.presented)]
  }
}
