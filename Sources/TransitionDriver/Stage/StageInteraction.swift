import Foundation
import TransitionGenerators
import UIKit

/// The finger that drives a transition of a stage, from `present(_:interactively:)` or `dismiss(interactively:)` on.
///
/// Each call is a step of the story; one that can't apply, because no finger is down, is left out and answers `false`.
@MainActor
public struct StageInteraction {
  let stage: Stage

  /// Moves the finger to a fraction of its way, from 0 to 1.
  @discardableResult
  public func update(_ fraction: Double) -> Bool {
    stage.perform(.drag(perMille: Int((max(0, min(1, fraction)) * 1_000).rounded())))
  }

  /// Lifts the finger so that the transition goes on, at a multiple of its ordinary speed.
  @discardableResult
  public func finish(speed: Double = 1) -> Bool { stage.perform(.finish(speed: Self.percent(speed))) }

  /// Lifts the finger so that the transition is given up, at a multiple of its ordinary speed.
  @discardableResult
  public func cancel(speed: Double = 1) -> Bool { stage.perform(.cancel(speed: Self.percent(speed))) }

  /// The system takes the gesture away, as for a call.
  @discardableResult
  public func abort() -> Bool { stage.perform(.abort) }

  /// A finger takes up the transition that runs by itself, and holds it: what an app's gesture handler does with a touch
  /// midway, or `pause()` of the percent-driven controller it answered (contract D12).
  @discardableResult
  public func pause() -> Bool { stage.perform(.pause) }

  /// A finger takes up the transition that runs by itself, and lets it go the other way at once (contract D12, D28).
  @discardableResult
  public func reverse() -> Bool { stage.perform(.reverse) }

  /// Lifts the finger if it is still down, giving the transition up, as every story does before its end.
  public func lift() { stage.liftFinger() }

  private static func percent(_ speed: Double) -> Int { Int(max(1, min(10_000, (speed * 100).rounded()))) }
}
