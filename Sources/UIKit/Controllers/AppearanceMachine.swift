#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
package import TransitionTrace

/// Where a controller stands between its appearance callbacks, and which callback comes next (contract F8).
package struct AppearanceMachine: Equatable {
  /// The phase it is in.
  package private(set) var phase = AppearancePhase.disappeared
  /// Whether `viewIsAppearing` is still owed for this appearance (contract A14).
  package private(set) var owesIsAppearing = false

  package init() {}

  /// What a call leads to.
  package enum Outcome: Equatable {
    /// Send this callback.
    case send(LifecycleCallback)
    /// The controller is there, or on its way, already.
    case nothing
    /// An end without its begin: UIKit warns of unbalanced calls (contract F6).
    case unbalanced
  }

  /// The controller begins to appear or to disappear. Turning round midway is legal (contract F8).
  package mutating func begin(appearing: Bool) -> Outcome {
    switch (phase, appearing) {
    case (.disappeared, true), (.disappearing, true):
      phase = .appearing
      owesIsAppearing = true
      return .send(.viewWillAppear)
    case (.appeared, false), (.appearing, false):
      phase = .disappearing
      owesIsAppearing = false
      return .send(.viewWillDisappear)
    case (.appearing, true), (.disappearing, false): return .unbalanced
    case (.appeared, true), (.disappeared, false): return .nothing
    }
  }

  /// The controller's view has its place and traits.
  package mutating func isAppearing() -> Outcome {
    guard phase == .appearing, owesIsAppearing else { return .nothing }
    owesIsAppearing = false
    return .send(.viewIsAppearing)
  }

  /// The controller has appeared or disappeared.
  package mutating func end() -> Outcome {
    switch phase {
    case .appearing:
      phase = .appeared
      owesIsAppearing = false
      return .send(.viewDidAppear)
    case .disappearing:
      phase = .disappeared
      return .send(.viewDidDisappear)
    case .appeared, .disappeared: return .unbalanced
    }
  }
}
