#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// The blocks that run alongside a transition or a change of size, and after it (contract H14).
@MainActor
final class AlongsideBlocks {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The transition they belong to, 0 for none.
  private let ordinal: Int32
  private var animations: [(body: Block, closure: Int32)] = []
  private var completions: [(body: Block, closure: Int32)] = []
  private var hasRun = false

  init(ordinal: Int32) { self.ordinal = ordinal }

  /// Takes in an app's blocks; `false` if it is too late to animate.
  func add(_ animation: Block?, _ completion: Block?) -> Bool {
    let recorder = Simulation.current.recorder
    if let completion {
      completions.append((completion, recorder.takeClosure(.coordinatorCompletion, transition: ordinal)))
    }
    if hasRun { return false }
    if let animation {
      animations.append((animation, recorder.takeClosure(.coordinatorAnimation, transition: ordinal)))
    }
    return true
  }

  /// Runs the blocks alongside, in the animation that is open now, or without one (contract H14′).
  func run(for coordinator: any UIViewControllerTransitionCoordinator) {
    if hasRun { return }
    hasRun = true
    for animation in animations { run(animation, .coordinatorAnimation, for: coordinator) }
    animations = []
  }

  /// Runs the completions in the order in which they came (contract A18′).
  func complete(for coordinator: any UIViewControllerTransitionCoordinator) {
    while !completions.isEmpty {
      let next = completions.removeFirst()
      run(next, .coordinatorCompletion, for: coordinator)
    }
  }

  func abandon() {
    animations = []
    completions = []
  }

  private func run(
    _ block: (body: Block, closure: Int32), _ kind: ClosureKind,
    for coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let simulation = Simulation.current
    simulation.recorder.record(
      .closureRun(kind, closure: block.closure, flag: coordinator.isCancelled), transition: ordinal)
    simulation.callApp { block.body(coordinator) }
  }
}
