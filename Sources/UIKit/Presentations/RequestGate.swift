#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
package import TransitionTrace

/// Whether a request to present or to dismiss can be carried out, from the facts at hand (contract G1–G7b).
package struct RequestGate: Equatable {
  /// What becomes of a request.
  package enum Answer: Equatable {
    case accept
    /// It waits for the transition in flight (contract G3).
    case queue
    case ignore(UIKitWarning?)
    case raise(UIKitException)
  }

  /// The facts about a request to present.
  package struct Present: Equatable {
    package var transitionInFlight = false
    /// The controller to present has a parent, is a window's root, or is the presenter itself.
    package var isActive = false
    package var isPresentedAlready = false
    package var presenterInWindow = true
    package var presenterPresents = false

    package init() {}

    /// The answer.
    package var answer: Answer {
      if transitionInFlight { return .queue }
      if isActive { return .raise(.activeController) }
      if isPresentedAlready { return .raise(.alreadyPresented) }
      if !presenterInWindow { return .ignore(.notInWindow) }
      if presenterPresents { return .ignore(.alreadyPresenting) }
      return .accept
    }
  }

  /// The facts about a request to dismiss.
  package struct Dismiss: Equatable {
    package var transitionInFlight = false
    package var hasSomethingToDismiss = true

    package init() {}

    /// The answer, which for requests in flight depends on the version (contract G6).
    package func answer(_ variant: UIKitVariant) -> Answer {
      if transitionInFlight { return variant.dismissInFlight == .queued ? .queue : .ignore(.transitionInProgress) }
      return hasSomethingToDismiss ? .accept : .ignore(nil)
    }
  }
}
