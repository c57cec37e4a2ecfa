#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// The animations of one `UIView.animate` call, and the completion that waits for all of them.
@MainActor
final class AnimationGroup {
  private var completion: ((Bool) -> Void)?
  private let closure: Int32
  /// Who animates: UIKit's own animator, or else the app. The completion is the same one's doing.
  private let origin: Origin
  private var running = 0
  private(set) var count = 0
  private var isClosed = false
  private var allFinished = true
  /// Whether views take touches while they are animated (contract H10).
  let allowsTouches: Bool

  init(completion: ((Bool) -> Void)?, allowsTouches: Bool = false) {
    self.completion = completion
    self.allowsTouches = allowsTouches
    origin = Simulation.current.recorder.origin == .uikit ? .uikit : .user
    closure = completion == nil ? 0 : Simulation.current.recorder.takeClosure(.animationCompletion)
  }

  func add(_ animation: RunningAnimation) {
    running += 1
    count += 1
  }

  /// One of the animations is over. Completions of those that ran out come in their own callout, at their end; of
  /// removed ones at once, but never inside the call that removed them (contract H2, H4, Z3).
  func ended(_ animation: RunningAnimation, finished: Bool, naturally: Bool) {
    running -= 1
    if !finished { allFinished = false }
    guard isClosed, running == 0 else { return }
    if naturally {
      run(allFinished)
    } else {
      runLater(allFinished)
    }
  }

  /// The block has been run. One that animated nothing is complete (contract H5: at once, or in the next turn).
  func close(in simulation: Simulation) {
    isClosed = true
    guard running == 0 else { return }
    if count == 0, simulation.variant.emptyAnimation == .insideCall {
      run(true)
    } else {
      runLater(allFinished)
    }
  }

  /// Runs the completion with nothing to wait for.
  func run(_ finished: Bool) {
    guard let body = completion else { return }
    completion = nil
    let simulation = Simulation.current
    simulation.recorder.record(.closureRun(.animationCompletion, closure: closure, flag: finished))
    simulation.act(as: origin) { body(finished) }
  }

  /// Runs the completion at the beginning of the next turn (contract H6).
  func runLater(_ finished: Bool, phase: VirtualRunLoop.Phase = .animation) {
    if completion == nil { return }
    Simulation.current.loop.schedule(after: 0, phase: phase) { self.run(finished) }
  }

  func abandon() { completion = nil }
}
