import Testing
import TransitionTrace
import UIKit

/// What comes of every call in every state (contract D17–D28, D31).
@Suite struct PropertyAnimatorMachineTests {
  typealias Machine = PropertyAnimatorMachine

  /// The state after a call, and the steps; or the exception.
  enum Outcome: Equatable {
    case goes(Machine.State, [Machine.Step])
    case raises(UIKitException)
  }

  /// One call, and what comes of it in each state, in the order of `Machine.State.allCases`.
  struct Row {
    let call: Machine.Call
    let outcomes: [Outcome]
  }

  private static func stay(_ state: Machine.State, _ steps: Machine.Step...) -> Outcome { .goes(state, steps) }

  /// Inactive, waiting, paused, running, stopped, finishing.
  static let rows: [Row] = [
    Row(
      call: .beTaken(to: .start),
      outcomes: [
        stay(.inactive), stay(.waiting), stay(.paused), .goes(.finishing, [.setModel(.start), .complete(.start)]),
        stay(.stopped), stay(.finishing),
      ]),
    Row(
      call: .beTaken(to: .current),
      outcomes: [
        stay(.inactive), stay(.waiting), stay(.paused), .goes(.finishing, [.complete(.current)]), stay(.stopped),
        stay(.finishing),
      ]),
    Row(
      call: .start,
      outcomes: [
        .goes(.running, [.activate, .run]), stay(.waiting), .goes(.running, [.run]), stay(.running),
        .raises(.animatorStopped), stay(.finishing),
      ]),
    Row(
      call: .pause,
      outcomes: [
        .goes(.paused, [.activate, .hold]), .goes(.paused, [.hold]), stay(.paused), .goes(.paused, [.hold]),
        .raises(.animatorStopped), stay(.finishing),
      ]),
    Row(
      call: .setFraction,
      outcomes: [
        .goes(.paused, [.activate, .hold, .seek]), .goes(.paused, [.hold, .seek]), stay(.paused, .seek),
        stay(.running), stay(.stopped), stay(.finishing),
      ]),
    Row(
      call: .setReversed(true),
      outcomes: [
        stay(.inactive), stay(.waiting), stay(.paused), stay(.running, .run), stay(.stopped), stay(.finishing),
      ]),
    Row(
      call: .setReversed(false),
      outcomes: [stay(.inactive), stay(.waiting), stay(.paused), stay(.running), stay(.stopped), stay(.finishing)]),
    Row(
      call: .resume,
      outcomes: [
        .raises(.animatorNotPaused), .raises(.animatorNotPaused), .goes(.running, [.runAsTold]),
        .raises(.animatorNotPaused), .raises(.animatorStopped), .raises(.animatorNotPaused),
      ]),
    Row(
      call: .stop(withoutFinishing: false),
      outcomes: [
        stay(.inactive), .goes(.stopped, [.takeShownValues]), .goes(.stopped, [.takeShownValues]),
        .goes(.stopped, [.takeShownValues]), .raises(.animatorStopped), stay(.finishing),
      ]),
    Row(
      call: .stop(withoutFinishing: true),
      outcomes: [
        stay(.inactive), .goes(.inactive, [.takeShownValues, .forget]),
        .goes(.inactive, [.takeShownValues, .forget]), .goes(.inactive, [.takeShownValues, .forget]),
        .raises(.animatorStopped), stay(.finishing),
      ]),
    Row(
      call: .finish(at: .current),
      outcomes: [
        .raises(.animatorNotStopped), .raises(.animatorNotStopped), .raises(.animatorNotStopped),
        .raises(.animatorNotStopped), .goes(.finishing, [.setModel(.current), .complete(.current)]),
        .raises(.animatorNotStopped),
      ]),
    Row(
      call: .addAnimations,
      outcomes: [
        stay(.inactive, .keepBlock), .goes(.running, [.runBlock, .run]), stay(.paused, .runBlock),
        stay(.running, .runBlock), .raises(.animatorStopped), stay(.finishing, .keepBlock),
      ]),
    Row(call: .addCompletion, outcomes: Machine.State.allCases.map { stay($0, .keepCompletion) }),
    Row(
      call: .configure,
      outcomes: Machine.State.allCases.map { $0 == .inactive ? stay($0, .set) : .raises(.animatorNotInactive) }),
    Row(
      call: .arrive,
      outcomes: [
        stay(.inactive), stay(.waiting), stay(.paused), .goes(.finishing, [.complete(.end)]), stay(.stopped),
        stay(.finishing),
      ]),
    Row(
      call: .completed,
      outcomes: [
        stay(.inactive), stay(.waiting), stay(.paused), stay(.running), stay(.stopped), .goes(.inactive, []),
      ]),
    Row(
      call: .release,
      outcomes: [
        stay(.inactive), stay(.waiting), .raises(.animatorReleased), stay(.running), .raises(.animatorReleased),
        stay(.finishing),
      ]),
  ]

