import Foundation
import TransitionTrace
import UIKit

extension Stage {
  /// Lets time pass, running what is due on the way (promise 2).
  public func advance(by duration: Duration) {
    let (seconds, attoseconds) = duration.components
    // No story is longer than thirty years, and beyond that nanoseconds would run out.
    let length = min(seconds, 1_000_000_000) * 1_000_000_000 + attoseconds / 1_000_000_000
    drive { $0.run(until: $0.now + max(0, length)) }
  }

  /// Lets time pass to the next thing due and runs that turn; `false` if nothing is.
  @discardableResult
  public func advanceToNextEvent() -> Bool {
    var ran = false
    drive { ran = $0.runTurn() }
    return ran
  }

  /// Runs one turn of the run loop at the present time.
  public func nextTurn() {
    drive { loop in
      loop.wakeUp()
      _ = loop.runTurn()
    }
  }

  /// A moment of the transition in flight.
  public enum TransitionMoment: Sendable {
    /// One frame (a sixtieth of a second) before its planned end.
    case beforeEnd
    /// Its planned end, with what is due then.
    case atEnd
    /// One frame after its planned end.
    case afterEnd
  }

  /// A sixtieth of a second, in nanoseconds.
  static let frame: Int64 = 16_666_667

  /// Lets time pass to a moment of the transition in flight; a transition asked for is begun first. Without one, only
  /// a turn passes.
  public func advance(to moment: TransitionMoment) {
    guard let times = timesOfTransition() else { return nextTurn() }
    let target =
      switch moment {
      case .beforeEnd: times.end - Self.frame
      case .atEnd: times.end
      case .afterEnd: times.end + Self.frame
      }
    drive { $0.run(until: max($0.now, target)) }
  }

  /// Lets time pass to a fraction, from 0 to 1, of the planned time of the transition in flight.
  public func advance(toFractionOfTransition fraction: Double) {
    guard let times = timesOfTransition() else { return nextTurn() }
    let target = times.begin + Int64((Double(times.end - times.begin) * max(0, fraction)).rounded())
    drive { $0.run(until: max($0.now, target)) }
  }

  /// Begins what waits to begin, then tells the times of the transition in flight.
  private func timesOfTransition() -> (begin: Int64, end: Int64)? {
    if simulation.transitionTimes == nil, simulation.hasOpenTransition { nextTurn() }
    return simulation.transitionTimes
  }

  /// What `settle()` came to.
  public struct Settlement: Sendable, CustomStringConvertible {
    /// How much virtual time passed.
    public let advanced: Duration
    /// What never came to rest, in words; empty when all did.
    public let unrest: [String]
    /// Whether everything came to rest.
    public var isAtRest: Bool { unrest.isEmpty }

    /// One line for a failing test.
    public var description: String {
      isAtRest
        ? "at rest after \(advanced)" : "not at rest after \(advanced): \(unrest.joined(separator: "; "))"
    }
  }

  /// Lets time pass until everything finite is over (promises 5–7) and says what it came to.
  @discardableResult
  public func settle() -> Settlement {
    let start = simulation.loop.now
    let settled = settleQuietly()
    if settled, isHoldingTransition {
      let held = simulation.openTransitionTitles.joined(separator: " and ")
      return Settlement(advanced: .nanoseconds(simulation.loop.now - start), unrest: ["a finger holds \(held)"])
    }
    simulation.recorder.time = TraceTime(nanoseconds: simulation.loop.now)
    simulation.keepSnapshot(.quiet)
    simulation.act(as: .uikit) {
      if settled { probe() }
      simulation.recorder.record(settled ? .quiet : .stuck)
    }
    return Settlement(
      advanced: .nanoseconds(simulation.loop.now - start), unrest: settled ? [] : simulation.unrest)
  }

  /// How long an open transition is waited for, past its planned end or past the call, in nanoseconds (promise 7).
  private static let slack: Int64 = 1_000_000_000
  /// How long one call to settle goes on at most, in nanoseconds.
  private static let patience: Int64 = 120_000_000_000

  @discardableResult
  package func settleQuietly() -> Bool {
    var settled = false
    drive { loop in
      let start = loop.now
      while true {
        let next = loop.nextInstant
        let isBusyNow = next == loop.now
        let isOver = !simulation.hasOpenTransition || isHoldingTransition
        if !isBusyNow, isOver, simulation.finiteAnimations == 0 {
          settled = true
          return
        }
        // What an app does after a finger has held a transition for long takes its time too.
        let limit = min(start + Self.patience, max(simulation.plannedEnd, start) + Self.slack)
        guard let next, next <= max(limit, loop.now), loop.runTurn() else { return }
      }
    }
    return settled
  }

  /// Whether the finger on the stage is what keeps the transition in flight from going on.
  private var isHoldingTransition: Bool { gesture != nil && simulation.isHeldByFinger }

  /// Turns the loop with this stage current; afterwards whoever calls UIKit is the app.
  private func drive(_ body: (VirtualRunLoop) -> Void) {
    makeCurrent()
    // Views that a test changed between two calls are laid out and rendered like an app's.
    if simulation.mayNeedLayout { simulation.loop.wakeUp() }
    simulation.recorder.time = TraceTime(nanoseconds: simulation.loop.now)
    body(simulation.loop)
    simulation.recorder.time = TraceTime(nanoseconds: simulation.loop.now)
    simulation.recorder.turn = simulation.loop.turn
    simulation.recorder.origin = .user
  }
}