  @Test(
    "Every call in every state",
    arguments: rows.indices)
  func everything(row: Int) {
    let row = Self.rows[row]
    #expect(row.outcomes.count == Machine.State.allCases.count)
    for (state, outcome) in zip(Machine.State.allCases, row.outcomes) {
      var machine = Machine(state: state)
      machine.hasBlocks = true
      let answer = machine.handle(row.call)
      let found: Outcome =
        switch answer {
        case .carryOut(let steps): .goes(machine.state, steps)
        case .raise(let exception): .raises(exception)
        }
      #expect(found == outcome, "\(row.call) in \(state)")
      if case .raises = outcome { #expect(machine.state == state) }
    }
  }

  @Test func withoutBlocksItWaits() {
    var machine = Machine()
    #expect(machine.handle(.start) == .carryOut([.activate]))
    #expect(machine.state == .waiting && machine.isActive && !machine.isRunning)
    #expect(machine.handle(.addAnimations) == .carryOut([.runBlock, .run]))
    #expect(machine.isRunning)
  }

  @Test("What can't be interrupted runs on, and can't be continued")
  func uninterruptible() {
    var machine = Machine(state: .running)
    machine.isInterruptible = false
    for call in [Machine.Call.pause, .stop(withoutFinishing: true), .stop(withoutFinishing: false)] {
      #expect(machine.handle(call) == .carryOut([]))
      #expect(machine.state == .running)
    }
    var paused = Machine(state: .paused)
    paused.isInterruptible = false
    #expect(paused.handle(.resume) == .raise(.animatorNotPaused))
  }

  @Test("Run back it completes at the start, and is forward again")
  func reversed() {
    var machine = Machine(state: .running)
    #expect(machine.handle(.setReversed(true)) == .carryOut([.run]))
    #expect(machine.handle(.setReversed(true)) == .carryOut([]))
    #expect(machine.handle(.arrive) == .carryOut([.setModel(.start), .complete(.start)]))
    #expect(machine.isReversed && machine.isRunning)
    #expect(machine.handle(.completed) == .carryOut([]))
    #expect(machine == Machine())
  }

  @Test("Told to, it pauses at its end")
  func pausing() {
    var machine = Machine(state: .running)
    machine.pausesOnCompletion = true
    #expect(machine.handle(.arrive) == .carryOut([.hold]))
    #expect(machine.state == .paused && machine.isActive && !machine.isRunning)
  }

  @Test func whatATraceTellsOfACall() {
    func change(_ state: PropertyAnimatorMachine.State, _ call: PropertyAnimatorMachine.Call) -> AnimatorChange? {
      var machine = PropertyAnimatorMachine(state: state)
      machine.hasBlocks = true
      let before = machine
      _ = machine.handle(call)
      return machine.change(since: before)
    }
    #expect(change(.inactive, .start) == .started && change(.waiting, .addAnimations) == .started)
    var empty = PropertyAnimatorMachine()
    _ = empty.handle(.start)
    #expect(empty.change(since: PropertyAnimatorMachine()) == .startedEmpty)
    #expect(change(.inactive, .pause) == .paused && change(.running, .pause) == .paused)
    #expect(change(.paused, .start) == .resumed && change(.paused, .resume) == .resumed)
    #expect(change(.running, .setReversed(true)) == .reversed && change(.paused, .setReversed(true)) == .reversed)
    #expect(change(.running, .setReversed(false)) == nil && change(.inactive, .setReversed(true)) == nil)
    #expect(change(.running, .stop(withoutFinishing: false)) == .stopped)
    #expect(change(.running, .stop(withoutFinishing: true)) == .abandoned)
    #expect(change(.running, .arrive) == nil && change(.finishing, .completed) == .ended)
    #expect(change(.paused, .setFraction) == nil && change(.running, .addCompletion) == nil)
  }
}
